import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { stem } from "../text/fold.ts";
import { countOwners, isRare } from "./phrases.ts";
import { isSubject } from "./query-wishes.ts";
import type { TermMatches } from "./ranking.ts";
import { type ResolvedTerm, resolveTerm } from "./resolve-term.ts";
import { isOtherSense, parseTextTerms, type Term, toTerm } from "./terms.ts";
import { createVocabulary } from "./vocabulary.ts";

/** Texts of a document in which terms are searched, in both languages. */
export type TermDocument = {
  /** Identifies the item in the result. */
  readonly id: string;
  readonly title: string;
  readonly organization: string;
  readonly tags: string;
  readonly text: string;
  /** Queries that it is a good result for. */
  readonly phrases?: ReadonlyArray<string> | undefined;
};

export type TermIndex = {
  /** True for a word of the documents or of the lexicon, and for a misspelt one. */
  readonly isKnown: (word: string) => boolean;
  /** Corrects a query term to the index's words. */
  readonly resolve: (term: Term) => ResolvedTerm;
  /** `canBePrefix`: the term may be the beginning of a word. */
  readonly find: (term: ResolvedTerm, canBePrefix: boolean) => TermMatches;
};

const FIELDS = ["title", "organization", "tags", "text", "phrases"];

const WEIGHTS = { title: 5, organization: 2, tags: 6, text: 1, phrases: 6 };

/** A short word of the documents is no beginning of another: "SEP" is not "septiembre". */
const MAX_SHORT = 4;

/** Weight of a synonym, below the word as typed. */
const SYNONYM_WEIGHT = 0.6;

/**
 * `hasSubjects`: marks terms that name a field of study, and finds short words of the
 * documents whole only.
 */
export function createTermIndex(
  documents: ReadonlyArray<TermDocument>,
  hasSubjects: boolean,
): TermIndex {
  const vocabulary = createVocabulary();
  const index = new MiniSearch<Indexed>({
    fields: FIELDS,
    tokenize: (text) => [...tokenize(text, vocabulary.add)],
    processTerm: identity,
    searchOptions: { tokenize: (text) => [text], boost: WEIGHTS },
  });
  index.addAll(withRarePhrases(documents));
  return {
    isKnown: (word) => resolveTerm(toTerm(stem(word)), vocabulary).isSure,
    resolve: (term) => resolveTerm(term, vocabulary),
    find({ term, weight, isSure }, canBePrefix) {
      const isWhole =
        hasSubjects &&
        term.stems.every(
          (word) => word.length <= MAX_SHORT && vocabulary.hasWhole(word),
        );
      const results = index.search(queryFor(term, canBePrefix && !isWhole));
      const scores = results.map(meanScore);
      const best = scores.reduce((most, score) => Math.max(most, score), 0);
      return {
        // Inverse document frequency.
        weight: weight * Math.log(1 + documents.length / (1 + results.length)),
        shares: new Map(
          results.map(({ id }, at) => [
            String(id),
            Math.sqrt((scores[at] ?? 0) / best),
          ]),
        ),
        isSure,
        isSubject: hasSubjects && isSubject(term.stems),
      };
    },
  };
}

type Indexed = Omit<TermDocument, "phrases"> & { readonly phrases: string };

/** Leaves out phrases that many items have: their words distinguish none of them. */
function withRarePhrases(
  documents: ReadonlyArray<TermDocument>,
): ReadonlyArray<Indexed> {
  const owners = countOwners(documents);
  return documents.map(({ phrases = [], ...rest }) => ({
    ...rest,
    phrases: phrases.filter((phrase) => isRare(owners.get(phrase))).join("; "),
  }));
}

/** Index tokens of a text: its words and their synonym groups. */
function tokenize(
  text: string,
  addWord: (word: string) => void,
): ReadonlyArray<string> {
  return parseTextTerms(text).flatMap((term) => {
    const { stems, synonymGroups } = term;
    if (isOtherSense(term)) return synonymGroups;
    const long = stems.filter((word) => word.length > 1);
    for (const word of long) addWord(word);
    return [...long, ...synonymGroups];
  });
}

/** Averages the scores of a word and its synonym groups, which MiniSearch adds up. */
function meanScore({ score, queryTerms }: SearchResult): number {
  return score / new Set(queryTerms).size;
}

/** The word as typed, as a prefix, or a synonym. */
function queryFor({ stems, synonymGroups }: Term, canBePrefix: boolean): Query {
  return {
    combineWith: "OR",
    queries: [
      {
        queries: [...stems],
        combineWith: "AND",
        prefix: canBePrefix && synonymGroups.length === 0 && isLongEnough,
      },
      {
        queries: [...synonymGroups],
        combineWith: "OR",
        boost: weighted(SYNONYM_WEIGHT),
      },
    ],
  };
}

function weighted(factor: number) {
  return Object.fromEntries(
    Object.entries(WEIGHTS).map(([field, weight]) => [field, weight * factor]),
  );
}

function isLongEnough(word: string): boolean {
  return word.length > 2;
}

function identity(word: string): string {
  return word;
}
