import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { GRADE_SCALES, STUDY_LEVELS } from "#domain/eligibility/condition.ts";
import { isOffScale } from "#domain/eligibility/grade.ts";
import { EMPTY_LINES, type ProfileEntries } from "#domain/profile/entries.ts";
import { isHighSchool } from "#domain/profile/study-level.ts";
import { FormSection } from "./form-section.tsx";
import { ListField } from "./list-field.tsx";
import { ProofFields } from "./proof-fields.tsx";
import { TextField } from "./text-field.tsx";
import { scaleKey } from "./wording.ts";

/** What and how well she studies. */
export function StudyFields() {
  const { t } = useTranslation("profile");
  const { control } = useFormContext<ProfileEntries>();
  const level = useWatch({ control, name: "study_level" });
  return (
    <FormSection title={t("sections.studies")}>
      <LevelField />
      {isHighSchool(level) && (
        <ListField name="desired_careers" hint={t("hints.desired_careers")} />
      )}
      <ScaleField />
      <GradesField />
      <ProofFields
        box="has_standardized_test"
        name="standardized_test_name"
        score="standardized_test_score"
      />
      <ProofFields
        box="has_language_cert"
        name="language_cert_name"
        score="language_cert_score"
      />
    </FormSection>
  );
}

/** A level that is no high school empties the careers it hides (specification §4). */
function LevelField() {
  const { t } = useTranslation("profile");
  const { register, setValue } = useFormContext<ProfileEntries>();
  const level = register("study_level", {
    onChange: ({ target }) => {
      if (!isHighSchool(target.value))
        setValue("desired_careers", [...EMPTY_LINES], { shouldDirty: true });
    },
  });
  return (
    <Field
      id="study_level"
      label={t("fields.study_level")}
      hint={t("hints.study_level")}
    >
      <Select {...level}>
        <option value="">{t("edit.choose")}</option>
        {STUDY_LEVELS.map((value) => (
          <option key={value} value={value}>
            {t(`levels.${value}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function ScaleField() {
  const { t } = useTranslation("profile");
  const { register } = useFormContext<ProfileEntries>();
  return (
    <Field
      id="grades_system"
      label={t("fields.grades_system")}
      hint={t("hints.grades_system")}
    >
      <Select {...register("grades_system")}>
        <option value="">{t("edit.choose")}</option>
        {[...GRADE_SCALES, "otro" as const].map((value) => (
          <option key={value} value={value}>
            {t(`scales.${scaleKey(value)}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Says it, without calling it a fault, when an average that she has left is not on the scale she chose. */
function GradesField() {
  const { t } = useTranslation("profile");
  const { control, formState } = useFormContext<ProfileEntries>();
  const [grades, system] = useWatch({
    control,
    name: ["grades", "grades_system"],
  });
  const isUnread = formState.touchedFields.grades && isOffScale(grades, system);
  return (
    <TextField
      name="grades"
      inputMode="decimal"
      hint={
        <>
          {t("hints.grades")}{" "}
          <span role="status">{isUnread && t("hints.grades_unread")}</span>
        </>
      }
    />
  );
}
