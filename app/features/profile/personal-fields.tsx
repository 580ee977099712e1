import { useMemo } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSite } from "#app/platform/site.ts";
import { Combobox } from "#app/ui/combobox.tsx";
import { Field } from "#app/ui/field.tsx";
import { countriesByName } from "#domain/profile/countries.ts";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { FIRST_BIRTH_DATE } from "#domain/profile/limits.ts";
import { FormSection } from "./form-section.tsx";
import { PictureField } from "./picture-field.tsx";
import { TextField } from "./text-field.tsx";

/** Who she is. What only an account needs, to tell her from others, is left out on a device. */
export function PersonalFields({ isForAccount }: { isForAccount: boolean }) {
  const { t } = useTranslation("profile");
  const today = useSite()?.today;
  return (
    <FormSection title={t("sections.personal")}>
      {isForAccount && (
        <>
          <PictureField />
          <TextField name="full_name" autoComplete="name" />
        </>
      )}
      <TextField
        name="birth_date"
        type="date"
        min={FIRST_BIRTH_DATE}
        max={today}
        autoComplete="bday"
        hint={t("hints.birth_date")}
      />
      <CountryField />
      {isForAccount && (
        <>
          <TextField
            name="phone_country_code"
            type="tel"
            autoComplete="tel-country-code"
            hint={t("hints.phone")}
          />
          <TextField
            name="phone_number"
            type="tel"
            autoComplete="tel-national"
          />
        </>
      )}
    </FormSection>
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
            toggleLabel={t("country.open")}
          />
        )}
      />
    </Field>
  );
}
