import LanguageDetector from "i18next-browser-languagedetector";
import { type Language, supportedLanguage } from "#locales/languages.ts";

const YEAR_IN_MINUTES = 525_600;

/**
 * Detects the language of the visitor's settings and stores it in local storage and a
 * cookie. The order of the sources and the storage keys are the detector's defaults, as in
 * the specification (§9).
 */
export function detectLanguage(pageLanguage: Language): Language {
  const detector = new LanguageDetector();
  // With these services the detector returns every candidate, not the first.
  const services = { languageUtils: { getBestMatchFromCodes: () => "" } };
  detector.init(services, {
    cookieMinutes: YEAR_IN_MINUTES,
    cookieOptions: { path: "/", sameSite: "lax" },
  });
  const candidates = [detector.detect() ?? []].flat();
  const detected =
    candidates.map(supportedLanguage).find((language) => language !== null) ??
    pageLanguage;
  detector.cacheUserLanguage(detected, ["localStorage", "cookie"]);
  return detected;
}
