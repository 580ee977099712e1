import { type Term, toTerm } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A query term resolved against the index. */
export type ResolvedTerm = {
  readonly term: Term;
  readonly weight: number;
  /** Typed like this, apart from typos. */
  readonly isSure: boolean;
};

/** Weight of a guess at a misspelt word. */
const GUESS_WEIGHT = 0.3;

/** Resolves a term to itself, or to the term that it seems to misspell. */
export function resolveTerm(term: Term, vocabulary: Vocabulary): ResolvedTerm {
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
