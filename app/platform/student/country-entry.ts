import { deviceEntry } from "./device-entry.ts";

/** The country chosen last in a filter on this device: ISO 3166-1 alpha-2. */
export const countryEntry = deviceEntry("trampolin-country");
