import { COUNTRY_SCHOOLS, type SchoolYear } from "./country-schools.ts";
import type { StudentProfile } from "./student-profile.ts";

/** Stages for which the form also asks for the year. */
export const STAGES_WITH_YEARS: ReadonlyArray<string> = [
  "technical",
  "undergraduate",
  "postgraduate",
];

/** Name of a first degree: "licenciatura" means something else in half of the countries. */
export type DegreeWord = "licenciatura" | "pregrado" | "carrera";

const PREGRADO = ["CL", "CO", "EC", "PE", "VE"];
const CARRERA = ["AR", "BR", "PR", "PY", "UY"];

export function degreeWord(country: string): DegreeWord {
  if (PREGRADO.includes(country)) return "pregrado";
  return CARRERA.includes(country) ? "carrera" : "licenciatura";
}

const GENERIC_YEARS: ReadonlyArray<SchoolYear> = [
  { wording: "lower", stage: "lowerSecondary", year: null, left: null },
  { wording: "third", stage: "upperSecondary", year: null, left: 3 },
  { wording: "second", stage: "upperSecondary", year: null, left: 2 },
  { wording: "last", stage: "upperSecondary", year: null, left: 1 },
];

/** Years of secondary school by country (ISO 3166-1 alpha-2); generic ones if it is unlisted. */
export function schoolYears(country: string): ReadonlyArray<SchoolYear> {
  const years = Object.hasOwn(COUNTRY_SCHOOLS, country)
    ? COUNTRY_SCHOOLS[country]
    : null;
  return years ?? GENERIC_YEARS;
}

/** The profile's school year in the country's words; null without a match. */
export function findSchoolYear({
  country,
  school_stage,
  study_year,
  years_left,
}: Partial<StudentProfile>): SchoolYear | null {
  return (
    schoolYears(country ?? "").find(
      ({ stage, year, left }) =>
        stage === school_stage &&
        year === (study_year ?? null) &&
        left === (years_left ?? null),
    ) ?? null
  );
}
