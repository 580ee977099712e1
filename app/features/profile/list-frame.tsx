import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { notify } from "#app/platform/toasts.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { Input } from "#app/ui/input.tsx";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { type ListName, MAX_ENTRIES } from "#domain/profile/limits.ts";
import { lineId } from "./faults.ts";

/** The lines of a list and the button that adds one, up to its limit (specification §5). */
export function ListFrame({
  name,
  hint,
  count,
  onAdd,
  children,
}: {
  name: ListName;
  hint?: string | undefined;
  count: number;
  onAdd: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("profile");
  const max = MAX_ENTRIES[name];
  const add = () => {
    if (count < max) onAdd();
    else
      notify({
        tone: "info",
        title: t("notices.limit"),
        description: t("notices.limitText", { max }),
      });
  };
  return (
    <FieldGroup id={name} legend={t(`fields.${name}`)} hint={hint}>
      <ul className="flex flex-col gap-2">{children}</ul>
      <Button variant="link" className="self-start" onClick={add}>
        {t("list.add")}
        <span className="sr-only">: {t(`fields.${name}`)}</span>
      </Button>
    </FieldGroup>
  );
}

/**
 * Text of a line, and its remove button unless it is the only one. `suggestions` is the
 * id of a datalist.
 */
export function ListLine({
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
            onClick={() => {
              focusNeighbour(name, index);
              onRemove();
            }}
          >
            <X aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

/** Focuses a remaining line before this one is removed. */
function focusNeighbour(name: ListName, index: number) {
  const neighbour = lineId(name, index === 0 ? 1 : index - 1);
  document.getElementById(neighbour)?.focus();
}
