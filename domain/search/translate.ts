import { stem, stemExpression, words } from "../text/fold.ts";
import { isStopWord } from "./query-terms.ts";
import { SYNONYM_LINES } from "./synonyms.ts";

/** English words by the stems of the Spanish ones. */
const ENGLISH = englishNames();

/** Words that only Spanish has. */
const SPANISH = new Set(
  words("para de del la las los en el una con por que quiero"),
);

/**
 * The significant words of a query, in English if the synonyms list them and folded
 * otherwise; an English query stays unchanged. A Spanish query without a listed word
 * gets "scholarship" added.
 */
export function translateToEnglish(query: string): string {
  const names = namesIn(query);
  const isSpanish = names.some(
    ({ spelled, english }) => english || SPANISH.has(spelled),
  );
  if (!isSpanish) return query;
  const significant = names.filter(
    ({ spelled, english }) => english || !isStopWord(spelled),
  );
  const translatable = significant.length > 0 ? significant : names;
  const translated = translatable.map(
    ({ spelled, english }) => english ?? spelled,
  );
  const isListed = translatable.some(({ english }) => english);
  return [
    ...new Set(isListed ? translated : [...translated, "scholarship"]),
  ].join(" ");
}

type Name = {
  /** Folded: one word, or two that the synonyms list together. */
  readonly spelled: string;
  readonly english: string | null;
};

function namesIn(query: string): ReadonlyArray<Name> {
  const all = words(query);
  const names: Array<Name> = [];
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? "";
    const pair = `${word} ${all[at + 1] ?? ""}`;
    const pairInEnglish = ENGLISH.get(stemExpression(pair));
    names.push(
      pairInEnglish
        ? { spelled: pair, english: pairInEnglish }
        : { spelled: word, english: ENGLISH.get(stem(word)) ?? null },
    );
    if (pairInEnglish) at += 1;
  }
  return names;
}

function englishNames(): ReadonlyMap<string, string> {
  const lines = SYNONYM_LINES.trim().split("\n");
  const synonyms = lines.filter((line) => line.includes(" = "));
  const exceptions = lines.filter((line) => line.includes(" > "));
  // The first line of a word takes precedence; an exception overrides it.
  return new Map(
    [...synonyms.toReversed(), ...exceptions].flatMap((line) => {
      const [spanish = "", english = ""] = line.split(/ [=>] /);
      const [best = ""] = english.replaceAll("~", "").split(" ");
      return spanish
        .split(" ")
        .filter((entry) => !entry.startsWith("~"))
        .map(
          (entry) =>
            [stemExpression(entry), best.replaceAll("-", " ")] as const,
        );
    }),
  );
}
