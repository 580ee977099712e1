import i18next, {
  type BackendModule,
  type FlatNamespace,
  type ResourceKey,
} from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";
import { type Language, supportedLanguage } from "#locales/languages.ts";
import { i18nOptions } from "./i18n.ts";
import { loadWording } from "./load-wording.ts";

/** One chunk for each screen and language; the browser asks only for what it shows. */
const screens = import.meta.glob<Record<string, ResourceKey>>(
  "/locales/*/screens/*.ts",
);

/** How long to wait for a line that comes and goes before what is missing is asked for again. */
const PAUSES_MS = [2_000, 8_000, 30_000];

const YEAR_IN_MINUTES = 525_600;

const screenWording: BackendModule = {
  type: "backend",
  init() {},
  async read(language, namespace) {
    const load = screens[`/locales/${language}/screens/${kebab(namespace)}.ts`];
    // Whoever asked misses what is not there.
    return (await load?.())?.[namespace];
  },
};

/**
 * Starts i18next in the language of the page, with the wording of the given namespaces
 * loaded. Throws where it does not come at all: the page stays as the server drew it.
 */
export async function startBrowserI18n(
  pageLanguage: Language,
  namespaces: ReadonlyArray<FlatNamespace>,
) {
  await i18next
    .use(screenWording)
    .use(initReactI18next)
    .init({ ...i18nOptions(pageLanguage), ns: [] });
  for (const ms of PAUSES_MS)
    try {
      await loadWording(i18next, namespaces);
      return i18next;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  await loadWording(i18next, namespaces);
  return i18next;
}

/**
 * The language that the visitor's own settings ask for, remembered in local storage and
 * cookie. Order and names are the detector's own, which the specification (§9) takes over.
 * It differs from the page's only where the server could not see the setting.
 */
export function detectLanguage(pageLanguage: Language): Language {
  const detector = new LanguageDetector();
  // With these services the detector answers with every candidate, not with the first.
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

function kebab(namespace: string): string {
  return namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
