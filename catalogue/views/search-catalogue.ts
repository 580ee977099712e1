import type { Language } from "#locales/languages.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { itemName } from "../names.ts";
import { itemTextReader, searchOver } from "./documents.ts";

/** An item found by a search, in one language. */
export type CatalogueHit = {
  /** Path of its page: "/becas/chevening". */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Official page. */
  readonly link: string;
};

const BY_PATH = new Map(ENTRIES.map((entry) => [entry.path, entry] as const));

/** Exact and partial matches in all collections, as on the search page. Server only. */
export function searchCatalogue(query: string, language: Language) {
  const ranking = searchOver("everything", [...BY_PATH.keys()])(query);
  const toHits = (paths: ReadonlyArray<string>) =>
    paths.flatMap((path) => {
      const entry = BY_PATH.get(path);
      return entry ? [toHit(entry, language)] : [];
    });
  return { exact: toHits(ranking.exact), partial: toHits(ranking.partial) };
}

function toHit(entry: Entry, language: Language): CatalogueHit {
  const say = itemTextReader(entry, language);
  return {
    path: entry.path,
    title: itemName(entry, say),
    description: say(entry.item.descriptionKey),
    link: entry.item.link,
  };
}
