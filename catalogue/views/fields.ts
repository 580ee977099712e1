import type { TFunction } from "i18next";
import {
  countriesNamed,
  LATIN_AMERICA,
} from "#domain/eligibility/countries.ts";
import { countryPages } from "../countries/country-path.ts";
import { ENTRIES, type Entry } from "../index.ts";
import {
  CATEGORY_VALUES,
  CLOSING_VALUES,
  COST_VALUES,
  COVERS_VALUES,
  CRITERION_VALUES,
  ENGLISH_VALUES,
  FIELD_VALUES,
  LANGUAGE_VALUES,
  LEVEL_VALUES,
  SCREEN_VALUES,
  TYPE_VALUES,
  UNIVERSITY_VALUES,
} from "./address-values.ts";
import { toCountryLimits } from "./facets.ts";
import type { FieldName } from "./screens.ts";
import type { CardView, FieldView } from "./view.ts";
import type { Words } from "./words.ts";

/** Filters that match a card, each with its matching choices; `pais` keeps all choices. */
export function buildFields(
  names: ReadonlyArray<FieldName>,
  cards: ReadonlyArray<Pick<CardView, "facets">>,
  { t, language }: Pick<Words, "t" | "language">,
): ReadonlyArray<FieldView> {
  return names.flatMap((name) => {
    const matched = new Set(cards.flatMap(({ facets }) => facets[name] ?? []));
    const choices = listChoices(name, t, language);
    if (matched.size === 0) return [];
    return {
      name,
      label: t(`filter.${name}`),
      // An item for any country matches every country.
      choices:
        name === "pais"
          ? choices
          : choices.filter(([value]) => matched.has(value)),
      pages: name === "pais" ? countryPages() : null,
    };
  });
}

/** The filter by country with the countries that have a page. */
export function countryField(
  t: TFunction<"catalogueWords">,
  language: string,
): FieldView {
  const pages = countryPages();
  return {
    name: "pais",
    label: t("filter.pais"),
    choices: countryChoices(Object.keys(pages), language),
    pages,
  };
}

function listChoices(
  name: FieldName,
  t: TFunction<"catalogueWords">,
  language: string,
): FieldView["choices"] {
  switch (name) {
    case "nivel":
      return toChoices(LEVEL_VALUES, (key) => t(`level.${key}`));
    case "area":
      return toChoices(FIELD_VALUES, (key) => t(`field.${key}`));
    case "costo":
      return toChoices(COST_VALUES, (key) => t(`costWish.${key}`));
    case "ingles":
      return toChoices(ENGLISH_VALUES, (key) => t(`englishWish.${key}`));
    case "criterio":
      return toChoices(CRITERION_VALUES, (key) => t(`criterion.${key}`));
    case "cubre":
      return toChoices(COVERS_VALUES, (key) => t(`covers.${key}`));
    case "cierre":
      return toChoices(CLOSING_VALUES, (key) => t(`closing.${key}`));
    case "categoria":
      return toChoices(CATEGORY_VALUES, (key) => t(`field.${key}`));
    case "catalogo":
      return toChoices(SCREEN_VALUES, (key) => t(`screen.${key}`));
    case "tipo":
      return [
        ...toChoices(TYPE_VALUES, (key) => t(`itemType.${key}`)),
        ...toChoices(UNIVERSITY_VALUES, (key) => t(`universityKind.${key}`)),
      ];
    case "idioma": {
      const names = new Intl.DisplayNames(language, { type: "language" });
      return toChoices(LANGUAGE_VALUES, (key) => names.of(key) ?? key);
    }
    case "pais":
      return countryChoices(listFilterCountries(), language);
    case "donde":
      return countryChoices(
        ENTRIES.flatMap(({ family, item }) =>
          family === "university" ? [item.country] : [],
        ),
        language,
      );
  }
}

let cachedCountries: ReadonlyArray<string> | null = null;

/** The country filter's choices over the whole catalogue. Computed on first use. */
export function listFilterCountries(): ReadonlyArray<string> {
  cachedCountries ??= listNamedCountries(ENTRIES);
  return cachedCountries;
}

/** Latin America and every country that some item names. */
export function listNamedCountries(
  all: ReadonlyArray<Entry>,
): ReadonlyArray<string> {
  const named = countriesNamed(all.map(toCountryLimits));
  return [...new Set([...LATIN_AMERICA, ...named])];
}

function countryChoices(
  codes: ReadonlyArray<string>,
  language: string,
): FieldView["choices"] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return [...new Set(codes)]
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, language));
}

function toChoices<Key extends string>(
  values: Readonly<Record<Key, string>>,
  name: (key: Key) => string,
): FieldView["choices"] {
  return (Object.entries(values) as Array<[Key, string]>).map(
    ([key, value]) => [value, name(key)] as const,
  );
}
