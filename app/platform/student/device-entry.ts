/** A text that this device keeps for somebody without an account. */
export type DeviceEntry = {
  /** Null where there is none or storage is forbidden. */
  readonly read: () => string | null;
  /** Keeps it, or removes it with null. False where there is no room or storage is forbidden. */
  readonly store: (text: string | null) => boolean;
  /** Calls back whenever it may have changed, in this tab or another. Returns how to stop. */
  readonly onChange: (changed: () => void) => () => void;
};

/** The local storage entry of that name. */
export function deviceEntry(key: string): DeviceEntry {
  // Told in this tab; other tabs hear of it by the browser's own `storage` event.
  const signal = `${key}:changed`;
  return {
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    store(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        return false;
      }
      dispatchEvent(new Event(signal));
      return true;
    },
    onChange(changed) {
      const onStorage = (event: StorageEvent) => {
        // Without a key everything was cleared.
        if ((event.key ?? key) === key) changed();
      };
      addEventListener(signal, changed);
      addEventListener("storage", onStorage);
      return () => {
        removeEventListener(signal, changed);
        removeEventListener("storage", onStorage);
      };
    },
  };
}
