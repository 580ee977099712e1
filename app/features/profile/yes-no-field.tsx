import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldGroup } from "#app/ui/field-group.tsx";
import type { YES_NO_FACTS } from "#domain/profile/detail-kinds.ts";
import type { ProfileEntries } from "#domain/profile/entries.ts";

const ANSWERS = [
  ["yes", "view.yes"],
  ["no", "view.no"],
  ["", "view.noAnswer"],
] as const;

/** An optional fact, with the reason why it is requested. */
export function YesNoField({ name }: { name: (typeof YES_NO_FACTS)[number] }) {
  const { t } = useTranslation("profile");
  const { register } = useFormContext<ProfileEntries>();
  return (
    <FieldGroup
      id={name}
      legend={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
    >
      <div className="flex flex-wrap gap-x-4">
        {ANSWERS.map(([value, wording]) => (
          <label
            key={value}
            className="flex min-h-11 min-w-14 cursor-pointer items-center gap-2"
          >
            <input
              type="radio"
              value={value}
              className="size-5 accent-rosa"
              {...register(name)}
            />
            {t(wording)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
