import { stemSet } from "../text/fold.ts";
import type { Token } from "./country-wish.ts";

const AGE = stemSet("años year");
const HAVING = stemSet("tengo tiene cumpli cumplo");
const POSSESSIVE = stemSet("mi mis my nuestro");
const RELATIVE = stemSet(
  "hijo hija hijos hijas hermano hermana sobrino sobrina nieto nieta primo prima novio novia amigo amiga ahijado ahijada son daughter kid child brother sister",
);

const OF_ONE = stemSet("mi un my a");
const VILLAGE = stemSet("pueblo pueblito rancho ranchito village");

/**
 * "Mi hijo" and "un pueblo" say for whom the search is, unlike "hijos de docentes" and
 * "pueblos indígenas".
 */
export function isAboutSearcher(
  tokens: ReadonlyArray<Token>,
  at: number,
): boolean {
  const [word = "", next = ""] = [at, at + 1].map(
    (place) => tokens[place]?.stem ?? "",
  );
  return (
    (POSSESSIVE.has(word) && RELATIVE.has(next)) ||
    (OF_ONE.has(word) && VILLAGE.has(next))
  );
}

/** Words of an age at this place: "17 años", or "16" after "tengo". */
export function countAgeWords(
  tokens: ReadonlyArray<Token>,
  at: number,
): number {
  const [before = "", word = "", after = ""] = [at - 1, at, at + 1].map(
    (place) => tokens[place]?.stem ?? "",
  );
  if (/^\d{2}$/.test(word) && AGE.has(after)) return 2;
  const isAtAge =
    HAVING.has(before) || (before === "los" && tokens[at - 2]?.stem === "a");
  if (/^[1-4]\d$/.test(word) && isAtAge) return 1;
  return 0;
}
