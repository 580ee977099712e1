import { root, words } from "../text/fold.ts";
import {
  IN_QUERIES,
  IN_TEXTS,
  type Meanings,
  OTHER_SENSES,
} from "./synonyms.ts";

/** One concept of a text or query. */
export type Term = {
  /** As written, folded and stemmed: one word, or the words of an expression. */
  readonly roots: ReadonlyArray<string>;
  /** Marks of the meanings that it shares with its synonyms. */
  readonly meanings: ReadonlyArray<string>;
};

const EXPRESSIONS = [...IN_QUERIES.keys()]
  .map((key) => key.split(" "))
  .filter((roots) => roots.length > 1);

/** Few words start an expression: only those are checked further. */
const FIRST_ROOTS = new Set(EXPRESSIONS.map(([first]) => first));

const MAX_ROOTS = Math.max(...EXPRESSIONS.map((roots) => roots.length));

/** Terms of a text, in order; expressions such as "estados unidos" stay together. */
export function parseTextTerms(text: string): ReadonlyArray<Term> {
  return parseTerms(text, IN_TEXTS);
}

export function parseQueryTerms(text: string): ReadonlyArray<Term> {
  return parseTerms(text, IN_QUERIES);
}

/** "Derechos humanos" is not about studying law: its words do not count separately. */
export function isOtherSense({ roots }: Term): boolean {
  return roots.length > 1 && OTHER_SENSES.has(roots.join(" "));
}

/** A single root as a term. */
export function toTerm(word: string): Term {
  return { roots: [word], meanings: IN_QUERIES.get(word) ?? [] };
}

function parseTerms(text: string, meanings: Meanings): ReadonlyArray<Term> {
  const roots = words(text).map(root);
  const terms: Array<Term> = [];
  for (let at = 0; at < roots.length; at += terms.at(-1)?.roots.length ?? 1)
    terms.push(longestTermAt(roots, at, meanings));
  return terms;
}

function longestTermAt(
  roots: ReadonlyArray<string>,
  at: number,
  meanings: Meanings,
): Term {
  const word = roots[at] ?? "";
  const maxLength = FIRST_ROOTS.has(word) ? MAX_ROOTS : 1;
  for (let length = maxLength; length > 1; length -= 1) {
    const expression = roots.slice(at, at + length);
    const shared = meanings.get(expression.join(" "));
    if (shared && expression.length === length)
      return { roots: expression, meanings: shared };
  }
  return { roots: [word], meanings: meanings.get(word) ?? [] };
}
