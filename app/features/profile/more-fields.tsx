import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { PREFERENCES, YES_NO_FACTS } from "#domain/profile/detail-kinds.ts";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { CollapsibleSection } from "./collapsible-section.tsx";
import { GradesFields } from "./grades-fields.tsx";
import { PictureField } from "./picture-field.tsx";
import { StandardizedTestFields } from "./standardized-test-fields.tsx";
import { LongTextField, TextField } from "./text-field.tsx";
import { YesNoField } from "./yes-no-field.tsx";

/** The third step: all other facts, with hints that say why they are requested. */
export function MoreFields({ isForAccount }: { isForAccount: boolean }) {
  const { t } = useTranslation("profile");
  return (
    <>
      <PreferenceFields />
      <GradesFields />
      <StandardizedTestFields />
      <CollapsibleSection
        id="situation"
        title={t("sections.situation")}
        fields={["region", ...YES_NO_FACTS]}
      >
        <TextField name="region" hint={t("hints.region")} />
        {YES_NO_FACTS.map((fact) => (
          <YesNoField key={fact} name={fact} />
        ))}
      </CollapsibleSection>
      <CollapsibleSection
        id="interests"
        title={t("sections.interests")}
        fields={["hobbies", "personal_achievements", "extracurriculars"]}
      >
        <LongTextField name="hobbies" hint={t("hints.hobbies")} />
        <LongTextField
          name="personal_achievements"
          hint={t("hints.personal_achievements")}
        />
        <LongTextField
          name="extracurriculars"
          hint={t("hints.extracurriculars")}
        />
      </CollapsibleSection>
      {isForAccount && <AccountFields />}
    </>
  );
}

function PreferenceFields() {
  const { t } = useTranslation("profile");
  const { register } = useFormContext<ProfileEntries>();
  return (
    <FieldGroup legend={t("sections.preferences")}>
      {PREFERENCES.map((name) => (
        <Checkbox
          key={name}
          id={name}
          label={t(`fields.${name}`)}
          hint={t(`hints.${name}`)}
          {...register(name)}
        />
      ))}
    </FieldGroup>
  );
}

/** Fields that identify the account's owner; a device profile has none. */
function AccountFields() {
  const { t } = useTranslation("profile");
  return (
    <CollapsibleSection
      id="account"
      title={t("sections.account")}
      fields={["full_name", "phone_country_code", "phone_number"]}
    >
      <PictureField />
      <TextField
        name="full_name"
        autoComplete="name"
        hint={t("hints.full_name")}
      />
      <TextField
        name="phone_country_code"
        type="tel"
        autoComplete="tel-country-code"
        hint={t("hints.phone")}
      />
      <TextField name="phone_number" type="tel" autoComplete="tel-national" />
    </CollapsibleSection>
  );
}
