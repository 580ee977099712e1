import LanguageDetector from "i18next-browser-languagedetector";
import { type Language, supportedLanguage } from "#locales/languages.ts";

const YEAR_IN_MINUTES = 525_600;

/**
 * Detects the language of the visitor's settings and stores it in local storage and a
 * cookie. Order and names are the detector's own, as in the specification (§9). The
 * result differs from the page's only when the server could not see the setting.
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
