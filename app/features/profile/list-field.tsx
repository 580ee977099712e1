import { useFieldArray, useFormContext } from "react-hook-form";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { ListFrame, ListLine } from "./list-frame.tsx";

/** A list of texts: at least one line, and at most the limit (specification §5). */
export function ListField({
  name,
  hint,
  suggestions,
}: {
  name: "desired_careers" | "languages_to_learn";
  hint?: string;
  suggestions?: string;
}) {
  const { control } = useFormContext<ProfileEntries>();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <ListFrame
      name={name}
      hint={hint}
      count={fields.length}
      onAdd={() => append({ value: "" })}
    >
      {fields.map(({ id }, index) => (
        <li key={id}>
          <ListLine
            name={name}
            index={index}
            suggestions={suggestions}
            onRemove={fields.length > 1 ? () => remove(index) : null}
          />
        </li>
      ))}
    </ListFrame>
  );
}
