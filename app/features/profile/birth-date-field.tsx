import { useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { Input } from "#app/ui/input.tsx";
import {
  type DateParts,
  joinDate,
  splitDate,
} from "#domain/profile/date-parts.ts";
import type { ProfileEntries } from "#domain/profile/entries.ts";

const PARTS = ["day", "month", "year"] as const;

/** Three text fields: a date picker would open at the current month, far from the birth date. */
export function BirthDateField() {
  const { t } = useTranslation("profile");
  const { field, fieldState } = useController<ProfileEntries, "birth_date">({
    name: "birth_date",
  });
  const [typed, setTyped] = useState(() => splitDate(field.value));
  // A save in another tab and a restored or discarded draft also change the value.
  const shown =
    joinDate(typed) === field.value ? typed : splitDate(field.value);

  function change(part: keyof DateParts, text: string) {
    const parts = { ...shown, [part]: text.replace(/\D/g, "") };
    setTyped(parts);
    field.onChange(joinDate(parts));
  }

  return (
    <FieldGroup
      legend={t("fields.birth_date")}
      hint={t("hints.birth_date")}
      error={fieldState.error?.message}
      id="birth_date-group"
    >
      <div className="flex gap-3">
        {PARTS.map((part) => {
          const id = part === "day" ? "birth_date" : `birth_date-${part}`;
          return (
            <div key={part} className={part === "year" ? "w-24" : "w-[4.5rem]"}>
              <label htmlFor={id} className="text-[0.9375rem]">
                {t(`date.${part}`)}
              </label>
              <Input
                id={id}
                inputMode="numeric"
                maxLength={part === "year" ? 4 : 2}
                autoComplete={`bday-${part}`}
                aria-invalid={fieldState.error ? true : undefined}
                value={shown[part]}
                onBlur={field.onBlur}
                onChange={({ target }) => change(part, target.value)}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
