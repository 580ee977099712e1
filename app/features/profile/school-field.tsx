import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import {
  degreeWord,
  STAGES_WITH_YEARS,
  schoolYears,
} from "#domain/profile/school-stages.ts";
import { isHighSchool, LATER_STAGES } from "#domain/profile/study-level.ts";
import {
  entriesFromOption,
  findOptionId,
  KEPT,
  type StageEntries,
  schoolYearId,
} from "./stage-entries.ts";
import { moveStudyWish } from "./study-wish.ts";
import { useSchoolWords } from "./use-school-words.ts";
import { YearFields } from "./year-fields.tsx";

/** The student's stage: a year of school in the country's words, or a later stage. */
export function SchoolField() {
  const { t } = useTranslation("profile");
  const words = useSchoolWords();
  const { control } = useFormContext<ProfileEntries>();
  const [country, stage] = useWatch({
    control,
    name: ["country", "school_stage"],
  });
  const { id, entries, choose } = useStageEntries();
  const years = schoolYears(country);
  return (
    <>
      <Field
        id="study_level"
        label={t("fields.study_level")}
        hint={t("hints.study_level")}
      >
        <Select
          value={id}
          onChange={({ target }) =>
            choose(entriesFromOption(target.value, years))
          }
        >
          <option value="">{t("edit.choose")}</option>
          {id === KEPT && <option value={KEPT}>{words.stage(entries)}</option>}
          <optgroup label={t("school.atSchool")}>
            {years.map((year) => (
              <option key={schoolYearId(year)} value={schoolYearId(year)}>
                {words.year(year)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t("school.afterSchool")}>
            {LATER_STAGES.map((later) => (
              <option key={later} value={later}>
                {words.later(later, degreeWord(country))}
              </option>
            ))}
          </optgroup>
        </Select>
      </Field>
      {STAGES_WITH_YEARS.includes(stage) && <YearFields />}
    </>
  );
}

/** The stage's form entries. `choose` also moves the study wish to the visible field. */
function useStageEntries() {
  const { control, getValues, setValue } = useFormContext<ProfileEntries>();
  const [study_level, school_stage, study_year, years_left, country] = useWatch(
    {
      control,
      name: [
        "study_level",
        "school_stage",
        "study_year",
        "years_left",
        "country",
      ],
    },
  );
  const entries = { study_level, school_stage, study_year, years_left };
  /** The field of study just after the student left high school. */
  const fromCareers = useRef<string | null>(null);

  function choose(next: StageEntries) {
    const dirty = { shouldDirty: true };
    const previousLevel = getValues("study_level");
    for (const field of Object.keys(next) as ReadonlyArray<keyof StageEntries>)
      setValue(field, next[field], dirty);
    const wish = {
      study_field: getValues("study_field"),
      desired_careers: getValues("desired_careers"),
    };
    const isSchool = isHighSchool(next.study_level);
    // Unless edited since, the field does not move back to the careers (specification §4).
    if (isSchool && wish.study_field === fromCareers.current) return;
    const moved = moveStudyWish(wish, previousLevel, next.study_level);
    if (moved === wish) return;
    fromCareers.current = isSchool ? null : moved.study_field;
    setValue("study_field", moved.study_field, dirty);
    setValue("desired_careers", moved.desired_careers, dirty);
  }

  return { id: findOptionId(entries, schoolYears(country)), entries, choose };
}
