import type { Facets } from "../catalogue/facets.ts";
import { stem, words } from "../text/fold.ts";
import { COUNTRY_WORDS } from "./query-lexicon.ts";
import type { IsPartOfName } from "./query-wishes.ts";

type Titled = { readonly title: string; readonly facets?: Facets };

const JOINING = new Set(["de", "del", "la", "el", "en", "y", "a", "of", "in"]);

/**
 * Recognises places inside the titles of items: the university "Rosario Castellanos" is
 * in Mexico, and Rosario in Argentina. In a query, a place next to the same word as
 * in such a title is part of the title, unless an item with such a title is in that country.
 */
export function createPlaceNames(
  documents: ReadonlyArray<Titled>,
): IsPartOfName {
  const titles = documents
    .map(({ title, facets = {} }) => ({
      text: ` ${words(title).map(stem).join(" ")} `,
      countries: [...(facets.donde ?? []), ...(facets.pais ?? [])],
    }))
    .filter(({ text }) =>
      [...COUNTRY_WORDS.keys()].some((place) => text.includes(` ${place} `)),
    );
  return ({ stems, at, length, country }) => {
    const names = [
      [at - 1, at + length],
      [at, at + length + 1],
    ].flatMap(([from = 0, to = 0]) => {
      const neighbour = stems[from < at ? from : to - 1];
      if (!neighbour || JOINING.has(neighbour)) return [];
      return [` ${stems.slice(from, to).join(" ")} `];
    });
    const matching = titles.filter(({ text }) =>
      names.some((name) => text.includes(name)),
    );
    return (
      matching.length > 0 &&
      !matching.some(({ countries }) => countries.includes(country))
    );
  };
}
