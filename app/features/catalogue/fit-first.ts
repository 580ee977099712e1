import type { CardView } from "./view.ts";

/** What of a profile orders results. */
export type ReaderFacts = {
  /** Levels that the reader looks for, as the filter says them: "prepa". */
  readonly levels: ReadonlyArray<string>;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
};

/** What fits the reader's level and country first; among equals the order stays. */
export function fitFirst<Card extends Pick<CardView, "facets">>(
  cards: ReadonlyArray<Card>,
  { levels, country }: ReaderFacts,
): ReadonlyArray<Card> {
  const misses = ({ facets: { nivel, pais } }: Card) =>
    Number(
      levels.length > 0 &&
        nivel !== undefined &&
        !levels.some((level) => nivel.includes(level)),
    ) +
    Number(country !== null && pais !== undefined && !pais.includes(country));
  return cards.toSorted((one, other) => misses(one) - misses(other));
}
