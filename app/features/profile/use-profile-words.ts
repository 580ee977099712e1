import { useTranslation } from "react-i18next";
import { CEFR_LEVELS } from "#domain/languages/cefr.ts";
import { PREFERENCES, YES_NO_FACTS } from "#domain/profile/detail-kinds.ts";
import { toProfileEntries } from "#domain/profile/entries.ts";
import { toLanguageLines } from "#domain/profile/language-lines.ts";
import { degreeWord, findSchoolYear } from "#domain/profile/school-stages.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { LATER_STAGES } from "#domain/profile/study-level.ts";
import { useSchoolWords } from "./use-school-words.ts";

type Profile = Partial<StudentProfile>;

/** Texts of a profile's answers; empty when unknown. */
export function useProfileWords() {
  const { t } = useTranslation("profile");
  const school = useSchoolWords();

  function stage(profile: Profile): string {
    const year = findSchoolYear(profile);
    if (year) return school.year(year);
    const entries = toProfileEntries(profile);
    const later = LATER_STAGES.find((name) => name === entries.school_stage);
    if (!later) return school.stage(entries);
    const { study_year, years_left, country } = profile;
    return [
      school.later(later, degreeWord(country ?? "")),
      study_year && t("view.year", { year: study_year }),
      years_left && t("view.left", { count: years_left }),
    ]
      .filter(Boolean)
      .join(", ");
  }

  function languages(profile: Profile): string {
    return toLanguageLines(profile)
      .filter(({ value }) => value !== "")
      .map(({ value, level, certificate, score }) => {
        const levelName = [...CEFR_LEVELS, "native" as const].find(
          (name) => name === level,
        );
        const details = [
          levelName && t(`languages.levels.${levelName}`),
          [certificate, score].filter(Boolean).join(" "),
        ].filter(Boolean);
        return details.length > 0 ? `${value} (${details.join("; ")})` : value;
      })
      .join("\n");
  }

  /** The student's preferences and situation, a line for each. */
  function search(profile: Profile): string {
    const preferences = PREFERENCES.filter((name) => profile[name]).map(
      (name) => t(`fields.${name}`),
    );
    const facts = YES_NO_FACTS.flatMap((name) => {
      const fact = profile[name];
      if (typeof fact !== "boolean") return [];
      return `${t(`fields.${name}`)} ${t(fact ? "view.yes" : "view.no")}`;
    });
    return [...preferences, ...facts].join("\n");
  }

  return { stage, languages, search };
}
