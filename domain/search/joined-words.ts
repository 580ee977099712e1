import { fold, stem, words } from "../text/fold.ts";
import { isJoiningWord } from "./query-terms.ts";
import type { TermDocument } from "./term-index.ts";

/** A shorter part is as likely an ending: "artes" and "ano" are not in "artesano". */
const MIN_PART = 4;
/** Words of the documents that many other words begin or end with. */
const AFFIXES = new Set(
  "mente ista tico anos antes near dura contra inter extra foto radio auto work mind logica logico".split(
    " ",
  ),
);
/** Limits the work of one word. */
const MAX_LENGTH = 40;

type NamedDocument = Pick<TermDocument, "title" | "tags" | "phrases">;

/**
 * Separates unknown words that the documents' words make up, as in a hashtag: "beca18"
 * and "#olimpiadadematematicas".
 */
export function createJoinedWords(
  documents: ReadonlyArray<NamedDocument>,
  isKnown: (word: string) => boolean,
): (query: string) => string {
  // Built at the first unknown word: few queries have one.
  let known: ReadonlySet<string> | null = null;
  return (query) =>
    query.replace(/[\p{L}\p{M}\p{N}]+/gu, (typed) => {
      const word = fold(typed);
      if (word.length > MAX_LENGTH || isKnown(word)) return typed;
      known ??= listWords(documents);
      return splitWord(word, known)?.join(" ") ?? typed;
    });
}

function listWords(
  documents: ReadonlyArray<NamedDocument>,
): ReadonlySet<string> {
  return new Set(
    documents.flatMap(({ title, tags, phrases = [] }) =>
      words([title, tags, ...phrases].join(" ")),
    ),
  );
}

/** The fewest parts; null if the word has others than known and joining words. */
function splitWord(
  word: string,
  known: ReadonlySet<string>,
): ReadonlyArray<string> | null {
  const before: Array<ReadonlyArray<string> | null> = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    const splits = before.flatMap((parts, start) => {
      const part = word.slice(start, end);
      const isPart =
        isName(part, known) ||
        (start > 0 && mayJoin(part, end === word.length));
      return parts && isPart ? [[...parts, part]] : [];
    });
    before.push(splits.toSorted((a, b) => a.length - b.length)[0] ?? null);
  }
  return before[word.length] ?? null;
}

/** A number or a long word of the documents. */
function isName(part: string, known: ReadonlySet<string>): boolean {
  if (/^\d\d+$/.test(part)) return true;
  return (
    part.length >= MIN_PART &&
    known.has(part) &&
    !AFFIXES.has(part) &&
    !isJoining(part)
  );
}

/** A joining word never begins a word; a short one may be an ending, and one letter anything. */
function mayJoin(part: string, isLast: boolean): boolean {
  return isJoining(part) && part.length >= (isLast ? MIN_PART : 2);
}

function isJoining(part: string): boolean {
  return isJoiningWord(stem(part));
}
