/** Local storage entry that holds what a visitor without an account has saved. */
const DEVICE_FAVOURITES_KEY = "trampolin-device-favourites";

/** Told in this tab; other tabs hear of it by the browser's own `storage` event. */
const CHANGED = "trampolin:device-favourites";

/** The favourites kept on this device, as their stored text: null where there are none or storage is forbidden. */
export function storedDeviceFavourites(): string | null {
  try {
    return localStorage.getItem(DEVICE_FAVOURITES_KEY);
  } catch {
    return null;
  }
}

/** Keeps them on this device, or removes them with null. False where there is no room or storage is forbidden. */
export function storeDeviceFavourites(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(DEVICE_FAVOURITES_KEY);
    else localStorage.setItem(DEVICE_FAVOURITES_KEY, text);
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

/** Calls back whenever they may have changed, in this tab or another. Returns how to stop. */
export function onDeviceFavourites(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === DEVICE_FAVOURITES_KEY || key === null) changed();
  };
  addEventListener(CHANGED, changed);
  addEventListener("storage", onStorage);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener("storage", onStorage);
  };
}
