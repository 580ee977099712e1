import type { Facets } from "../catalogue/facets.ts";
import { countOwners } from "./phrases.ts";
import { parseTextTerms } from "./terms.ts";

/** Data that document similarity is computed from. */
type Comparable = {
  readonly id: string;
  readonly tags: string;
  readonly phrases?: ReadonlyArray<string> | undefined;
  readonly facets?: Facets;
};

/** Facets that are compared; `pais` is too, where it has one country. */
const COMPARED = [
  "catalogo",
  "tipo",
  "seccion",
  "categoria",
  "nivel",
  "area",
  "donde",
  "condicion",
];

/** Number of top results that count as relevant. */
const RELEVANT_COUNT = 2;

const FEEDBACK_WEIGHT = 0.4;

/**
 * Pseudo-relevance feedback: results similar to the best ones rise, by the cosine of
 * tags, facets and the phrases that they share. Students grade the neighbours of a good
 * answer as the next best; items that share only a word with the query fall behind them.
 * The further the best is ahead, the more its neighbours rise, unless the query names a
 * place (`hasPlace`): then the next best are other items there.
 */
export function createFeedback(
  documents: ReadonlyArray<Comparable>,
): <Scored extends { readonly id: string; readonly score: number }>(
  ranked: ReadonlyArray<Scored>,
  hasPlace: boolean,
) => ReadonlyArray<Scored> {
  // Built at the first search: the server starts without them.
  let vectors: ReadonlyMap<string, Vector> | null = null;
  return (ranked, hasPlace) => {
    vectors ??= vectorsFrom(documents);
    const relevant = ranked.slice(0, RELEVANT_COUNT);
    const lead = hasPlace ? 0 : leadOfFirst(relevant);
    const similarities = relevant.map(({ id, score }, at) =>
      createSimilarity(
        vectors?.get(id) ?? new Map(),
        score / relevant.length + (at === 0 ? lead : 0),
      ),
    );
    return ranked
      .map((each) => {
        const vector = vectors?.get(each.id) ?? new Map();
        const gain = similarities.reduce(
          (sum, similarityTo) => sum + similarityTo(vector),
          0,
        );
        return { ...each, score: each.score + FEEDBACK_WEIGHT * gain };
      })
      .toSorted((one, other) => other.score - one.score);
  };
}

function leadOfFirst([first, second]: ReadonlyArray<{
  readonly score: number;
}>): number {
  return first && second ? first.score - second.score : 0;
}

/** Weight of each feature; the vector has length 1. */
type Vector = ReadonlyMap<string, number>;

function createSimilarity(one: Vector, weight: number) {
  return (other: Vector): number => {
    let product = 0;
    for (const [feature, value] of one)
      product += value * (other.get(feature) ?? 0);
    return product * weight;
  };
}

function vectorsFrom(
  documents: ReadonlyArray<Comparable>,
): ReadonlyMap<string, Vector> {
  const owners = countOwners(documents);
  const isShared = (phrase: string) => (owners.get(phrase) ?? 0) > 1;
  const features = documents.map(
    (document) =>
      [
        document.id,
        new Set([
          ...listFeatures(document),
          ...(document.phrases ?? []).filter(isShared),
        ]),
      ] as const,
  );
  const counts = new Map<string, number>();
  for (const [, ofItem] of features)
    for (const feature of ofItem)
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarity = (feature: string) =>
    Math.log(documents.length / (counts.get(feature) ?? 1));
  return new Map(
    features.map(([id, ofItem]) => {
      const length = Math.hypot(...[...ofItem].map(rarity)) || 1;
      return [
        id,
        new Map(
          [...ofItem].map((feature) => [feature, rarity(feature) / length]),
        ),
      ] as const;
    }),
  );
}

function listFeatures({ tags, facets = {} }: Comparable): ReadonlySet<string> {
  return new Set([
    ...parseTextTerms(tags).flatMap(({ stems, synonymGroups: [group] }) =>
      group ? [group] : stems,
    ),
    ...COMPARED.flatMap((name) =>
      (facets[name] ?? []).map((value) => `${name} ${value}`),
    ),
    // After an item for one country only, other items of that country are the next best.
    ...(facets.pais?.length === 1 ? [`pais ${facets.pais[0]}`] : []),
  ]);
}
