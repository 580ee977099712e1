import LanguageDetector from "i18next-browser-languagedetector";
import { type Language, supportedLanguage } from "#locales/languages.ts";

const YEAR_IN_MINUTES = 525_600;

/**
 * The language of the visitor's settings, stored in local storage and cookie. Order and
 * names are the detector's own, as in the specification (§9). It differs from the
 * page's only when the server could not see the setting.
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
  const wanted =
    candidates.map(supportedLanguage).find((language) => language !== null) ??
    pageLanguage;
  detector.cacheUserLanguage(wanted, ["localStorage", "cookie"]);
  return wanted;
}
