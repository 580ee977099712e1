import type { Condition, CountryCode } from "./condition.ts";

/**
 * Latin America and the Caribbean, as the catalogue's programmes use the term: ISO
 * 3166-1 alpha-2.
 */
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

/** True when the nationality and residence conditions admit the country. */
export function isOpenTo(
  conditions: ReadonlyArray<Condition>,
  country: CountryCode,
): boolean {
  return conditions.every(
    (condition) =>
      !namesCountries(condition) ||
      (includesCountry(condition.countries, country) &&
        !includesCountry(condition.except ?? [], country)),
  );
}

/** Data that limits an item to some countries. */
export type CountryLimits = {
  readonly conditions: ReadonlyArray<Condition>;
  /** The only countries whose students can use the item; without it, all of them. */
  readonly serves?: ReadonlyArray<CountryCode> | null | undefined;
};

/** True when the item admits the country and is not made for others only. */
export function isForCountry(
  limits: CountryLimits,
  country: CountryCode,
): boolean {
  return isOpenTo(limits.conditions, country) && isServed(limits, country);
}

/** Latin American countries that the item admits. */
export function listAdmittedCountries(
  limits: CountryLimits,
): ReadonlyArray<CountryCode> {
  return LATIN_AMERICA.filter((code) => isForCountry(limits, code));
}

/** False when the item is made for students of other countries; true without a country. */
export function isServed(
  { serves }: Pick<CountryLimits, "serves">,
  country: CountryCode | null | undefined,
): boolean {
  return !country || !serves || includesCountry(serves, country);
}

/** Nationalities that the destination gives no visa for now, with few exceptions. */
export type EntryLimit = {
  readonly countries: ReadonlyArray<CountryCode>;
  /** Explanation for students from these countries. */
  readonly text: string;
};

/** True when the item's destination suspended visas for the country. */
export function isEntryLimited(
  limit: EntryLimit | null | undefined,
  country: CountryCode | null | undefined,
): limit is EntryLimit {
  return limit?.countries.includes(country ?? "") ?? false;
}

/** True when the list names the country, `LATAM` with the country in it, or `*`. */
export function includesCountry(
  countries: ReadonlyArray<CountryCode>,
  country: CountryCode,
): boolean {
  return (
    countries.includes(country) ||
    countries.includes("*") ||
    (countries.includes("LATAM") && LATIN_AMERICA.includes(country))
  );
}

/** True when a nationality or residence condition, or `serves`, names this country only. */
export function isOnlyForCountry(
  limits: CountryLimits,
  country: CountryCode,
): boolean {
  return countryLists(limits).some(
    (list) => list.length === 1 && list[0] === country,
  );
}

/** The country list of each nationality or residence condition, and `serves`. */
export function countryLists({
  conditions,
  serves,
}: CountryLimits): ReadonlyArray<ReadonlyArray<CountryCode>> {
  return [
    ...conditions.flatMap((condition) =>
      namesCountries(condition) ? [condition.countries] : [],
    ),
    ...(serves ? [serves] : []),
  ];
}

/** Country codes that the items' conditions and `serves` name, without `LATAM` and `*`. */
export function countriesNamed(
  items: ReadonlyArray<CountryLimits>,
): ReadonlyArray<CountryCode> {
  const named = items.flatMap(countryLists).flat();
  return [...new Set(named)].filter((code) => /^[A-Z]{2}$/.test(code));
}

/** True for a nationality or residence condition. */
export function namesCountries(
  condition: Condition,
): condition is Extract<Condition, { kind: "nationality" | "residence" }> {
  return condition.kind === "nationality" || condition.kind === "residence";
}
