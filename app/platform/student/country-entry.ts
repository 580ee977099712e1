import { deviceEntry } from "./device-entry.ts";

/** The country chosen last on this device, on any screen: ISO 3166-1 alpha-2. */
export const countryEntry = deviceEntry("trampolin-country");
