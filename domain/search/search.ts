import MiniSearch, { type Query, type SearchResult } from "minisearch";
import type { Facets } from "../catalogue/facets.ts";
import { createFeedback } from "./feedback.ts";
import { countOwners, createPhrases, isRare } from "./phrases.ts";
import { createPlaceNames } from "./place-names.ts";
import { parseQuery } from "./query-terms.ts";
import {
  isSubject,
  plainQuery,
  readQuery,
  type WordedWish,
} from "./query-wishes.ts";
import {
  createScorer,
  type Ranked,
  type TermMatches,
  type Wanted,
} from "./ranking.ts";
import { type ResolvedTerm, resolveTerm } from "./resolve-term.ts";
import { isOtherSense, type Term, termsOfText } from "./terms.ts";
import { createVocabulary } from "./vocabulary.ts";

/** A document of the index; every text holds the wording of both languages. */
export type SearchDocument = {
  /** Identifies the item in the result. */
  readonly id: string;
  readonly title: string;
  readonly organization: string;
  readonly tags: string;
  readonly text: string;
  /** Queries that it is a good result for. */
  readonly phrases?: ReadonlyArray<string> | undefined;
  /** Its values for filters; without them a query is words only. */
  readonly facets?: Facets;
};

export type Found = {
  /** Items that hold every word, the best first. */
  readonly exact: ReadonlyArray<string>;
  /** Partial matches: some of the words, or similar words. */
  readonly near: ReadonlyArray<string>;
  /** Missing without facets. */
  readonly read?: {
    readonly wishes: ReadonlyArray<WordedWish>;
    /** Items of the kind in the query that hold the words beside the filters. */
    readonly ofKind: ReadonlySet<string>;
  };
};

/**
 * Searches the user's words. `overridden`: filters that the user has set, so that the
 * query's words do not.
 */
export type Search = (
  query: string,
  overridden?: ReadonlyArray<string>,
) => Found;

const FIELDS = ["title", "organization", "tags", "text", "phrases"];

const WEIGHTS = { title: 5, organization: 2, tags: 6, text: 1, phrases: 6 };

/** Weights below a significant word as typed: its synonym, a stop word. */
const MEANING_WEIGHT = 0.6;

const MAX_NEAR = 6;

/** Within this share of the best score an item is as good, whatever words it lacks. */
const AS_GOOD = 0.75;

/**
 * Indexes the documents. Ignores case, accents, number and gender; matches prefixes,
 * synonyms and typos.
 */
export function createSearch(documents: ReadonlyArray<SearchDocument>): Search {
  const vocabulary = createVocabulary();
  const index = new MiniSearch<Indexed>({
    fields: FIELDS,
    tokenize: (text) => [...tokenize(text, vocabulary.add)],
    processTerm: asItIs,
    searchOptions: { tokenize: (text) => [text], boost: WEIGHTS },
  });
  index.addAll(withRarePhrases(documents));
  const titles = new Map(
    documents.map(({ id, title }) => [id, stemText(title)] as const),
  );
  const hasFacets = documents.some(({ facets }) => facets);
  const isPartOfName = createPlaceNames(hasFacets ? documents : []);
  const findNearest = createPhrases(documents);
  const withFeedback = createFeedback(documents);
  const findMatches = (
    { term, weight, isSure }: ResolvedTerm,
    isBegun: boolean,
  ): TermMatches => {
    const results = index.search(queryFor(term, isBegun));
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
      isSubject: hasFacets && isSubject(term.roots),
    };
  };

  const byId = new Map(documents.map((each) => [each.id, each] as const));
  const isOfKind = (wishes: ReadonlyArray<WordedWish>) => {
    const kind = wishes.find(({ name }) => name === "catalogo")?.value;
    return ({ id, isWorded }: Ranked) =>
      isWorded &&
      (kind === undefined || byId.get(id)?.facets?.catalogo?.includes(kind));
  };
  /** Without a filter only items with a word can match. */
  const candidatesFor = ({ required, welcome, wishes }: Wanted) =>
    wishes.length > 0
      ? documents
      : [
          ...new Set(
            [...required, ...welcome].flatMap(({ shares }) => [
              ...shares.keys(),
            ]),
          ),
        ].flatMap((id) => byId.get(id) ?? []);

  return (query, overridden = []) => {
    const name = [...stemText(query)];
    const read = hasFacets ? readQuery(query, isPartOfName) : plainQuery(query);
    const wishes = read.wishes.filter(
      (wish) => !overridden.includes(wish.name),
    );
    const { required, welcome } = parseQuery(
      read.words,
      read.filtered,
      wishes.some(({ value }) => value === "vocacion"),
    );
    const hasKind = wishes.some(({ name }) => name === "catalogo");
    const significant = [...new Set(required.flatMap(({ roots }) => roots))];
    const wanted = {
      required: required.map((term) =>
        findMatches(resolveTerm(term, vocabulary, hasKind), true),
      ),
      welcome: welcome.map((term) =>
        findMatches({ term, weight: 1, isSure: true }, !hasFacets),
      ),
      wishes,
    };
    const nearness = findNearest(query);
    const score = createScorer(wanted);
    const scored = candidatesFor(wanted)
      .flatMap(({ id, facets }) => {
        const title = titles.get(id) ?? new Set();
        const nameShare = countTitleShare(title, name);
        const titleShare = Math.max(
          countTitleShare(title, significant),
          nameShare,
        );
        const isTitled = nameShare > 0;
        return (
          score({
            id,
            facets,
            titleShare,
            isTitled,
            nearness: nearness.get(id) ?? 0,
          }) ?? []
        );
      })
      .toSorted((one, other) => other.score - one.score);
    const ranked = hasFacets ? withFeedback(scored) : scored;
    const best = ranked[0]?.score ?? 0;
    const isExact = ({ isWhole, isMeant, score }: Ranked) =>
      isWhole || (isMeant && score >= best * AS_GOOD);
    return {
      exact: listIds(ranked.filter(isExact)),
      near: listIds(ranked.filter((each) => !isExact(each))).slice(0, MAX_NEAR),
      ...(hasFacets && {
        read: {
          wishes,
          ofKind: new Set(listIds(ranked.filter(isOfKind(wishes)))),
        },
      }),
    };
  };
}

type Indexed = Omit<SearchDocument, "phrases"> & { readonly phrases: string };

/** The words of a phrase that many items have tell none of them from the others. */
function withRarePhrases(
  documents: ReadonlyArray<SearchDocument>,
): ReadonlyArray<Indexed> {
  const owners = countOwners(documents);
  return documents.map(({ phrases = [], ...rest }) => ({
    ...rest,
    phrases: phrases.filter((phrase) => isRare(owners.get(phrase))).join("; "),
  }));
}

/** Index tokens of a text: its words and their meanings. */
function tokenize(
  text: string,
  note: (word: string) => void,
): ReadonlyArray<string> {
  return termsOfText(text).flatMap((term) => {
    const { roots, meanings } = term;
    if (isOtherSense(term)) return meanings;
    const long = roots.filter((word) => word.length > 1);
    for (const word of long) note(word);
    return [...long, ...meanings];
  });
}

/** Stems of a title or a query, ignoring order. */
function stemText(text: string): ReadonlySet<string> {
  return new Set(
    termsOfText(text).flatMap((term) =>
      isOtherSense(term) ? term.meanings : term.roots,
    ),
  );
}

/** Share of a title that the query covers; 0 when the query has other words. */
function countTitleShare(
  title: ReadonlySet<string>,
  query: ReadonlyArray<string>,
): number {
  return query.length > 0 && query.every((word) => title.has(word))
    ? query.length / title.size
    : 0;
}

/** A word and its meaning count once: MiniSearch adds up their scores. */
function meanScore({ score, queryTerms }: SearchResult): number {
  return score / new Set(queryTerms).size;
}

/** The word as typed, as a prefix, or a synonym. */
function queryFor({ roots, meanings }: Term, isBegun: boolean): Query {
  return {
    combineWith: "OR",
    queries: [
      {
        queries: [...roots],
        combineWith: "AND",
        prefix: isBegun && meanings.length === 0 && isLongEnough,
      },
      {
        queries: [...meanings],
        combineWith: "OR",
        boost: weighted(MEANING_WEIGHT),
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

function asItIs(word: string): string {
  return word;
}

function listIds(items: ReadonlyArray<Ranked>): ReadonlyArray<string> {
  return items.map(({ id }) => id);
}
