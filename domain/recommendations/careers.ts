import { fold } from "../text/fold.ts";
import { namesNothing } from "./names-nothing.ts";
import { type Term, termFrom } from "./term.ts";

/** Words that join the parts of a career's name, or two careers. */
const JOINTS =
  /\s+(?:en|de|del|y|e|o|u|and|or|in|of|with|con)\s+|\s*[,/()]\s*/i;

/** Articles at the beginning of a part: "la Computación". */
const ARTICLES = /^(?:el|la|los|las|the)\s+/i;

/** Say which degree or what sort of study it is, not of what. */
const DEGREE_WORDS = new Set(
  (
    "licenciatura licenciado licenciada lic carrera tecnico tecnica tecnologo profesional superior " +
    "maestria master doctorado posgrado especialidad grado universitario universitaria " +
    "bachelor bachelors degree major masters phd science sciences arts studies " +
    "ciencia ciencias estudios"
  ).split(" "),
);

/** Heads of whole families of careers, which count alone: "Ingeniería Civil" is engineering. */
const FAMILIES = new Set(["ingenieria", "engineering"]);

/**
 * A desired career as terms, any of which finds it: the whole, and its parts.
 * "Ingeniería en Sistemas Computacionales" is itself, "Ingeniería" and "Sistemas
 * Computacionales"; "Licenciatura en Derecho" is itself and "Derecho".
 */
export function careerTerms(career: string): ReadonlyArray<Term> {
  const whole = career.trim();
  const parts = whole.split(JOINTS).map(withoutFrame);
  const families = whole
    .split(/\s+/)
    .filter((word) => FAMILIES.has(fold(word)));
  const texts = [whole, ...parts, ...families].filter(
    (text) => !namesNothing(text),
  );
  const byKey = new Map<string, Term>();
  for (const term of texts.map(termFrom))
    if (!byKey.has(term.key)) byKey.set(term.key, term);
  return [...byKey.values()];
}

/** A part without its article; nothing where only degree words are left. */
function withoutFrame(part: string): string {
  const words = part.replace(ARTICLES, "").trim().split(/\s+/);
  const isFrame = (word: string) => DEGREE_WORDS.has(fold(word));
  return words.every(isFrame) ? "" : words.join(" ");
}
