import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/checkbox.tsx";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { TextField } from "./text-field.tsx";

/** An exam or a certificate: ticking the box reveals its name and result (specification §4). */
export function ProofFields({
  box,
  name,
  score,
}: {
  box: "has_standardized_test" | "has_language_cert";
  name: "standardized_test_name" | "language_cert_name";
  score: "standardized_test_score" | "language_cert_score";
}) {
  const { t } = useTranslation("profile");
  const { control, register } = useFormContext<ProfileEntries>();
  const isChecked = useWatch({ control, name: box });
  return (
    <div>
      <Checkbox id={box} label={t(`fields.${box}`)} {...register(box)} />
      {isChecked && (
        <div className="border-maiz mt-2 flex flex-col gap-5 border-l-4 pl-4">
          <TextField name={name} hint={t(`hints.${name}`)} />
          <TextField
            name={score}
            {...(score === "language_cert_score" && {
              hint: t("hints.language_cert_score"),
            })}
          />
        </div>
      )}
    </div>
  );
}
