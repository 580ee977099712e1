import { root, words } from "../text/fold.ts";
import { isStopWord } from "./query-terms.ts";
import { LINES } from "./synonyms.ts";

/** English names by the roots of the Spanish ones. */
const ENGLISH = englishNames();

/** Words that only Spanish has. */
const SPANISH = new Set(
  words("para de del la las los en el una con por que quiero"),
);

/**
 * The significant words of a query, in English if the table knows them and as typed
 * otherwise; an English query stays unchanged. A Spanish query without a known word
 * becomes one for scholarships.
 */
export function translateToEnglish(query: string): string {
  const all = namesIn(query);
  const isSpanish = all.some(
    ({ spelled, english }) => english || SPANISH.has(spelled),
  );
  if (!isSpanish) return query;
  const significant = all.filter(
    ({ spelled, english }) => english || !isStopWord(spelled),
  );
  const translatable = significant.length > 0 ? significant : all;
  const translated = translatable.map(
    ({ spelled, english }) => english ?? spelled,
  );
  const isKnown = translatable.some(({ english }) => english);
  return [
    ...new Set(isKnown ? translated : [...translated, "scholarship"]),
  ].join(" ");
}

type Name = {
  /** Folded: one word, or two with a meaning only together. */
  readonly spelled: string;
  readonly english: string | null;
};

function namesIn(query: string): ReadonlyArray<Name> {
  const all = words(query);
  const found: Array<Name> = [];
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? "";
    const pair = `${word} ${all[at + 1] ?? ""}`;
    const ofPair = ENGLISH.get(phraseKey(pair));
    found.push(
      ofPair
        ? { spelled: pair, english: ofPair }
        : { spelled: word, english: ENGLISH.get(root(word)) ?? null },
    );
    if (ofPair) at += 1;
  }
  return found;
}

function englishNames(): ReadonlyMap<string, string> {
  const lines = LINES.trim().split("\n");
  const synonyms = lines.filter((line) => line.includes(" = "));
  const exceptions = lines.filter((line) => line.includes(" > "));
  // The first line of a word counts, an exception before all others.
  return new Map(
    [...synonyms.toReversed(), ...exceptions].flatMap((line) => {
      const [spanish = "", english = ""] = line.split(/ [=>] /);
      const [best = ""] = english.replaceAll("~", "").split(" ");
      return spanish
        .split(" ")
        .filter((entry) => !entry.startsWith("~"))
        .map((entry) => [phraseKey(entry), best.replaceAll("-", " ")] as const);
    }),
  );
}

function phraseKey(text: string): string {
  return words(text).map(root).join(" ");
}
