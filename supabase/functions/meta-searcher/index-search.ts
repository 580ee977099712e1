import MiniSearch from "minisearch";
import { fold, stem, tellingWords, wordsOf } from "./core/words.ts";
import type { CatalogueItem, SearchCatalogue } from "./sources/catalogue.ts";
import type { Locale } from "./sources/source.ts";

/** An item of the catalogue as the build writes it for this function. */
export type IndexedItem = {
  readonly path: string;
  readonly link: string;
  /** Who offers it and what it is about, in both languages. */
  readonly words: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly description: Readonly<Record<Locale, string>>;
};

const MAX_NEAR = 6;
const SLIP = 0.2;

/** Searches the catalogue where the pages' own search is not at hand. */
export function createIndexSearch(
  items: ReadonlyArray<IndexedItem>,
): SearchCatalogue {
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ["title", "text"],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => stem(fold(word)),
    searchOptions: { boost: { title: 4 }, prefix: isLong, fuzzy: slipOf },
  });
  index.addAll(
    items.map(({ title, description, words }, id) => ({
      id,
      title: `${title.es} ${title.en}`,
      text: `${description.es} ${description.en} ${words}`,
    })),
  );
  const find = (query: string, combineWith: "AND" | "OR", locale: Locale) =>
    index
      .search(tellingWords(query).join(" "), { combineWith })
      .flatMap(({ id }) => {
        const item = items[Number(id)];
        return item ? [shown(item, locale)] : [];
      });
  return (query, locale) => {
    const exact = find(query, "AND", locale);
    const near = exact.length > 0 ? [] : find(query, "OR", locale);
    return { exact, near: near.slice(0, MAX_NEAR) };
  };
}

function shown(item: IndexedItem, locale: Locale): CatalogueItem {
  const { path, link, title, description } = item;
  return {
    path,
    link,
    title: title[locale],
    description: description[locale],
  };
}

/** Shorter words begin too many others. */
function isLong(word: string): boolean {
  return word.length > 2;
}

function slipOf(word: string): number | false {
  return word.length > 4 ? SLIP : false;
}
