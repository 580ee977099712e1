/** A text that is stored only on this device. */
export type DeviceEntry = {
  /** Null without a stored text or without storage. */
  readonly read: () => string | null;
  /** Stores the text; null removes it. False without space or storage. */
  readonly store: (text: string | null) => boolean;
  /**
   * Calls `changed` when the text may have changed, in this tab or another. Returns the
   * unsubscribe function.
   */
  readonly onChange: (changed: () => void) => () => void;
};

/** The local storage entry with this key. */
export function deviceEntry(key: string): DeviceEntry {
  // Sent in this tab; other tabs get the browser's own `storage` event.
  const changeEvent = `${key}:changed`;
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
      dispatchEvent(new Event(changeEvent));
      return true;
    },
    onChange(changed) {
      const onStorage = (event: StorageEvent) => {
        // An event without a key means that all entries were cleared.
        if ((event.key ?? key) === key) changed();
      };
      addEventListener(changeEvent, changed);
      addEventListener("storage", onStorage);
      return () => {
        removeEventListener(changeEvent, changed);
        removeEventListener("storage", onStorage);
      };
    },
  };
}
