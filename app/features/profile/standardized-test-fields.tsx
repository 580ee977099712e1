import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/checkbox.tsx";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { TextField } from "./text-field.tsx";

/** A standardized test: ticking the box reveals its name and result (specification §4). */
export function StandardizedTestFields() {
  const { t } = useTranslation("profile");
  const { control, register } = useFormContext<ProfileEntries>();
  const isChecked = useWatch({ control, name: "has_standardized_test" });
  return (
    <div>
      <Checkbox
        id="has_standardized_test"
        label={t("fields.has_standardized_test")}
        hint={t("hints.has_standardized_test")}
        {...register("has_standardized_test")}
      />
      {isChecked && (
        <div className="border-maiz mt-2 flex flex-col gap-5 border-l-4 pl-4">
          <TextField
            name="standardized_test_name"
            hint={t("hints.standardized_test_name")}
          />
          <TextField name="standardized_test_score" />
        </div>
      )}
    </div>
  );
}
