import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "#app/ui/select.tsx";
import type { FieldView } from "#catalogue/views/view.ts";
import type { SelectedFilters } from "#domain/catalogue/facets.ts";

/**
 * Filters as plain lists: part of a form that works without scripts. `onChange` gets
 * each choice at once.
 */
export function FilterFields({
  fields,
  selected,
  idPrefix,
  onChange,
}: {
  fields: ReadonlyArray<FieldView>;
  selected: SelectedFilters;
  idPrefix: string;
  onChange: (name: string, value: string) => void;
}) {
  return fields.map((field) => (
    // Not `Field`: list pages would load its code.
    <div key={field.name} className="flex min-w-0 flex-col gap-1.5">
      <label
        htmlFor={`${idPrefix}-${field.name}`}
        className="font-semibold [overflow-wrap:anywhere]"
      >
        {field.label}
      </label>
      <ChoiceList
        id={`${idPrefix}-${field.name}`}
        field={field}
        value={selected[field.name] ?? ""}
        onChoose={(value) => onChange(field.name, value)}
      />
    </div>
  ));
}

/** Shows the choice in the address, also after the back button, and keeps the focus. */
function ChoiceList({
  id,
  field: { name, choices },
  value,
  onChoose,
}: {
  id: string;
  field: FieldView;
  value: string;
  onChoose: (value: string) => void;
}) {
  const { t } = useTranslation("catalogue");
  const select = useRef<HTMLSelectElement>(null);
  const isHydrated = useRef(false);
  const chooseEarly = useEffectEvent(onChoose);
  useEffect(() => {
    const shown = select.current?.value ?? value;
    // Applies a choice made before hydration.
    if (shown !== value && !isHydrated.current) chooseEarly(shown);
    else if (select.current) select.current.value = value;
    isHydrated.current = true;
  }, [value]);
  return (
    <Select
      ref={select}
      id={id}
      name={name}
      defaultValue={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{t("filters.any")}</option>
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </Select>
  );
}
