import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { ProfileEntries } from "#domain/profile/entries.ts";

/** No degree of the region takes longer. */
const YEARS = [1, 2, 3, 4, 5, 6, 7, 8];

const HINT_ID = "years-hint";

/** The student's year of a degree and the years left: many awards require the last years. */
export function YearFields() {
  const { t } = useTranslation("profile");
  return (
    <div className="flex flex-col gap-1.5">
      <p
        id={HINT_ID}
        className="text-ink-soft measure text-[0.9375rem] leading-snug"
      >
        {t("hints.years")}
      </p>
      <div className="grid grid-cols-2 items-end gap-3">
        <YearField name="study_year" />
        <YearField name="years_left" />
      </div>
    </div>
  );
}

function YearField({ name }: { name: "study_year" | "years_left" }) {
  const { t } = useTranslation("profile");
  const { register } = useFormContext<ProfileEntries>();
  return (
    <Field id={name} label={t(`fields.${name}`)}>
      <Select aria-describedby={HINT_ID} {...register(name)}>
        <option value="">{t("edit.choose")}</option>
        {YEARS.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
    </Field>
  );
}
