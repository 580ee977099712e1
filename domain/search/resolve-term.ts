import { WISHES } from "./query-lexicon.ts";
import { type Term, toTerm } from "./terms.ts";
import { isWithinEdits, type Vocabulary } from "./vocabulary.ts";

/** A query term resolved against the index. */
export type ResolvedTerm = {
  readonly term: Term;
  readonly weight: number;
  /** False for an unknown word or a guess at its correction. */
  readonly isSure: boolean;
};

/** Weight of an unknown word, or of a guess at its correction. */
const GUESS_WEIGHT = 0.3;

/** A shorter word with another letter is as likely another word: "elam" is not "exam". */
const MIN_SURE_LENGTH = 6;

/** Endings of many different words: "filología" is no misspelt "biología". */
const ENDINGS = ["cion", "logi", "grafi", "cultur", "metri", "nomi"];

/** Allowed edits before a shared ending, as a share of the root's length. */
const ROOT_TYPO_SHARE = 0.2;

/** Resolves a term to itself, or to the term that it seems to misspell. */
export function resolveTerm(term: Term, vocabulary: Vocabulary): ResolvedTerm {
  const [word = ""] = term.stems;
  // An expression always has a synonym group.
  if (
    term.synonymGroups.length > 0 ||
    vocabulary.has(word) ||
    WISHES.has(term.stems.join(" "))
  )
    return { term, weight: 1, isSure: true };
  const correction = vocabulary.correct(word);
  if (correction?.isTypo && isLikely(word, correction.word))
    return { term: toTerm(correction.word), weight: 1, isSure: true };
  return {
    term: correction ? toTerm(correction.word) : term,
    weight: GUESS_WEIGHT,
    isSure: false,
  };
}

/**
 * A long word that begins alike and has the same root; a short one with a letter missing,
 * swapped or spelled by its sound.
 */
function isLikely(word: string, correct: string): boolean {
  const letters = (text: string) => [...text].toSorted().join("");
  if (
    toSounds(word) === toSounds(correct) ||
    letters(word) === letters(correct)
  )
    return true;
  return word.length >= MIN_SURE_LENGTH
    ? startsAlike(word, correct) && !hasOtherRoot(word, correct)
    : word.length < correct.length;
}

/** Another first letter is another word ("batería", "materia"); a missing one is a typo. */
function startsAlike(word: string, correct: string): boolean {
  return (
    toSounds(word)[0] === toSounds(correct)[0] ||
    (word.length !== correct.length && isWithinEdits(word, correct, 1))
  );
}

function hasOtherRoot(word: string, correct: string): boolean {
  const ending = ENDINGS.find(
    (each) => word.endsWith(each) && correct.endsWith(each),
  );
  if (ending === undefined) return false;
  const root = word.slice(0, -ending.length);
  return !isWithinEdits(
    root,
    correct.slice(0, -ending.length),
    Math.max(1, Math.round(root.length * ROOT_TYPO_SHARE)),
  );
}

/**
 * Replaces letters that can sound alike in Spanish by one of them, and "ch" by "x". Drops
 * the silent "h" and doubled letters.
 */
function toSounds(word: string): string {
  return word
    .replace(/ch/g, "x")
    .replace(/[kqsz]/g, "c")
    .replace(/v/g, "b")
    .replace(/j/g, "g")
    .replace(/m/g, "n")
    .replace(/h/g, "")
    .replace(/(.)\1/g, "$1");
}
