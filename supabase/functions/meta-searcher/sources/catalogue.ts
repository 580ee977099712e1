import type { Row } from "../core/item.ts";
import { answered } from "../core/reply.ts";
import type { Locale, Source } from "./source.ts";

/** One of our own items, in the reader's language. */
export type CatalogueItem = {
  /** Address of its page: "/becas/chevening". */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Official page. */
  readonly link: string;
};

/** Searches our own catalogue: what holds every word, and what comes near. */
export type SearchCatalogue = (
  query: string,
  locale: Locale,
) => CatalogueHits | Promise<CatalogueHits>;

type CatalogueHits = {
  readonly exact: ReadonlyArray<CatalogueItem>;
  readonly near: ReadonlyArray<CatalogueItem>;
};

/** Our own catalogue: no network is involved. What only comes near is told where nothing fits. */
export function catalogue(search: SearchCatalogue, publicUrl: string): Source {
  return {
    key: "catalogo",
    name: "Trampolín",
    base: publicUrl,
    isOwn: true,
    freshMs: 0,
    isOn: true,
    // For what only comes near: what holds every word stands first whatever it weighs.
    weight: 0.95,
    timeoutMs: 1_000,
    perMinute: Number.POSITIVE_INFINITY,
    linkHosts: [new URL(publicUrl).host],
    isLocalized: true,
    async search(query, { locale, limit }) {
      const { exact, near } = await search(query.text, locale);
      const isExact = exact.length > 0;
      return answered(
        (isExact ? exact : near)
          .slice(0, limit)
          .map((item) => rowOf(item, publicUrl, isExact)),
      );
    },
  };
}

function rowOf(item: CatalogueItem, publicUrl: string, isExact: boolean): Row {
  return {
    id: item.path.replace(/^\//, ""),
    title: item.title,
    description: item.description,
    link: `${publicUrl}${item.path}`,
    alsoAt: item.link,
    isExact,
  };
}
