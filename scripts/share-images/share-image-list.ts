import { ENTRIES } from "#catalogue/index.ts";
import { itemText } from "#catalogue/item-text.ts";
import { itemName, organizationName } from "#catalogue/names.ts";
import { resources } from "#locales/index.ts";
import { LANGUAGES, type Language } from "#locales/languages.ts";

/** Share image of every page, in both languages: `file` is its path and language. */
export function shareImages() {
  return LANGUAGES.flatMap((language) => {
    const { home, catalogueWords, common, listPage } = resources[language];
    return [
      image("/inicio", language, home.hero.heading, home.hero.kicker),
      ...Object.entries(catalogueWords.screen).map(([path, title]) =>
        image(path, language, title, home.hero.kicker),
      ),
      // One for all lists: their titles are in the page's own tags.
      image("/lista", language, listPage.image, home.hero.kicker),
      ...ENTRIES.map((entry) => {
        const say = (key: string) => itemText(entry, language, key);
        const organization = organizationName(entry, say) || common.brand;
        return image(entry.path, language, itemName(entry, say), organization);
      }),
    ];
  });
}

function image(
  path: string,
  language: Language,
  title: string,
  kicker: string,
) {
  // One drawing for both languages: only the path decides it.
  return { file: `${path.slice(1)}-${language}`, title, kicker, seed: path };
}
