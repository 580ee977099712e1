import { expect, test } from "vitest";
import { COUNTRY_CODES } from "./countries.ts";
import { COUNTRY_SCHOOLS, type SchoolYear } from "./country-schools.ts";
import { degreeWord, findSchoolYear, schoolYears } from "./school-stages.ts";
import { toStudyLevel } from "./study-level.ts";

const COUNTRIES = Object.keys(COUNTRY_SCHOOLS);

test("twenty countries of the region have their own year names", () => {
  expect(COUNTRIES.toSorted()).toEqual(
    "AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE".split(" "),
  );
  for (const country of COUNTRIES) expect(COUNTRY_CODES).toContain(country);
});

test.each([
  ["MX", "3.º de secundaria", "lowerSecondary", 3, 4, "otro"],
  [
    "MX",
    "2º de Preparatoria/Bachillerato",
    "upperSecondary",
    2,
    2,
    "preparatoria_2",
  ],
  ["GT", "3.º básico", "lowerSecondary", 3, null, "otro"],
  [
    "GT",
    "5.º diversificado (bachillerato)",
    "upperSecondary",
    2,
    1,
    "preparatoria_3",
  ],
  [
    "GT",
    "5.º diversificado (perito u otra de 3 años)",
    "upperSecondary",
    2,
    2,
    "preparatoria_2",
  ],
  ["CO", "11.º grado", "upperSecondary", 2, 1, "preparatoria_3"],
  ["PE", "5.º de secundaria", "upperSecondary", 2, 1, "preparatoria_3"],
  ["BO", "3.º de secundaria", "upperSecondary", 1, 4, "preparatoria_1"],
  ["CL", "I medio", "upperSecondary", 1, 4, "preparatoria_1"],
  ["CL", "IV medio", "upperSecondary", 4, 1, "preparatoria_3"],
  ["AR", "Secundaria, último año", "upperSecondary", null, 1, "preparatoria_3"],
  ["BR", "9º ano do ensino fundamental", "lowerSecondary", 4, 4, "otro"],
] as const)(
  "in %s %j is %s, year %j, with %j years left, stored as %s",
  (country, label, stage, year, left, level) => {
    const schoolYear = schoolYears(country).find(
      (one) => "label" in one && one.label === label,
    );
    expect(schoolYear).toEqual({ label, stage, year, left });
    expect(toStudyLevel(stage, left)).toBe(level);
  },
);

test.each(COUNTRIES)(
  "the years of %s and their labels are distinct, and include a last one",
  (country) => {
    const years = schoolYears(country);
    const labels = years.flatMap((year) => ("label" in year ? year.label : []));
    expect(new Set(years.map(schoolYearKey)).size).toBe(years.length);
    expect(new Set(labels).size).toBe(years.length);
    expect(years.some(({ left }) => left === 1)).toBe(true);
  },
);

test("a school year is found in the profile's country, and not in another", () => {
  const year = {
    school_stage: "upperSecondary",
    study_year: 4,
    years_left: 1,
  } as const;
  expect(findSchoolYear({ ...year, country: "CL" })).toMatchObject({
    label: "IV medio",
  });
  expect(findSchoolYear({ ...year, country: "PE" })).toBeNull();
  expect(findSchoolYear({ country: "PE" })).toBeNull();
});

test("a country without year names counts the years left", () => {
  expect(schoolYears("ES").map(({ left }) => left)).toEqual([null, 3, 2, 1]);
  for (const unknown of ["", "constructor"])
    expect(schoolYears(unknown)).toBe(schoolYears("ES"));
});

test.each([
  ["MX", "licenciatura"],
  ["PE", "pregrado"],
  ["AR", "carrera"],
])("a first degree in %s is a %s", (country, word) => {
  expect(degreeWord(country)).toBe(word);
});

function schoolYearKey({ stage, year, left }: SchoolYear) {
  return `${stage} ${year} ${left}`;
}
