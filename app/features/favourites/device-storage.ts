import { deviceEntry } from "#app/platform/student/device-entry.ts";

/** Local storage entry of a visitor's saved items. */
const entry = deviceEntry("trampolin-device-favourites");

export const storedDeviceFavourites = entry.read;
export const storeDeviceFavourites = entry.store;
export const onDeviceFavourites = entry.onChange;
