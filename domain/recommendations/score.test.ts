import { expect, test } from "vitest";
import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { tokenizeItem } from "./catalogue-index.ts";
import { readInterests } from "./interests.ts";
import { aCondition, anItem } from "./recommendations.fixture.ts";
import { type Score, scoreItem } from "./score.ts";

const MEDICINE = { desired_careers: ["Medicina"] };
const GERMAN = { languages_to_learn: ["Alemán"] };
const MEXICAN = { country: "MX" };
const NORWEGIAN = { languages_to_learn: ["Noruego"] };
const FINNISH = { languages_to_learn: ["Finlandés"] };
const DUTCH = { languages_to_learn: ["Neerlandés"] };
const POLISH = { languages_to_learn: ["Polaco"] };
const CHILEAN = { country: "CL" };
const SAT = { has_standardized_test: true, standardized_test_name: "SAT" };

test.each<[string, Partial<StudentProfile>, Partial<IndexedItem>, number]>([
  ["career in the name", MEDICINE, { names: ["Verano de medicina"] }, 3],
  ["career in the description", MEDICINE, { descriptions: ["La medicina"] }, 2],
  ["career in a tag", MEDICINE, { tags: ["medicina", "medicinas"] }, 2],
  ["career in a category", MEDICINE, { categories: ["Medicina"] }, 1],
  [
    "a career of two letters in name, tag, category and degree",
    { desired_careers: ["TI"] },
    {
      names: ["Becas TI"],
      tags: ["ti"],
      categories: ["TI"],
      programs: [["Ingeniería en TI"]],
    },
    3 + 2 + 1 + 1.5,
  ],
  [
    "career in a degree",
    MEDICINE,
    { programs: [["Medicina", "Medicine"]] },
    1.5,
  ],
  [
    "two degrees",
    MEDICINE,
    { programs: [["Medicina"], ["Medicina Forense"]] },
    3,
  ],
  ["language in the name", GERMAN, { names: ["Curso de alemán"] }, 2],
  ["language in the description", GERMAN, { descriptions: ["En alemán"] }, 1.5],
  ["language in a tag", GERMAN, { tags: ["alemán"] }, 1.5],
  ["the language's English name", GERMAN, { names: ["German course"] }, 2],
  [
    "the language's country in the name",
    GERMAN,
    { names: ["Becas Alemania"] },
    1.5,
  ],
  [
    "the language's country in the description",
    GERMAN,
    { descriptions: ["Germany"] },
    1,
  ],
  [
    "the language's country in both, which is scored once",
    GERMAN,
    { names: ["Alemania"], descriptions: ["Alemania"] },
    1.5,
  ],
  ["country in the location", MEXICAN, { locations: ["Puebla, México"] }, 1],
  ["country of the item", MEXICAN, { country: "MX" }, 1],
  ["country in a category", MEXICAN, { categories: ["De México"] }, 1],
  [
    "a programme for the student's country only",
    MEXICAN,
    { conditions: [aCondition({ kind: "residence", countries: ["MX"] })] },
    1,
  ],
  [
    "country in three ways, of which two are one check",
    MEXICAN,
    { country: "MX", categories: ["De México"], locations: ["México"] },
    2,
  ],
  ["test in the description", SAT, { descriptions: ["Pide el SAT."] }, 0.5],
  [
    "test in tag and description",
    SAT,
    { descriptions: ["SAT"], tags: ["sat"] },
    0.5,
  ],
  ["a country named like the language", NORWEGIAN, { names: ["Noruega"] }, 1.5],
  [
    "a country that begins like its language",
    FINNISH,
    { names: ["Finland"] },
    1.5,
  ],
  [
    '"fines", like "finés" without its accent',
    FINNISH,
    { descriptions: ["Sin fines de lucro, finés"] },
    0,
  ],
  [
    "an adjective of the language",
    GERMAN,
    { descriptions: ["Universidades alemanas"] },
    0,
  ],
  [
    "a psychologist named Holland",
    DUTCH,
    { names: ["El modelo de Holland"] },
    0,
  ],
  ["the language's country", DUTCH, { names: ["Estudiar en Holanda"] }, 1.5],
  [
    "a verb spelt like the language",
    POLISH,
    { descriptions: ["Polish your essay"] },
    0,
  ],
  ["language in capitals", POLISH, { descriptions: ["Curso de POLACO"] }, 1.5],
  [
    "a plural that begins with the country's name",
    CHILEAN,
    { locations: ["Los chiles"] },
    0,
  ],
])("an item gets the expected points for: %s", (_, profile, item, points) => {
  expect(scoreFor(item, profile).score).toBe(points);
});

test.each<[string, string | null, Partial<IndexedItem>, number]>([
  ["the student's level", "preparatoria_1", { levels: ["highSchool"] }, 2],
  ["every level", "otro", { levels: ["any"] }, 2],
  [
    "a condition that names the level",
    "otro",
    { conditions: [levels("otro")] },
    2,
  ],
  [
    "both checks",
    "posgrado",
    { levels: ["postgraduate"], conditions: [levels("posgrado")] },
    4,
  ],
  [
    "both checks of a scholarship",
    "posgrado",
    {
      type: "scholarship",
      levels: ["postgraduate"],
      conditions: [levels("posgrado")],
    },
    5,
  ],
  [
    "an exchange",
    "preparatoria_2",
    { type: "cultural_exchange", levels: ["any"] },
    3,
  ],
  ["another level", "preparatoria_1", { levels: ["undergraduate"] }, 0],
  [
    "the level after the last year of school",
    "preparatoria_3",
    { levels: ["undergraduate"] },
    2,
  ],
  [
    "the level after a degree",
    "licenciatura_terminada",
    { levels: ["postgraduate"] },
    2,
  ],
  [
    "a profile without a level",
    null,
    { type: "scholarship", levels: ["any"] },
    0,
  ],
  ["an unknown level", "kinder", { levels: ["any"] }, 0],
])(
  "an item gets the expected points for the level: %s",
  (_, study_level, item, points) => {
    expect(scoreFor(item, { study_level }).score).toBe(points);
  },
);

test.each<[string, Partial<StudentProfile>, Partial<IndexedItem>]>([
  [
    "a word inside another",
    { desired_careers: ["Arte"] },
    { names: ["La parte"] },
  ],
  [
    "words apart",
    { desired_careers: ["Diseño gráfico"] },
    { names: ["Diseño y arte gráfico"] },
  ],
  [
    "words of two texts",
    { desired_careers: ["Diseño gráfico"] },
    { tags: ["diseño", "gráfico"] },
  ],
  [
    "a career of two letters in a sentence",
    { desired_careers: ["TI", "Maestría en IT"] },
    { descriptions: ["Hay un lugar para ti. It is for you."] },
  ],
  [
    "a career not known yet",
    { desired_careers: ["No sé", "Otra", "Medicina u otra, no sé"] },
    { names: ["Otra beca"], descriptions: ["Si no sé, otra vez"] },
  ],
  [
    "a test without a name",
    { has_standardized_test: true, standardized_test_name: "No" },
    { descriptions: ["No pide exámenes"] },
  ],
  ["a blank career", { desired_careers: [" ", ""] }, { names: ["Beca"] }],
  [
    "a test not taken",
    { ...SAT, has_standardized_test: false },
    { tags: ["sat"] },
  ],
  [
    "the native language",
    { native_language: "Español" },
    { names: ["Español"] },
  ],
  ["an empty profile", {}, { country: "MX", levels: ["any"], names: ["Beca"] }],
])("%s is worth nothing", (_, profile, item) => {
  expect(scoreFor(item, profile)).toEqual({ score: 0, reasons: [] });
});

test("a language learnt and spoken, under three names, is scored once", () => {
  const profile = {
    languages_to_learn: ["Alemán", "German"],
    secondary_languages: ["Deutsch (B1)"],
  };
  expect(scoreFor({ names: ["Alemán"] }, profile).score).toBe(2);
});

test("all points add up, and every part has its reason", () => {
  const profile = {
    ...MEDICINE,
    ...GERMAN,
    ...MEXICAN,
    ...SAT,
    study_level: "posgrado",
  };
  const item: Partial<IndexedItem> = {
    type: "scholarship",
    names: ["Medicina en Alemania"],
    descriptions: ["Para aprender alemán. SAT"],
    tags: ["medicina"],
    categories: ["Medicina"],
    locations: ["México"],
    programs: [["Medicina", "Medicine"]],
    levels: ["postgraduate"],
    conditions: [levels("posgrado")],
  };
  expect(scoreFor(item, profile)).toEqual({
    // career 3 + 2 + 1, degree 1.5, language 1.5, country of the language 1.5, level 2 + 2 + 1, country 1, test 0.5
    score: 6 + 1.5 + 1.5 + 1.5 + 5 + 1 + 0.5,
    reasons: [
      { kind: "career", term: "Medicina" },
      { kind: "programs", count: 1 },
      { kind: "language", language: "Alemán", isSpoken: false },
      { kind: "languageCountry", language: "Alemán", isSpoken: false },
      { kind: "level" },
      { kind: "country" },
      { kind: "test", name: "SAT" },
    ],
  });
});

test("a reason names the whole career as typed when only a part of it matches", () => {
  const profile = { desired_careers: ["Ingeniería en Sistemas"] };
  expect(scoreFor({ names: ["Ingenierías"] }, profile).reasons).toEqual([
    { kind: "career", term: "Ingeniería en Sistemas" },
  ]);
});

test("the field of study scores like a desired career, and once if both are the same", () => {
  const item = { names: ["Verano de medicina"] };
  const profile = { study_field: "Medicina" };
  expect(scoreFor(item, profile)).toEqual({
    score: 3,
    reasons: [{ kind: "career", term: "Medicina" }],
  });
  expect(scoreFor(item, { ...profile, ...MEDICINE }).score).toBe(3);
});

test("programmes for girls score like a career if the student wants them", () => {
  const item = { names: ["Technovation Girls"], tags: ["niñas"] };
  expect(scoreFor(item, { wants_girls_programs: true })).toEqual({
    score: 5,
    reasons: [{ kind: "girls" }],
  });
  expect(scoreFor(item, { wants_girls_programs: false }).score).toBe(0);
});

test("an item that serves one country only is national there", () => {
  expect(scoreFor({ serves: ["MX"] }, MEXICAN)).toEqual({
    score: 1,
    reasons: [{ kind: "national" }],
  });
  expect(scoreFor({ serves: ["MX", "CO"] }, MEXICAN).score).toBe(0);
});

test("each career that the same word matches is scored", () => {
  const profile = {
    desired_careers: ["Ingeniería Civil", "Ingeniería Química"],
  };
  // the name twice: 3 + 3
  expect(scoreFor({ names: ["Ingenierías"] }, profile)).toEqual({
    score: 6,
    reasons: [
      { kind: "career", term: "Ingeniería Civil" },
      { kind: "career", term: "Ingeniería Química" },
    ],
  });
});

test("an item for every level and for one country has both as reasons", () => {
  const profile = { study_level: "posgrado", country: "PE" };
  const item: Partial<IndexedItem> = {
    levels: ["any"],
    conditions: [aCondition({ kind: "nationality", countries: ["PE"] })],
  };
  expect(scoreFor(item, profile).reasons).toEqual([
    { kind: "anyLevel" },
    { kind: "national" },
  ]);
});

function scoreFor(
  item: Partial<IndexedItem>,
  profile: Partial<StudentProfile>,
): Score {
  return scoreItem(tokenizeItem(anItem(item)), readInterests(profile));
}

function levels(level: "posgrado" | "otro") {
  return aCondition({ kind: "level", levels: [level] });
}
