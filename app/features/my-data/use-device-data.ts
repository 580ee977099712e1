import { useEffect, useState, useSyncExternalStore } from "react";
import { forgetPages, hasCachedPages } from "#app/platform/offline-pages.ts";
import {
  clearDeviceData,
  type DeviceDataKind,
  listDeviceDataKinds,
} from "./device-data.ts";

/** Kinds of data on this device, and a function that removes them. */
export function useDeviceData() {
  // A string: React compares snapshots by identity.
  const joinedKinds = useSyncExternalStore(onStorage, storedKinds, () => "");
  const [hasPages, setHasPages] = useState(false);
  useEffect(() => {
    hasCachedPages().then(setHasPages, () => {});
  }, []);

  function clear(): boolean {
    const isCleared = clearThisDevice();
    if (isCleared) setHasPages(false);
    return isCleared;
  }

  const stored = joinedKinds.split(" ").filter(Boolean);
  return {
    kinds: [
      ...stored,
      ...(hasPages ? ["pages"] : []),
    ] as ReadonlyArray<DeviceDataKind>,
    clear,
  };
}

/** Clears data and offline pages; false when storage is forbidden. Notifies subscribers. */
export function clearThisDevice(): boolean {
  try {
    clearDeviceData(localStorage, sessionStorage);
    forgetPages().catch(() => {});
  } catch {
    return false;
  }
  // A null key stands for a cleared storage.
  dispatchEvent(new StorageEvent("storage", { key: null }));
  return true;
}

function onStorage(changed: () => void): () => void {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}

function storedKinds(): string {
  try {
    return listDeviceDataKinds(localStorage, sessionStorage).join(" ");
  } catch {
    return "";
  }
}
