import { type Term, toTerm } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A wanted term as the index knows it. */
export type Reading = {
  readonly term: Term;
  readonly weight: number;
  /** The reader wrote this, give or take a slip of the finger. */
  readonly isSure: boolean;
};

/** What a guess at a misspelt word counts beside a word as typed. */
const GUESS_WEIGHT = 0.3;

/** The term, or the one that it seems to be a misspelling of. */
export function resolveTerm(term: Term, vocabulary: Vocabulary): Reading {
  const [word = ""] = term.roots;
  // An expression always has a meaning.
  if (term.meanings.length > 0 || vocabulary.has(word))
    return { term, weight: 1, isSure: true };
  const correction = vocabulary.correct(word);
  if (correction?.isSlip)
    return { term: toTerm(correction.word), weight: 1, isSure: true };
  return {
    term: correction ? toTerm(correction.word) : term,
    weight: GUESS_WEIGHT,
    isSure: false,
  };
}
