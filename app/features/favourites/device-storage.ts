import { deviceEntry } from "#app/platform/student/device-entry.ts";

/** Local storage entry that holds what a visitor without an account has saved. */
const entry = deviceEntry("trampolin-device-favourites");

export const storedDeviceFavourites = entry.read;
export const storeDeviceFavourites = entry.store;
export const onDeviceFavourites = entry.onChange;
