import i18next, {
  type BackendModule,
  type FlatNamespace,
  type ResourceKey,
} from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#locales/languages.ts";
import { i18nOptions } from "./i18n.ts";
import { loadWording } from "./load-wording.ts";
import { wordingFile } from "./screen-handle.ts";

/** One chunk for each screen and language; the browser loads only what it shows. */
const screens = import.meta.glob<Record<string, ResourceKey>>(
  "/locales/*/screens/*.ts",
);

/** Milliseconds before each retry, for an unstable connection. */
const RETRY_DELAYS_MS = [2_000, 8_000, 30_000];

const screenWording: BackendModule = {
  type: "backend",
  init() {},
  async read(language, namespace) {
    const load = screens[`/${wordingFile(language, namespace)}`];
    // The caller reports missing wording.
    return (await load?.())?.[namespace];
  },
};

/**
 * Starts i18next in the page's language, with the given namespaces loaded. Throws when
 * the last retry fails: the page stays as the server rendered it.
 */
export async function startBrowserI18n(
  pageLanguage: Language,
  namespaces: ReadonlyArray<FlatNamespace>,
) {
  await i18next
    .use(screenWording)
    .use(initReactI18next)
    .init({ ...i18nOptions(pageLanguage), ns: [] });
  for (const delayMs of RETRY_DELAYS_MS)
    try {
      await loadWording(i18next, namespaces);
      return i18next;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  await loadWording(i18next, namespaces);
  return i18next;
}
