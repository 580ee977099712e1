import * as en from "./en/index.ts";
import * as es from "./es/index.ts";

/**
 * All wording of both languages. For the server and for tests: the browser loads one
 * screen at a time.
 */
export const resources = { es: { ...es }, en: { ...en } };

export type Resources = typeof resources.es;
