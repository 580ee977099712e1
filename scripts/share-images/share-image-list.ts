import { createInstance } from "i18next";
import { ENTRIES, type Entry } from "#catalogue/index.ts";
import { itemText } from "#catalogue/item-text.ts";
import { itemName, organizationName } from "#catalogue/names.ts";
import { resources } from "#locales/index.ts";
import { LANGUAGES, type Language } from "#locales/languages.ts";
import { audienceText, whenText } from "./item-facts.ts";
import type { ShareImage } from "./share-image.ts";

type ListedImage = ShareImage & { readonly file: string };

/** Share image of every page, in both languages: `file` is its path and language. */
export function shareImages(): ReadonlyArray<ListedImage> {
  return LANGUAGES.flatMap((language) => {
    const { home, catalogueWords, listPage } = resources[language];
    const page = (path: string, title: string) =>
      listed(path, language, {
        title,
        organization: home.hero.kicker,
        ...{ kind: "", audience: "", when: "" },
      });
    return [
      page("/inicio", home.hero.heading),
      ...Object.entries(catalogueWords.screen).map(([path, title]) =>
        page(path, title),
      ),
      // One for all lists: their titles are in the page's own tags.
      page("/lista", listPage.image),
      ...itemImages(language),
    ];
  });
}

function itemImages(language: Language): ReadonlyArray<ListedImage> {
  const i18n = createInstance();
  i18n.init({
    lng: language,
    resources,
    ns: "catalogueWords",
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const words = { t: i18n.getFixedT(null, "catalogueWords"), language };
  return ENTRIES.map((entry: Entry) => {
    const say = (key: string) => itemText(entry, language, key);
    const title = itemName(entry, say);
    const organization = organizationName(entry, say);
    return listed(entry.path, language, {
      title,
      kind: words.t(`itemType.${entry.type}`),
      organization: organization === title ? "" : organization,
      audience: audienceText(entry, words),
      when: whenText(entry, words),
    });
  });
}

function listed(
  path: string,
  language: Language,
  texts: Omit<ShareImage, "seed">,
): ListedImage {
  // One drawing for both languages: only the path decides it.
  return { file: `${path.slice(1)}-${language}`, ...texts, seed: path };
}
