import { useMemo } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
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
  const { field, fieldState } = useController<ProfileEntries, "country">({
    name: "country",
  });
  const options = useMemo(
    () => [...countriesByName(i18n.language)],
    [i18n.language],
  );
  return (
    <Field
      id="country"
      label={t("fields.country")}
      hint={t("hints.country")}
      error={fieldState.error?.message}
    >
      <Combobox
        options={options}
        value={field.value || null}
        onChange={(code) => field.onChange(code ?? "")}
        onBlur={field.onBlur}
        emptyText={t("country.none")}
        countText={(count) => t("country.count", { count })}
        toggleLabel={t("country.open")}
      />
    </Field>
  );
}
