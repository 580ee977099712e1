import { useTranslation } from "react-i18next";
import { FormSection } from "./form-section.tsx";
import { LongTextField } from "./text-field.tsx";

/** What she does and has achieved besides school. */
export function InterestFields() {
  const { t } = useTranslation("profile");
  return (
    <FormSection title={t("sections.interests")}>
      <LongTextField name="hobbies" hint={t("hints.hobbies")} />
      <LongTextField name="personal_achievements" />
      <LongTextField name="extracurriculars" />
    </FormSection>
  );
}
