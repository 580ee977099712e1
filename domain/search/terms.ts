import { stem, words } from "../text/fold.ts";
import {
  IN_QUERIES,
  IN_TEXTS,
  OTHER_SENSES,
  type SynonymGroups,
} from "./synonyms.ts";

/** One concept of a text or query. */
export type Term = {
  /** As written, folded and stemmed: one word, or the words of an expression. */
  readonly stems: ReadonlyArray<string>;
  /** Marks of the groups of synonyms that it is in. */
  readonly synonymGroups: ReadonlyArray<string>;
};

const EXPRESSIONS = [...IN_QUERIES.keys()]
  .map((key) => key.split(" "))
  .filter((stems) => stems.length > 1);

/** Few words start an expression: only those are checked further. */
const FIRST_STEMS = new Set(EXPRESSIONS.map(([first]) => first));

const MAX_STEMS = Math.max(...EXPRESSIONS.map((stems) => stems.length));

/** Terms of a text, in order; expressions such as "estados unidos" stay together. */
export function parseTextTerms(text: string): ReadonlyArray<Term> {
  return parseTerms(text, IN_TEXTS);
}

export function parseQueryTerms(text: string): ReadonlyArray<Term> {
  return parseTerms(text, IN_QUERIES);
}

/** "Derechos humanos" is not about studying law: its words do not count separately. */
export function isOtherSense({ stems }: Term): boolean {
  return stems.length > 1 && OTHER_SENSES.has(stems.join(" "));
}

/** A single stem as a term. */
export function toTerm(word: string): Term {
  return { stems: [word], synonymGroups: IN_QUERIES.get(word) ?? [] };
}

function parseTerms(
  text: string,
  synonymGroups: SynonymGroups,
): ReadonlyArray<Term> {
  const stems = words(text).map(stem);
  const terms: Array<Term> = [];
  for (let at = 0; at < stems.length; at += terms.at(-1)?.stems.length ?? 1)
    terms.push(longestTermAt(stems, at, synonymGroups));
  return terms;
}

function longestTermAt(
  stems: ReadonlyArray<string>,
  at: number,
  synonymGroups: SynonymGroups,
): Term {
  const word = stems[at] ?? "";
  const maxLength = FIRST_STEMS.has(word) ? MAX_STEMS : 1;
  for (let length = maxLength; length > 1; length -= 1) {
    const expression = stems.slice(at, at + length);
    const shared = synonymGroups.get(expression.join(" "));
    if (shared && expression.length === length)
      return { stems: expression, synonymGroups: shared };
  }
  return { stems: [word], synonymGroups: synonymGroups.get(word) ?? [] };
}
