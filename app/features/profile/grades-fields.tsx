import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { isOffScale } from "#domain/grades/parse-grade.ts";
import { GRADE_SCALES } from "#domain/grades/scale.ts";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { TextField } from "./text-field.tsx";
import { scaleKey } from "./wording.ts";

/** An average, its scale, and a link to the grade translator. */
export function GradesFields() {
  return (
    <>
      <ScaleField />
      <GradesField />
      <TranslatorLink />
    </>
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

/** Shows a hint, not a fault, for an average that is not on the chosen scale. */
function GradesField() {
  const { t } = useTranslation("profile");
  const { control, formState } = useFormContext<ProfileEntries>();
  const [grades, system] = useWatch({
    control,
    name: ["grades", "grades_system"],
  });
  const { dirtyFields, touchedFields } = formState;
  // Not while the user types; a saved average is shown with its hint at once.
  const isTyping = dirtyFields.grades && !touchedFields.grades;
  const isNotOnScale = !isTyping && isOffScale(grades, system);
  return (
    <TextField
      name="grades"
      inputMode="decimal"
      hint={
        <>
          {t("hints.grades")}{" "}
          <span role="status">{isNotOnScale && t("hints.grades_unread")}</span>
        </>
      }
    />
  );
}

/** The link does not carry the entries, because its address reaches the server. */
function TranslatorLink() {
  const { t } = useTranslation("profile");
  return (
    <Link
      to="/notas"
      className="inline-flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
    >
      {t("edit.translator")}
    </Link>
  );
}
