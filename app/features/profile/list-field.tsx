import { X } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useToasts } from "#app/platform/toasts.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { Input } from "#app/ui/input.tsx";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { type ListName, MAX_ENTRIES } from "#domain/profile/limits.ts";
import { lineId } from "./faults.ts";

/** Lines of a list: always one, and at most so many (specification §5). `suggestions` is the id of a datalist. */
export function ListField({
  name,
  hint,
  suggestions,
}: {
  name: ListName;
  hint?: string;
  suggestions?: string;
}) {
  const { t } = useTranslation("profile");
  const { control } = useFormContext<ProfileEntries>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const { notify } = useToasts();
  const max = MAX_ENTRIES[name];

  function add() {
    if (fields.length < max) append({ value: "" });
    else
      notify({
        tone: "info",
        title: t("notices.limit"),
        description: t("notices.limitText", { max }),
      });
  }

  function removeLine(index: number) {
    // The focus goes to a line that stays, before its own is gone.
    const neighbour = lineId(name, index === 0 ? 1 : index - 1);
    document.getElementById(neighbour)?.focus();
    remove(index);
  }

  return (
    <FieldGroup id={name} legend={t(`fields.${name}`)} hint={hint}>
      <ul className="flex flex-col gap-2">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <Line
              name={name}
              index={index}
              suggestions={suggestions}
              onRemove={fields.length > 1 ? () => removeLine(index) : null}
            />
          </li>
        ))}
      </ul>
      <Button variant="link" className="self-start" onClick={add}>
        {t("list.add")}
        <span className="sr-only">: {t(`fields.${name}`)}</span>
      </Button>
    </FieldGroup>
  );
}

function Line({
  name,
  index,
  suggestions,
  onRemove,
}: {
  name: ListName;
  index: number;
  suggestions: string | undefined;
  /** Null for the only line. */
  onRemove: (() => void) | null;
}) {
  const { t } = useTranslation("profile");
  const { register, formState } = useFormContext<ProfileEntries>();
  const error = formState.errors[name]?.[index]?.value?.message;
  const id = lineId(name, index);
  const words = { list: t(`fields.${name}`), number: index + 1 };
  return (
    <>
      <div className="flex gap-2">
        <Input
          id={id}
          aria-label={t("list.entry", words)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          list={suggestions}
          {...register(`${name}.${index}.value`)}
        />
        {onRemove && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("list.remove", words)}
            onClick={onRemove}
          >
            <X aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}
