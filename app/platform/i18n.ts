import type { InitOptions } from "i18next";
import { LANGUAGES, type Language } from "#locales/languages.ts";

/** The same options on server and browser, so that rendering and hydration agree. */
export function i18nOptions(language: Language) {
  return {
    lng: language,
    supportedLngs: [...LANGUAGES],
    // Missing wording fails the screen instead of falling back to another language or
    // its key.
    fallbackLng: false,
    parseMissingKeyHandler(key) {
      throw new Error(`No wording for ${key}`);
    },
    defaultNS: "common",
    // React escapes already.
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } satisfies InitOptions & { showSupportNotice: boolean };
}
