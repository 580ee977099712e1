import i18next, { type BackendModule, type ResourceKey } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";
import { type Language, supportedLanguage } from "#locales/languages.ts";
import {
  i18nOptions,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  LANGUAGE_STORAGE_KEY,
} from "./i18n.ts";

/** One chunk for each screen and language; the browser asks only for what it shows. */
const screens = import.meta.glob<Record<string, ResourceKey>>(
  "/locales/*/screens/*.ts",
);

const YEAR_IN_MINUTES = 525_600;

const screenWording: BackendModule = {
  type: "backend",
  init() {},
  async read(language, namespace) {
    const load = screens[`/locales/${language}/screens/${kebab(namespace)}.ts`];
    if (!load) throw new Error(`No wording for ${language}/${namespace}`);
    const wording = (await load())[namespace];
    if (!wording) throw new Error(`${namespace} exports no ${namespace}`);
    return wording;
  },
};

/** Starts i18next in the language of the page, with the wording of the given namespaces loaded. */
export async function startBrowserI18n(
  pageLanguage: Language,
  namespaces: ReadonlyArray<string>,
) {
  await i18next
    .use(screenWording)
    .use(initReactI18next)
    .init({ ...i18nOptions(pageLanguage), ns: [...namespaces] });
  return i18next;
}

/**
 * The language that the visitor's own settings ask for, in the order of the
 * specification (§9), remembered in local storage and cookie. It differs from
 * the page's only where the server could not see the setting.
 */
export function detectLanguage(pageLanguage: Language): Language {
  const detector = new LanguageDetector();
  // With these services the detector answers with every candidate, not with the first.
  const services = { languageUtils: { getBestMatchFromCodes: () => "" } };
  detector.init(services, {
    order: [
      "querystring",
      "cookie",
      "localStorage",
      "sessionStorage",
      "navigator",
      "htmlTag",
    ],
    lookupQuerystring: LANGUAGE_PARAMETER,
    lookupCookie: LANGUAGE_COOKIE,
    lookupLocalStorage: LANGUAGE_STORAGE_KEY,
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
