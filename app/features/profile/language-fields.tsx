import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { languageNames } from "#domain/profile/languages.ts";
import { FormSection } from "./form-section.tsx";
import { ListField } from "./list-field.tsx";
import { TextField } from "./text-field.tsx";

const SUGGESTIONS = "language-names";

/** Her languages; suggestions see to it that each is written in one way. */
export function LanguageFields() {
  const { t, i18n } = useTranslation("profile");
  const names = useMemo(() => languageNames(i18n.language), [i18n.language]);
  return (
    <FormSection title={t("sections.languages")}>
      <datalist id={SUGGESTIONS}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField name="native_language" list={SUGGESTIONS} />
      <ListField name="secondary_languages" suggestions={SUGGESTIONS} />
      <ListField
        name="languages_to_learn"
        hint={t("hints.languages_to_learn")}
        suggestions={SUGGESTIONS}
      />
    </FormSection>
  );
}
