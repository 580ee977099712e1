import { stem, stemSet, words } from "../text/fold.ts";
import type { Wish } from "./query-lexicon.ts";

/** The first word of an expression as typed, and the stems before and after the expression. */
export type Context = {
  readonly typed: string;
  readonly before: ReadonlyArray<string>;
  readonly after: ReadonlyArray<string>;
};

/** Value of a wish that names a purpose and filters nothing. */
export const PURPOSE = "para-que";

/** Name of a wish that excludes items for the destination's own students. */
export const FOREIGNER = "extranjero";

/** Verbs that say that a level of studies is finished. */
export const FINISHED = stemSet(
  "termine acabe acabamos terminado acabado egrese egresado sali salio salieron salimos salido concluido cursado graduated finished completed",
);
const FILLERS = stemSet("de del la el mi en los las ya he ha haya habia have");
const NOT = stemSet("no nunca sin ni not never");
const NEXT_LEVEL: Readonly<Record<string, string>> = {
  prepa: "licenciatura",
  licenciatura: "posgrado",
};

const PREPOSITION = stemSet(
  "a al de del en para por con desde to in from for at of",
);
const DEFINITE = stemSet("la el mi su tu the my las los mis");
const PLACE_OF_STUDY = stemSet("universidad uni university facultad facu");
export const CAREER = stemSet(
  "derecho abogado psicologia arquitectura enfermeria odontologia veterinaria nutricion contabilidad contaduria periodismo gastronomia pedagogia agronomia fisioterapia kinesiologia criminologia mercadotecnia",
);
const OTHER_DEGREE = stemSet("medicina ingenieria administracion economia");
const AWARD = stemSet("beca becado scholarship");
const COST = stemSet(
  "gratis gratuita gratuito publica publico privada barata free",
);
const CHARGE = stemSet("interes intereses comision inscripcion");
const MAX_WORDS_TO_CHARGE = 2;
const LOAN = stemSet("credito prestamo loan");
const STUDYING = stemSet(
  "estudiar estudio carrera licenciatura study major donde",
);

/** Shares its stem with "práctica", an internship. */
const ENGLISH_PRACTICE = /^practice$/i;

/** Refines a wish by the words around it. */
export function refineWish(wish: Wish, context: Context): Wish {
  if (wish.name === "nivel") return { ...wish, value: levelIn(wish, context) };
  if (wish.value === "oportunidades" && ENGLISH_PRACTICE.test(context.typed))
    return { name: "condicion", value: "practica" };
  if (wish.value === "gratis" && isAboutCharge(context))
    return { name: "tema", value: PURPOSE };
  if (wish.value !== "universidades") return wish;
  return isPurpose(context) || isCareerAsSubject(context)
    ? { name: "tema", value: PURPOSE }
    : wish;
}

/** "Un crédito que no cobre intereses" costs something. */
function isAboutCharge({ after }: Context): boolean {
  return after.slice(0, MAX_WORDS_TO_CHARGE).some((word) => CHARGE.has(word));
}

/** "Terminé la prepa" means the next level, unlike "no terminé la prepa". */
function levelIn({ value }: Wish, { before }: Context): string {
  const significant = before.filter((word) => !FILLERS.has(word));
  const verb = significant.pop() ?? "";
  const hasFinished =
    (FINISHED.has(verb) && !NOT.has(significant.at(-1) ?? "")) ||
    (verb === "terminar" && significant.includes("acabo"));
  return hasFinished ? (NEXT_LEVEL[value] ?? value) : value;
}

/**
 * "Para la universidad", "beca universidad" and "crédito universidad" name a purpose,
 * unlike "una universidad" and "universidades".
 */
function isPurpose({ typed, before, after }: Context): boolean {
  const [beforeLast = "", last = ""] = before.slice(-2);
  const [next = "", ...others] = after;
  const isForAward =
    (after.length === 0 && before.some((word) => AWARD.has(word))) ||
    (AWARD.has(next) && others.length === 0);
  const isSingular =
    PLACE_OF_STUDY.has(stemPhrase(typed)) && !/s$/i.test(typed);
  return (
    isSingular &&
    (isForAward ||
      before.some((word) => LOAN.has(word)) ||
      PREPOSITION.has(before.at(-1) ?? "") ||
      (DEFINITE.has(last) && PREPOSITION.has(beforeLast)))
  );
}

/**
 * "Prácticas de derecho": a career beside two other words, none about studying, is a
 * subject, unless a place follows it: "derecho en México".
 */
function isCareerAsSubject({ typed, before, after }: Context): boolean {
  const isNoCost = (word: string) => !COST.has(word);
  const around = [...before, ...after].filter(isNoCost);
  const isStudied = before.length === 0 && after.find(isNoCost) === "en";
  return (
    CAREER.has(stemPhrase(typed)) &&
    around.length > 1 &&
    !isStudied &&
    !around.some((word) => STUDYING.has(word))
  );
}

/** "Derecho en México", "medicina gratis en Argentina": the place is where to study. */
export function isDegreeIn(stems: ReadonlyArray<string>): boolean {
  const [degree = "", ...others] = stems;
  return (
    (CAREER.has(degree) || OTHER_DEGREE.has(degree)) &&
    others.find((word) => !COST.has(word)) === "en"
  );
}

function stemPhrase(typed: string): string {
  return words(typed).map(stem).join("");
}
