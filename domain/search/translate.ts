import { stemExpression, words } from "../text/fold.ts";
import { isStopWord } from "./query-terms.ts";
import { SYNONYM_LINES } from "./synonyms.ts";

/** English words by the stems of the Spanish ones. */
const ENGLISH = englishNames();

/** Words of the longest Spanish expression: "modelo de la onu". */
const MAX_WORDS = Math.max(
  ...[...ENGLISH.keys()].map((stems) => stems.split(" ").length),
);

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
  /** Folded: one word, or several that the synonyms list together. */
  readonly spelled: string;
  readonly english: string | null;
};

function namesIn(query: string): ReadonlyArray<Name> {
  const all = words(query);
  const names: Array<Name> = [];
  for (let at = 0; at < all.length; ) {
    const expression = longestListed(all.slice(at, at + MAX_WORDS));
    const spelled = expression.join(" ");
    names.push({
      spelled,
      english: ENGLISH.get(stemExpression(spelled)) ?? null,
    });
    at += expression.length;
  }
  return names;
}

/** The longest listed expression at the start of the words; else the first word. */
function longestListed(next: ReadonlyArray<string>): ReadonlyArray<string> {
  for (let count = next.length; count > 1; count -= 1) {
    const expression = next.slice(0, count);
    if (ENGLISH.has(stemExpression(expression.join(" ")))) return expression;
  }
  return next.slice(0, 1);
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
