import type { SchoolYear } from "#domain/profile/country-schools.ts";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import type { SchoolStage } from "#domain/profile/student-details.ts";
import { LATER_STAGES, toStudyLevel } from "#domain/profile/study-level.ts";

/** Form entries of the student's stage. */
export type StageEntries = Pick<
  ProfileEntries,
  "study_level" | "school_stage" | "study_year" | "years_left"
>;

/** Id of the option for a stored stage that the list lacks, such as another country's year. */
export const KEPT = "kept";

export function schoolYearId({ stage, year, left }: SchoolYear): string {
  return [stage, year ?? "", left ?? ""].join("-");
}

/** Id of the option that the entries match: `KEPT` if none, empty for empty entries. */
export function findOptionId(
  entries: StageEntries,
  years: ReadonlyArray<SchoolYear>,
): string {
  const { study_level, school_stage: stage, study_year, years_left } = entries;
  if (stage === "") return study_level === "" ? "" : KEPT;
  if (LATER_STAGES.some((later) => later === stage)) return stage;
  const id = [stage, study_year, years_left].join("-");
  return years.some((year) => schoolYearId(year) === id) ? id : KEPT;
}

/** The entries of an option; empty for an unknown id. */
export function entriesFromOption(
  id: string,
  years: ReadonlyArray<SchoolYear>,
): StageEntries {
  const later = LATER_STAGES.find((stage) => stage === id);
  if (later) return toStageEntries(later, null, null);
  const year = years.find((one) => schoolYearId(one) === id);
  return year
    ? toStageEntries(year.stage, year.year, year.left)
    : { study_level: "", school_stage: "", study_year: "", years_left: "" };
}

function toStageEntries(
  stage: SchoolStage,
  year: number | null,
  left: number | null,
): StageEntries {
  return {
    study_level: toStudyLevel(stage, left),
    school_stage: stage,
    study_year: year?.toString() ?? "",
    years_left: left?.toString() ?? "",
  };
}
