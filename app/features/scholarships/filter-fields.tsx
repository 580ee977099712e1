import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import {
  CLOSING_VALUES,
  COVERS_VALUES,
  CRITERION_VALUES,
  LEVEL_VALUES,
} from "./filter-address.ts";

export type Country = { readonly code: string; readonly name: string };

type Choice = readonly [value: string, text: string];

/** The five choices as plain lists: part of a form that works without scripts. `onChange` applies one at once. */
export function FilterFields({
  query,
  countries,
  idPrefix,
  onChange,
}: {
  query: URLSearchParams;
  countries: ReadonlyArray<Country>;
  /** The fields stand on the page twice: in the bar and in the sheet. */
  idPrefix: string;
  onChange?: (name: string, value: string) => void;
}) {
  const fields = useFields(countries);
  return fields.map(({ name, label, choices }) => (
    <Field
      key={name}
      id={`${idPrefix}-${name}`}
      label={label}
      className="min-w-0"
    >
      <ChoiceList
        name={name}
        value={query.get(name) ?? ""}
        choices={choices}
        onChoose={(value) => onChange?.(name, value)}
      />
    </Field>
  ));
}

/** Follows the address, which may change by itself, and keeps the focus while it does. */
function ChoiceList({
  name,
  value,
  choices,
  onChoose,
}: {
  name: string;
  value: string;
  choices: ReadonlyArray<Choice>;
  onChoose: (value: string) => void;
}) {
  const { t } = useTranslation("scholarships");
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return (
    <Select
      ref={select}
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

/** Every choice that a reader can make, with its wording. */
export function useFields(countries: ReadonlyArray<Country>) {
  const { t } = useTranslation("scholarships");
  return [
    {
      name: "nivel",
      label: t("filters.level"),
      choices: entries(LEVEL_VALUES).map(
        ([value, key]): Choice => [value, t(`level.${key}`)],
      ),
    },
    {
      name: "pais",
      label: t("filters.country"),
      choices: countries.map(({ code, name }): Choice => [code, name]),
    },
    {
      name: "criterio",
      label: t("filters.criterion"),
      choices: entries(CRITERION_VALUES).map(
        ([value, key]): Choice => [value, t(`criterion.${key}`)],
      ),
    },
    {
      name: "cubre",
      label: t("filters.covers"),
      choices: entries(COVERS_VALUES).map(
        ([value, key]): Choice => [value, t(`covers.${key}`)],
      ),
    },
    {
      name: "cierre",
      label: t("filters.closing"),
      choices: entries(CLOSING_VALUES).map(
        ([value, key]): Choice => [value, t(`closing.${key}`)],
      ),
    },
  ] as const;
}

function entries<Key extends string, Value>(
  values: Readonly<Record<Key, Value>>,
): ReadonlyArray<readonly [Key, Value]> {
  return Object.entries(values) as Array<[Key, Value]>;
}
