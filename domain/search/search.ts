import MiniSearch, { type Query } from "minisearch";
import { root, words } from "../text/fold.ts";
import { questionOf } from "./question.ts";
import { type Ranked, rank } from "./ranking.ts";
import { readingOf } from "./reading.ts";
import { type Term, termsOfText } from "./terms.ts";
import { createVocabulary } from "./vocabulary.ts";

/** What a search looks through; every text holds the wording of both languages. */
export type SearchDocument = {
  /** Names the item in the answer. */
  readonly id: string;
  readonly title: string;
  readonly organization: string;
  readonly tags: string;
  readonly text: string;
};

export type Found = {
  /** Items that hold every word, the best first. */
  readonly exact: ReadonlyArray<string>;
  /** The nearest of the others: some of the words, or words that look alike. */
  readonly near: ReadonlyArray<string>;
};

/** Answers a reader's words. */
export type Search = (query: string) => Found;

const FIELDS = ["title", "organization", "tags", "text"];

const WEIGHTS = { title: 6, organization: 2, tags: 5, text: 1 };

/** What counts less than a telling word as typed: its meaning, a word that says little. */
const MEANING_WEIGHT = 0.6;
const WELCOME_WEIGHT = 0.3;

const MAX_NEAR = 6;

/** Indexes the documents. Case, accents, number and gender make no difference; beginnings of words, synonyms and slips of the finger are found. */
export function createSearch(documents: ReadonlyArray<SearchDocument>): Search {
  const vocabulary = createVocabulary();
  const index = new MiniSearch<SearchDocument>({
    fields: FIELDS,
    tokenize: (text) => [...tokensOf(text, vocabulary.add)],
    processTerm: asItIs,
    searchOptions: { tokenize: (text) => [text], boost: WEIGHTS },
  });
  index.addAll(documents);
  const names = new Map(documents.map(({ id, title }) => [id, nameOf(title)]));

  return (query) => {
    const name = nameOf(query);
    const { required, welcome } = questionOf(query);
    const wanted = required.map((term) => readingOf(term, vocabulary));
    const ranked = rank(
      index.search({
        combineWith: "OR",
        queries: [
          ...wanted.map(({ term, weight }) => queryFor(term, weight)),
          ...welcome.map((term) => queryFor(term, WELCOME_WEIGHT)),
        ],
      }),
      wanted,
      (id) => names.get(id) === name,
    );
    return {
      exact: idsOf(ranked.filter(({ isWhole }) => isWhole)),
      near: idsOf(ranked.filter(({ isWhole }) => !isWhole)).slice(0, MAX_NEAR),
    };
  };
}

/** What stands in the index for a text: its words and their meanings. */
function tokensOf(
  text: string,
  note: (word: string) => void,
): ReadonlyArray<string> {
  return termsOfText(text).flatMap(({ roots, meanings }) => {
    const long = roots.filter((word) => word.length > 1);
    for (const word of long) note(word);
    return [...long, ...meanings];
  });
}

/** A title or a query by its words, whatever their order. */
function nameOf(text: string): string {
  return [...new Set(words(text).map(root))].toSorted().join(" ");
}

/** The word as typed or begun, or another that means the same. */
function queryFor({ roots, meanings }: Term, weight: number): Query {
  return {
    combineWith: "OR",
    queries: [
      {
        queries: [...roots],
        combineWith: "AND",
        prefix: meanings.length === 0 && isLongEnough,
        boost: weighted(weight),
      },
      {
        queries: [...meanings],
        combineWith: "OR",
        boost: weighted(weight * MEANING_WEIGHT),
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

function idsOf(items: ReadonlyArray<Ranked>): ReadonlyArray<string> {
  return items.map(({ id }) => id);
}
