import type { Facets } from "../catalogue/facets.ts";
import type { Wish } from "./query-lexicon.ts";
import { createWishScorer, type WishAnswer } from "./wish-score.ts";

/** Matches of documents with one term. */
export type TermMatches = {
  /** Rare terms weigh more: inverse document frequency. */
  readonly weight: number;
  /** By document id; 1 for the best match. */
  readonly shares: ReadonlyMap<string, number>;
  /** False for an unknown word or a guess at its correction. */
  readonly isSure: boolean;
  /** Names a field of study: an award for every field matches it too. */
  readonly isSubject: boolean;
};

export type RankedDocument = {
  readonly id: string;
  readonly score: number;
  /**
   * True when it fits every life situation in the query, has part of the words, and either
   * fits the filters or has the query in its title.
   */
  readonly isMeant: boolean;
  /** True when it fits the filters and is `isWorded`, or its title holds the query. */
  readonly isExactMatch: boolean;
  /**
   * True when it has enough required terms, none of them a guess, or when its title holds
   * the query or one side of a choice.
   */
  readonly isWorded: boolean;
};

export type QueryMatches = {
  readonly required: ReadonlyArray<TermMatches>;
  readonly optional: ReadonlyArray<TermMatches>;
  readonly wishes: ReadonlyArray<Wish>;
};

type Candidate = {
  readonly id: string;
  readonly facets: Facets | undefined;
  /**
   * Largest share of the title that the query, the significant words or a choice covers; 1
   * for its acronym.
   */
  readonly titleShare: number;
  /** Its title holds the whole query. */
  readonly isTitled: boolean;
  /** Its title holds one side of a choice: "TOEFL o IELTS". */
  readonly isChoice: boolean;
  /** Cosine of the query and its nearest phrase. */
  readonly nearness: number;
};

/** Up to this many words are all required; of more, this share of their weight. */
const MAX_ALL_REQUIRED = 2;
const REQUIRED_SHARE = 0.4;
/** A lower share suffices for an item that fits the user's situation. */
const MEANT_COVERAGE = 0.25;

const OPTIONAL_WEIGHT = 0.35;
const TITLE_WEIGHT = 6;
const PHRASE_WEIGHT = 3;
/** A lower cosine is one frequent word: every scholarship has a phrase about "becas". */
const MIN_NEARNESS = 0.25;
/** Smallest share of the text score, for an item that holds few of the words. */
const UNCOVERED_SHARE = 0.4;

/** Share of a subject term that an award for every field matches. */
const ANY_FIELD_SHARE = 0.15;
/** Smallest share if the award's text names the subject. */
const NAMED_FIELD_SHARE = 0.5;
/** Share of the filter score for an item without any of the words. */
const WORDLESS_SHARE = 0.65;

/** Prepares the query once; the result scores one document, null for an unrelated one. */
export function createScorer({
  required,
  optional,
  wishes,
}: QueryMatches): (candidate: Candidate) => RankedDocument | null {
  const scoreWishes = createWishScorer(wishes, required.length === 0);
  // A word that no item has does not distinguish items.
  const knownWeight = totalWeight(
    required.filter(({ shares }) => shares.size > 0),
  );
  return ({ id, facets, titleShare, isTitled, isChoice, nearness }) => {
    const wish = facets ? scoreWishes(facets) : NO_WISHES;
    const { matched, text } = scoreText(id, required, wish.isAnyField);
    const extra = scoreText(id, optional, false).text * OPTIONAL_WEIGHT;
    if (text + extra <= 0 && wish.score <= 0) return null;
    const coverage = knownWeight > 0 ? totalWeight(matched) / knownWeight : 1;
    const isCovered =
      required.length <= MAX_ALL_REQUIRED
        ? matched.length === required.length
        : coverage >= REQUIRED_SHARE;
    const isWorded =
      isChoice || (isCovered && matched.every(({ isSure }) => isSure));
    const isNear = text > 0 || required.length === 0 || wish.isInSituation;
    return {
      id,
      score:
        text * (UNCOVERED_SHARE + (1 - UNCOVERED_SHARE) * coverage) +
        extra +
        wish.score * (isNear ? 1 : WORDLESS_SHARE) +
        TITLE_WEIGHT * titleShare +
        PHRASE_WEIGHT * Math.max(0, nearness - MIN_NEARNESS),
      isMeant:
        (isTitled || wish.isFitting) &&
        wish.isInSituation &&
        coverage >= MEANT_COVERAGE,
      isExactMatch: isTitled || (wish.isFitting && isWorded),
      isWorded: isTitled || isWorded,
    };
  };
}

/** Without facets a query is words only. */
const NO_WISHES: WishAnswer = {
  score: 0,
  isFitting: true,
  isInSituation: false,
  isAnyField: false,
};

/** The terms that a document matches, and its score for them. */
function scoreText(
  id: string,
  terms: ReadonlyArray<TermMatches>,
  isAnyField: boolean,
): { readonly matched: ReadonlyArray<TermMatches>; readonly text: number } {
  let text = 0;
  const matched = terms.filter(({ shares, weight, isSubject }) => {
    const textShare = shares.get(id) ?? 0;
    const share =
      isSubject && isAnyField
        ? textShare > 0
          ? Math.max(textShare, NAMED_FIELD_SHARE)
          : ANY_FIELD_SHARE
        : textShare;
    text += weight * share;
    return share > 0;
  });
  return { matched, text };
}

function totalWeight(terms: ReadonlyArray<TermMatches>): number {
  return terms.reduce((total, { weight }) => total + weight, 0);
}
