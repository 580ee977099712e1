import { useMemo } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Combobox } from "#app/ui/combobox.tsx";
import { Field } from "#app/ui/field.tsx";
import { countriesByName } from "#domain/profile/countries.ts";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { isHighSchool } from "#domain/profile/study-level.ts";
import { BirthDateField } from "./birth-date-field.tsx";
import { ListField } from "./list-field.tsx";
import { SchoolField } from "./school-field.tsx";
import { TextField } from "./text-field.tsx";

/** The first step: country, stage, birth date and studies. */
export function BasicsFields() {
  const { t } = useTranslation("profile");
  const { control } = useFormContext<ProfileEntries>();
  const level = useWatch({ control, name: "study_level" });
  return (
    <>
      <CountryField />
      <SchoolField />
      <BirthDateField />
      {isHighSchool(level) ? (
        <ListField name="desired_careers" hint={t("hints.desired_careers")} />
      ) : (
        <TextField name="study_field" hint={t("hints.study_field")} />
      )}
    </>
  );
}

function CountryField() {
  const { t, i18n } = useTranslation("profile");
  const { control } = useFormContext<ProfileEntries>();
  const options = useMemo(
    () => [...countriesByName(i18n.language)],
    [i18n.language],
  );
  return (
    <Field id="country" label={t("fields.country")} hint={t("hints.country")}>
      <Controller
        control={control}
        name="country"
        render={({ field: { value, onChange, onBlur } }) => (
          <Combobox
            options={options}
            value={value || null}
            onChange={(code) => onChange(code ?? "")}
            onBlur={onBlur}
            emptyText={t("country.none")}
            countText={(count) => t("country.count", { count })}
            toggleLabel={t("country.open")}
          />
        )}
      />
    </Field>
  );
}
