import type { Condition, CountryCode } from "./condition.ts";

/** Latin America and the Caribbean, as far as the catalogue's programmes use the term: ISO 3166-1 alpha-2. */
export const LATIN_AMERICA: ReadonlyArray<CountryCode> = [
  "AR",
  "BO",
  "BR",
  "CL",
  "CO",
  "CR",
  "CU",
  "DO",
  "EC",
  "SV",
  "GT",
  "HT",
  "HN",
  "MX",
  "NI",
  "PA",
  "PY",
  "PE",
  "PR",
  "UY",
  "VE",
];

/** The conditions on nationality and residence leave the door open to people of that country. */
export function isOpenTo(
  conditions: ReadonlyArray<Condition>,
  country: CountryCode,
): boolean {
  return conditions.every(
    (condition) =>
      !("countries" in condition) ||
      (includesCountry(condition.countries, country) &&
        !includesCountry(condition.except ?? [], country)),
  );
}

/** What keeps an item from the people of some countries. */
export type Narrowing = {
  readonly conditions: ReadonlyArray<Condition>;
  /** The only countries whose students can use it; no profile is judged by it. */
  readonly serves?: ReadonlyArray<CountryCode> | undefined;
};

/** Of use to somebody from that country: it admits them, and is not made for others alone. */
export function isForCountry(
  { conditions, serves = ["*"] }: Narrowing,
  country: CountryCode,
): boolean {
  return isOpenTo(conditions, country) && includesCountry(serves, country);
}

function includesCountry(
  countries: ReadonlyArray<CountryCode>,
  country: CountryCode,
): boolean {
  return (
    countries.includes(country) ||
    countries.includes("*") ||
    (countries.includes("LATAM") && LATIN_AMERICA.includes(country))
  );
}

/** Every single country that the conditions of some items name, or that they serve. */
export function countriesNamed(
  items: ReadonlyArray<Narrowing>,
): ReadonlyArray<CountryCode> {
  const named = items.flatMap(({ conditions, serves = [] }) => [
    ...conditions.flatMap((condition) =>
      "countries" in condition ? condition.countries : [],
    ),
    ...serves,
  ]);
  return [...new Set(named)].filter((code) => /^[A-Z]{2}$/.test(code));
}
