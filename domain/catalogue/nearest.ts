import type { Found } from "../search/search.ts";
import { type Facets, fits, type Wanted } from "./facets.ts";

/** What comes nearest where nothing fits: by the words sought, whatever the filters say; without words, what misses the fewest filters. */
export function nearest<
  Card extends { readonly path: string; readonly facets: Facets },
>({
  cards,
  wanted,
  found,
  count,
}: {
  cards: ReadonlyArray<Card>;
  wanted: Wanted;
  /** What the words found; null where none are sought. */
  found: Found | null;
  count: number;
}): ReadonlyArray<Card> {
  if (!found)
    return cards
      .toSorted((one, other) => misses(one, wanted) - misses(other, wanted))
      .slice(0, count);
  const byPath = new Map(cards.map((card) => [card.path, card] as const));
  return [...found.exact, ...found.near]
    .flatMap((path) => byPath.get(path) ?? [])
    .slice(0, count);
}

/** How many filters an item misses; among equals the filters that stand first weigh more. */
function misses({ facets }: { facets: Facets }, wanted: Wanted): number {
  return Object.entries(wanted).reduce(
    (sum, [name, value], place, { length }) =>
      fits(facets, { [name]: value }) ? sum : sum + 1 - place / length ** 2,
    0,
  );
}
