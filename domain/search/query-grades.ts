import { stem, stemSet } from "../text/fold.ts";
import type { Token } from "./country-wish.ts";
import { CAREER } from "./query-grammar.ts";
import type { WishAt } from "./query-lexicon.ts";

const GRADE_NUMBERS: ReadonlyArray<ReadonlySet<string>> = [
  "primer",
  "segundo",
  "tercero",
  "cuarto",
  "quinto",
  "sexto",
  "septimo",
  "octavo",
  "noveno",
  "decimo",
  "undecimo onceavo",
  "duodecimo doceavo",
].map(stemSet);
/** From this grade on secondary school begins in most countries. */
const FIRST_OF_SECONDARY = 7;
/** Names a grade without "grado". */
const FIRST_ALONE = 11;
/** Up to 12: "38va olimpiada" and "20th century" are no grades. */
const DIGITS = /^(\d|1[0-2])(?:er|[dmnrtv]?[oa]|th|st|nd|rd)$/;

/** Numbers that name a grade beside "grado" only: "grado once", "11 grado". */
const CARDINALS: ReadonlyArray<string> =
  "uno dos tres cuatro cinco seis siete ocho nueve diez once doce"
    .split(" ")
    .map(stem);
const CARDINAL_DIGITS = /^(?:[1-9]|1[0-2])$/;

const GRADE = stemSet("grado grade grader");
const SCHOOL_YEAR = new Set([...GRADE, ...stemSet("año")]);
const COURSE = stemSet("semestre ciclo cuatrimestre trimestre curso");
const HIGHER_STUDIES = stemSet(
  "universidad facultad uni facu licenciatura ingenieria medicina",
);
const STAGE = new Set([
  ...HIGHER_STUDIES,
  ...stemSet(
    "prepa preparatoria bachillerato bachi secundaria secu liceo colegio cole media primaria polimodal diversificado basica",
  ),
]);
const LINKS = stemSet("de del en la el mi una un");

/**
 * "Décimo grado", "grado once", "4to de bachillerato", "tercer semestre", "onceavo": the
 * number of the grade is not searched, and a grade of secondary school names its level.
 */
export function findGrade(
  tokens: ReadonlyArray<Token>,
  at: number,
): WishAt | null {
  const [word = "", next = "", afterNext = ""] = [at, at + 1, at + 2].map(
    (place) => tokens[place]?.stem ?? "",
  );
  const isNumberAfter = GRADE.has(word);
  const grade = isNumberAfter
    ? (readGrade(next) ?? readCardinal(next))
    : (readGrade(word) ?? (GRADE.has(next) ? readCardinal(word) : null));
  if (grade === null) return null;
  const isYear = isNumberAfter || SCHOOL_YEAR.has(next);
  const isOfStage = STAGE.has(next) || (next === "de" && STAGE.has(afterNext));
  if (!isYear && !COURSE.has(next) && !isOfStage && grade < FIRST_ALONE)
    return null;
  const length = isYear || COURSE.has(next) ? 2 : 1;
  // "Sexto grado" without any other word: nothing else could be searched.
  if (length === tokens.length && grade < FIRST_OF_SECONDARY) return null;
  const isSecondary =
    grade >= (isYear ? FIRST_OF_SECONDARY : FIRST_ALONE) &&
    !COURSE.has(next) &&
    !isInHigherStudies(tokens.slice(at + length));
  return {
    wishes: isSecondary ? [{ name: "nivel", value: "prepa" }] : [],
    length,
    isRemovedFromText: true,
  };
}

/** "Séptimo año de medicina". */
function isInHigherStudies(after: ReadonlyArray<Token>): boolean {
  const place = after.find(({ stem }) => !LINKS.has(stem));
  const stem = place?.stem ?? "";
  return HIGHER_STUDIES.has(stem) || CAREER.has(stem);
}

function readCardinal(word: string): number | null {
  if (CARDINAL_DIGITS.test(word)) return Number(word);
  const at = CARDINALS.indexOf(word);
  return at === -1 ? null : at + 1;
}

function readGrade(word: string): number | null {
  const at = GRADE_NUMBERS.findIndex((each) => each.has(word));
  if (at !== -1) return at + 1;
  const digits = DIGITS.exec(word)?.[1];
  return digits === undefined ? null : Number(digits);
}
