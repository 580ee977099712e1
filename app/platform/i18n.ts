import type { InitOptions } from "i18next";
import { LANGUAGES, type Language } from "#locales/languages.ts";

/** The settings both sides share, so that the first paint and the hydration agree. */
export function i18nOptions(language: Language) {
  return {
    lng: language,
    supportedLngs: [...LANGUAGES],
    // Missing wording never hides behind another language or its own key: the screen fails.
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
