import type { Facets } from "#domain/catalogue/facets.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import {
  alwaysRequiresLanguage,
  areLanguagesSpoken,
} from "#domain/eligibility/required-languages.ts";
import type { Entry } from "../index.ts";
import { buildLastingFacets } from "./facets.ts";
import { listFilterCountries } from "./fields.ts";
import { instructionLanguages } from "./instruction-languages.ts";
import { descriptionText, listPlaces } from "./search-places.ts";

/** Countries where studies are in English, unless an item says otherwise. */
const ENGLISH_SPEAKING = new Set(["US", "GB", "CA"]);

/** Tags of items that teach a subject. */
const TEACHING = ["curso", "video", "gramática", "principiantes", "ejercicios"];
const ABOUT_WOMEN = /\b(mujeres|(?<!niños y )niñas(?! y niños))\b/;
/** Tags of awards for some branches only; "ciencia" and "stem" are also on awards for all. */
const FIELD_TAGS: Readonly<Record<string, ReadonlyArray<string>>> = {
  ingeniería: ["tecnologia", "ciencias"],
  tecnología: ["tecnologia"],
  programación: ["tecnologia"],
};
const ABOUT_DISABILITY = /\bdiscapacidad\b/;
const PRACTICE = ["problemas", "exámenes de práctica"];
/** Tags of items that help to choose a subject. */
const VOCATION = ["test vocacional", "carreras", "orientación vocacional"];

/** Facets for search: those of the filters, an item's destinations and its conditions. */
export function buildSearchFacets(entry: Entry): Facets {
  const places = listPlaces(entry);
  return {
    ...buildLastingFacets(entry, listFilterCountries()),
    // The degree that a university offers; other items have the level that they require.
    ...(entry.family === "university" && { nivel: ["licenciatura"] }),
    ...(admitsToUniversity(entry) && {
      catalogo: ["recursos", "universidades"],
    }),
    ...fieldsOfAward(entry),
    ...(places.length > 0 && { donde: places }),
    condicion: conditionFacets(entry, places),
  };
}

/** Fields of an award for some branches only, by its tags; none for other items. */
function fieldsOfAward({ item, family }: Entry): Facets {
  if (family !== "award") return {};
  const area = [...new Set(item.tags.flatMap((tag) => FIELD_TAGS[tag] ?? []))];
  return area.length > 0 ? { area } : {};
}

/**
 * True if neither conditions, tags, languages of instruction nor place require English.
 * False without conditions.
 */
export function needsNoEnglish(
  entry: Entry,
  places: ReadonlyArray<string> = listPlaces(entry),
): boolean {
  const { eligibility, tags } = entry.item;
  return (
    eligibility.length > 0 &&
    eligibility.every((each) => areLanguagesSpoken(each, isNotEnglish)) &&
    !tags.includes("inglés") &&
    !isInEnglishOnly(entry, places)
  );
}

/** A guide to admission as an undergraduate counts as a university. */
function admitsToUniversity({ item }: Entry): boolean {
  return (
    item.section === "universityAdmission" &&
    item.levels.includes("undergraduate")
  );
}

/** Values of `condicion`, from the item's own data only. */
function conditionFacets(
  entry: Entry,
  places: ReadonlyArray<string>,
): ReadonlyArray<string> {
  const { item, family, type } = entry;
  const tags = new Set<string>(item.tags);
  const conditions = item.eligibility;
  const kinds = conditions.flatMap(kindsAsked);
  const has = (kind: string) => kinds.includes(kind);
  const isProgramme = conditions.length > 0;
  const criteria: ReadonlyArray<string> = item.criteria;
  const needs = criteria.includes("need") || tags.has("necesidad económica");
  const isForGirls = conditions.some(
    (each) => each.kind === "circumstance" && each.is === "girlsProgramme",
  );
  const isCondition = {
    "sin-ingles": needsNoEnglish(entry, places),
    "sin-idioma":
      isProgramme &&
      // A course may replace the language: then none is needed to apply.
      conditions.every(
        (each) =>
          areLanguagesSpoken(each, isSpanish) || !alwaysRequiresLanguage(each),
      ),
    "sin-examen":
      isProgramme &&
      (tags.has("sin examen") ||
        (!has("test") &&
          !tags.has("examen de admisión") &&
          !admitsToUniversity(entry))),
    "sin-promedio":
      isProgramme &&
      !conditions.some(canAskForAverage) &&
      (needs || !criteria.includes("merit")),
    necesidad: needs,
    buscador: type === "scholarship_aggregator" || tags.has("buscador"),
    "estudiar-fuera":
      ["award", "university"].includes(family) && places.includes("fuera"),
    completa: tags.has("beca completa"),
    mujeres: tags.has("mujeres") || isForGirls,
    "menciona-mujeres": ABOUT_WOMEN.test(descriptionText(entry)),
    discapacidad: ABOUT_DISABILITY.test(JSON.stringify(item.texts.es)),
    intercambio: type === "cultural_exchange",
    practica: PRACTICE.some((tag) => tags.has(tag)),
    curso: tags.has("curso"),
    virtual: tags.has("en línea"),
    pagada: tags.has("remunerado"),
    "pide-idioma": has("language"),
    principiantes: tags.has("principiantes"),
    aprender:
      type === "mentorship_channel" ||
      (type === "resource" && TEACHING.some((tag) => tags.has(tag))),
    vocacion: VOCATION.some((tag) => tags.has(tag)),
  };
  return Object.entries(isCondition).flatMap(([name, is]) =>
    is ? [name] : [],
  );
}

/**
 * True if English is the only language of instruction; if none is stated, true in an
 * English-speaking country, except for awards.
 */
function isInEnglishOnly(entry: Entry, places: ReadonlyArray<string>): boolean {
  const languages = instructionLanguages(entry);
  if (languages.length > 0) return !languages.some(isNotEnglish);
  return (
    entry.family !== "award" &&
    places.some((place) => ENGLISH_SPEAKING.has(place))
  );
}

/**
 * The condition's kind; for `anyOf`, the kinds that all options have in common. Ignores
 * options of `other` only.
 */
function kindsAsked(condition: Condition): ReadonlyArray<string> {
  if (condition.kind !== "anyOf") return [condition.kind];
  const [first = [], ...others] = condition.options
    .map((option) => option.map(({ kind }) => kind))
    .filter((kinds) => kinds.some((kind) => kind !== "other"));
  return first.filter((kind) => others.every((kinds) => kinds.includes(kind)));
}

/**
 * True for a grade, record or rank, also in one option of `anyOf`: the text of another
 * option may name an average.
 */
function canAskForAverage(condition: Condition): boolean {
  const conditions =
    condition.kind === "anyOf" ? condition.options.flat() : [condition];
  return conditions.some(({ kind }) =>
    ["grade", "record", "rank"].includes(kind),
  );
}

function isNotEnglish(language: string): boolean {
  return language !== "en";
}

function isSpanish(language: string): boolean {
  return language === "es";
}
