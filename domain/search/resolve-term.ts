import { WISHES } from "./query-lexicon.ts";
import { type Term, toTerm } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A query term resolved against the index. */
export type ResolvedTerm = {
  readonly term: Term;
  readonly weight: number;
  /** False for an unknown word or a guess at its correction. */
  readonly isSure: boolean;
};

/** Weight of an unknown word, or of a guess at its correction. */
const GUESS_WEIGHT = 0.3;

/** A shorter word with a typo is as likely another word: "ciego" is not "cielo". */
const MIN_SURE_LENGTH = 6;

/**
 * Resolves a term to itself, or to the term that it seems to misspell. Beside the name
 * of a kind ("becas") the correction of a short word is a guess.
 */
export function resolveTerm(
  term: Term,
  vocabulary: Vocabulary,
  hasKind = false,
): ResolvedTerm {
  const [word = ""] = term.stems;
  // An expression always has a synonym group.
  if (
    term.synonymGroups.length > 0 ||
    vocabulary.has(word) ||
    WISHES.has(term.stems.join(" "))
  )
    return { term, weight: 1, isSure: true };
  const correction = vocabulary.correct(word);
  const isSure = !hasKind || word.length >= MIN_SURE_LENGTH;
  if (correction?.isTypo && isSure)
    return { term: toTerm(correction.word), weight: 1, isSure: true };
  return {
    term: correction ? toTerm(correction.word) : term,
    weight: GUESS_WEIGHT,
    isSure: false,
  };
}
