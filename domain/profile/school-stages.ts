import { COUNTRY_SCHOOLS, type SchoolYear } from "./country-schools.ts";
import type { StudentProfile } from "./student-profile.ts";

/** Those of which the year is asked besides. */
export const STAGES_WITH_YEARS: ReadonlyArray<string> = [
  "technical",
  "undergraduate",
  "postgraduate",
];

/** What a first degree is called: "licenciatura" is another thing in half of the countries. */
export type DegreeWord = "licenciatura" | "pregrado" | "carrera";

const PREGRADO = ["CL", "CO", "EC", "PE", "VE"];
const CARRERA = ["AR", "BR", "PR", "PY", "UY"];

export function degreeWordIn(country: string): DegreeWord {
  if (PREGRADO.includes(country)) return "pregrado";
  return CARRERA.includes(country) ? "carrera" : "licenciatura";
}

const ELSEWHERE: ReadonlyArray<SchoolYear> = [
  { wording: "lower", stage: "lowerSecondary", year: null, left: null },
  { wording: "third", stage: "upperSecondary", year: null, left: 3 },
  { wording: "second", stage: "upperSecondary", year: null, left: 2 },
  { wording: "last", stage: "upperSecondary", year: null, left: 1 },
];

/** The years of secondary school, the first one first, in the words of the country (ISO 3166-1 alpha-2). */
export function schoolYearsIn(country: string): ReadonlyArray<SchoolYear> {
  return COUNTRY_SCHOOLS[country] ?? ELSEWHERE;
}

/** The school year that a profile tells, in the words of its country; null where it tells none of these. */
export function findSchoolYear({
  country,
  school_stage,
  study_year,
  years_left,
}: Partial<StudentProfile>): SchoolYear | null {
  return (
    schoolYearsIn(country ?? "").find(
      ({ stage, year, left }) =>
        stage === school_stage &&
        year === (study_year ?? null) &&
        left === (years_left ?? null),
    ) ?? null
  );
}
