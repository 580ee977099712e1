import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { languageNames } from "#domain/profile/languages.ts";
import { LanguageListField } from "./language-list-field.tsx";
import { ListField } from "./list-field.tsx";
import { TextField } from "./text-field.tsx";

const SUGGESTIONS = "language-names";

/** The second step. Suggestions keep each language's spelling consistent. */
export function LanguageFields() {
  const { t, i18n } = useTranslation("profile");
  const names = useMemo(() => languageNames(i18n.language), [i18n.language]);
  return (
    <>
      <datalist id={SUGGESTIONS}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        name="native_language"
        hint={t("hints.native_language")}
        list={SUGGESTIONS}
      />
      <LanguageListField suggestions={SUGGESTIONS} />
      <ListField
        name="languages_to_learn"
        hint={t("hints.languages_to_learn")}
        suggestions={SUGGESTIONS}
      />
    </>
  );
}
