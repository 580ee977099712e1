export const LANGUAGES = ["es", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Specification §1. */
export const FALLBACK_LANGUAGE: Language = "es";

/** Address parameter, cookie and local storage entry that hold the chosen language. Specification §9. */
export const LANGUAGE_PARAMETER = "lng";
export const LANGUAGE_COOKIE = "i18next";
export const LANGUAGE_STORAGE_KEY = "i18nextLng";

/** "es-MX" is Spanish; null for an unsupported language. */
export function supportedLanguage(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}
