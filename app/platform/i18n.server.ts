import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { resources } from "#locales/index.ts";
import type { Language } from "#locales/languages.ts";
import { i18nOptions } from "./i18n.ts";

/** An instance with all wording, ready at once. Create one per language and reuse it. */
export function createServerI18n(language: Language): i18n {
  const instance = createInstance().use(initReactI18next);
  instance.init({
    ...i18nOptions(language),
    ns: Object.keys(resources.es),
    resources,
    initAsync: false,
  });
  return instance;
}
