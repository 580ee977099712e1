import { root, words } from "../text/fold.ts";
import {
  IN_QUESTIONS,
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

const EXPRESSIONS = [...IN_QUESTIONS.keys()]
  .map((key) => key.split(" "))
  .filter((roots) => roots.length > 1);

/** Few words start an expression: only those are checked further. */
const BEGINNINGS = new Set(EXPRESSIONS.map(([first]) => first));

const MAX_LENGTH = Math.max(...EXPRESSIONS.map((roots) => roots.length));

/** Terms of a text, in order; expressions such as "estados unidos" stay together. */
export function termsOfText(text: string): ReadonlyArray<Term> {
  return parseTerms(text, IN_TEXTS);
}

/** Terms of a query. */
export function termsOfQuestion(text: string): ReadonlyArray<Term> {
  return parseTerms(text, IN_QUESTIONS);
}

/** "Derechos humanos" is not about studying law: its words do not count separately. */
export function isOtherSense({ roots }: Term): boolean {
  return roots.length > 1 && OTHER_SENSES.has(roots.join(" "));
}

/** A single root as a term. */
export function toTerm(word: string): Term {
  return { roots: [word], meanings: IN_QUESTIONS.get(word) ?? [] };
}

function parseTerms(text: string, meanings: Meanings): ReadonlyArray<Term> {
  const roots = words(text).map(root);
  const found: Array<Term> = [];
  for (let at = 0; at < roots.length; at += found.at(-1)?.roots.length ?? 1)
    found.push(longestAt(roots, at, meanings));
  return found;
}

function longestAt(
  roots: ReadonlyArray<string>,
  at: number,
  meanings: Meanings,
): Term {
  const word = roots[at] ?? "";
  const most = BEGINNINGS.has(word) ? MAX_LENGTH : 1;
  for (let length = most; length > 1; length -= 1) {
    const some = roots.slice(at, at + length);
    const meant = meanings.get(some.join(" "));
    if (meant && some.length === length)
      return { roots: some, meanings: meant };
  }
  return { roots: [word], meanings: meanings.get(word) ?? [] };
}
