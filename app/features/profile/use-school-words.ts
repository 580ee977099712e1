import { useTranslation } from "react-i18next";
import type { SchoolYear } from "#domain/profile/country-schools.ts";
import type { DegreeWord } from "#domain/profile/school-stages.ts";
import type { LATER_STAGES } from "#domain/profile/study-level.ts";
import type { StageEntries } from "./stage-entries.ts";
import { knownLevel } from "./wording.ts";

/** Names of school years and of later stages. */
export function useSchoolWords() {
  const { t } = useTranslation("profile");
  const later = (
    stage: (typeof LATER_STAGES)[number],
    degree: DegreeWord,
  ): string =>
    stage === "undergraduate" || stage === "undergraduateFinished"
      ? t(`stages.${stage}.${degree}`)
      : t(`stages.${stage}`);
  return {
    later,
    year: (year: SchoolYear) =>
      "label" in year ? year.label : t(`school.${year.wording}`),
    /** Text of a stored stage that the list does not offer. */
    stage({ study_level, school_stage, years_left }: StageEntries): string {
      const level = knownLevel(study_level);
      if (school_stage === "lowerSecondary") return t("school.lower");
      if (school_stage === "upperSecondary" && years_left)
        return t("school.left", { count: Number(years_left) });
      return level ? t(`levels.${level}`) : study_level;
    },
  };
}
