import { fold } from "../text/fold.ts";
import { namesNothing } from "./names-nothing.ts";
import { type MatchTerm, termFrom } from "./term.ts";

/** Words and signs that join the parts of a career's name, or two careers. */
const JOINTS =
  /\s+(?:en|de|del|y|e|o|u|and|or|in|of|with|con)\s+|\s*[,/()]\s*/i;

/** Articles at the beginning of a part: "la Computación". */
const ARTICLES = /^(?:el|la|los|las|the)\s+/i;

/** Words for a degree or kind of study, without its subject. */
const DEGREE_WORDS = new Set(
  (
    "licenciatura licenciado licenciada lic carrera tecnico tecnica tecnologo profesional superior " +
    "maestria master doctorado posgrado especialidad grado universitario universitaria " +
    "bachelor bachelors degree major masters phd science sciences arts studies " +
    "ciencia ciencias estudios"
  ).split(" "),
);

/** Whole families of careers, which count alone: "Ingeniería Civil" is engineering. */
const FAMILIES = new Set(["ingenieria", "engineering"]);

/**
 * Terms of a desired career, any of which matches: the whole, and its parts.
 * "Ingeniería en Sistemas Computacionales" is itself, "Ingeniería" and "Sistemas
 * Computacionales"; "Licenciatura en Derecho" is itself and "Derecho".
 */
export function careerTerms(career: string): ReadonlyArray<MatchTerm> {
  const whole = career.trim();
  const parts = whole.split(JOINTS).map(extractSubject);
  const families = whole
    .split(/\s+/)
    .filter((word) => FAMILIES.has(fold(word)));
  const texts = [whole, ...parts, ...families].filter(
    (text) => !namesNothing(text),
  );
  const byKey = new Map<string, MatchTerm>();
  for (const term of texts.map(termFrom))
    if (!byKey.has(term.key)) byKey.set(term.key, term);
  return [...byKey.values()];
}

/** A part without its article; empty when only degree words are left. */
function extractSubject(part: string): string {
  const words = part.replace(ARTICLES, "").trim().split(/\s+/);
  const isDegreeWord = (word: string) => DEGREE_WORDS.has(fold(word));
  return words.every(isDegreeWord) ? "" : words.join(" ");
}
