import { itemFrom } from "./item.ts";
import type { Locale } from "./query.ts";
import type { SearchSource } from "./source.ts";

/** An item of the catalogue in the user's language. */
export type CatalogueItem = {
  /** Path of its page: "/becas/chevening". */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Official page. */
  readonly link: string;
};

/** Searches the catalogue: exact and partial matches. */
export type SearchCatalogue = (
  query: string,
  locale: Locale,
) => CatalogueHits | Promise<CatalogueHits>;

type CatalogueHits = {
  readonly exact: ReadonlyArray<CatalogueItem>;
  readonly partial: ReadonlyArray<CatalogueItem>;
};

/** Weight of partial matches; exact ones come first whatever their weight. */
const WEIGHT = 0.95;

/** Searches the catalogue as a source. Returns partial matches only if there are no exact ones. */
export function catalogueSource(
  searchCatalogue: SearchCatalogue,
  publicUrl: string,
  limit: number,
): SearchSource {
  const origin = { key: "catalogo", name: "Trampolín", weight: WEIGHT };
  const hosts = [new URL(publicUrl).host];
  return {
    key: origin.key,
    name: origin.name,
    isLive: false,
    async search({ text }, locale) {
      const { exact, partial } = await searchCatalogue(text, locale);
      const isExact = exact.length > 0;
      const items = (isExact ? exact : partial)
        .slice(0, limit)
        .flatMap(({ path, title, description, link }) => {
          const row = { title, description, isExact, alsoAt: link };
          const page = `${publicUrl}${path}`;
          return itemFrom({ ...row, link: page }, origin, hosts) ?? [];
        });
      const status = items.length > 0 ? "ok" : "empty";
      return { status, items, isCounted: false };
    },
  };
}
