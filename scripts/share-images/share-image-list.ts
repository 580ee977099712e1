import { createInstance } from "i18next";
import { ENTRIES, type Entry } from "#catalogue/index.ts";
import { itemText } from "#catalogue/item-text.ts";
import { itemName, organizationName } from "#catalogue/names.ts";
import { resources } from "#locales/index.ts";
import { LANGUAGES, type Language } from "#locales/languages.ts";
import { audienceText, whenText } from "./item-facts.ts";
import type { ShareImage } from "./share-image.ts";

type ListedImage = ShareImage & { readonly file: string };

/** Share images in both languages: `file` is path and language. Pages without one use "/inicio". */
export function shareImages(): ReadonlyArray<ListedImage> {
  return LANGUAGES.flatMap((language) => {
    const { home, catalogueWords, listPage } = resources[language];
    const page = (path: string, title: string) =>
      toListedImage(path, language, {
        title,
        organization: home.hero.kicker,
        ...{ kind: "", audience: "", when: "" },
      });
    return [
      page("/inicio", home.hero.heading),
      ...Object.entries(catalogueWords.screen).map(([path, title]) =>
        page(path, title),
      ),
      // All shared lists have one image: their titles are only in the page's tags.
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
    const translate = (key: string) => itemText(entry, language, key);
    const title = itemName(entry, translate);
    const organization = organizationName(entry, translate);
    return toListedImage(entry.path, language, {
      title,
      kind: words.t(`itemType.${entry.type}`),
      organization: organization === title ? "" : organization,
      audience: audienceText(entry, words),
      when: whenText(entry, words),
    });
  });
}

function toListedImage(
  path: string,
  language: Language,
  texts: Omit<ShareImage, "seed">,
): ListedImage {
  // The seed omits the language: both languages share one ornament.
  return { file: `${path.slice(1)}-${language}`, ...texts, seed: path };
}
