import { useSyncExternalStore } from "react";
import { clearDevice, type DeviceEntry, deviceEntries } from "./device-data.ts";

/** The kinds of things kept on this device, and how to remove them all. */
export function useDeviceData() {
  // A text: React compares what it is given with what it had.
  const kinds = useSyncExternalStore(onStorage, storedKinds, () => "");
  return {
    entries: kinds.split(" ").filter(Boolean) as ReadonlyArray<DeviceEntry>,
    clear: clearThisDevice,
  };
}

/** False where storage is forbidden. Everything on the page that shows a part of it hears of it. */
export function clearThisDevice(): boolean {
  try {
    clearDevice(localStorage, sessionStorage);
  } catch {
    return false;
  }
  // What other tabs hear when everything goes: no key.
  dispatchEvent(new StorageEvent("storage", { key: null }));
  return true;
}

function onStorage(changed: () => void): () => void {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}

function storedKinds(): string {
  try {
    return deviceEntries(localStorage, sessionStorage).join(" ");
  } catch {
    return "";
  }
}
