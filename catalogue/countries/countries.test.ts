import { expect, test } from "vitest";
import { LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import { fold } from "#domain/text/fold.ts";
import { LANGUAGES } from "#locales/languages.ts";
import { textsUnder } from "#locales/texts.fixture.ts";
import { type CountryFacts, countrySchema } from "../country.schema.ts";
import { ENTRIES } from "../index.ts";
import { countryAt, countryPath } from "./country-path.ts";
import { countryText } from "./country-text.ts";
import { COUNTRIES } from "./index.ts";

test("the countries with facts are those of `LATIN_AMERICA`, in its order", () => {
  expect(COUNTRIES.map(({ code }) => code)).toEqual(LATIN_AMERICA);
});

test.each(COUNTRIES)(
  "the facts of $slug have the form of the schema",
  (facts) => {
    expect(countrySchema.safeParse(facts).error?.issues ?? []).toEqual([]);
  },
);

test("the schema rejects a fee without its year", () => {
  const [country] = COUNTRIES.filter(({ legalisation }) => legalisation?.fee);
  const { year, ...fee } = country?.legalisation?.fee ?? {};
  expect(year).toBeGreaterThan(2020);
  const undated = {
    ...country,
    legalisation: { ...country?.legalisation, fee },
  };
  expect(countrySchema.safeParse(undated).success).toBe(false);
});

test("a country's address is its unaccented Spanish name; an unknown address has no country", () => {
  const names = new Intl.DisplayNames("es", { type: "region" });
  expect(COUNTRIES.map(({ slug }) => slug)).toEqual(
    COUNTRIES.map(({ code }) =>
      fold(names.of(code) ?? "").replaceAll(" ", "-"),
    ),
  );
  expect(countryAt("/paises/republica-dominicana")?.code).toBe("DO");
  expect(COUNTRIES.map(countryPath)).toContain("/paises/bolivia");
  expect(countryAt("/paises/atlantida")).toBeNull();
});

test.each(COUNTRIES)(
  "$slug has exactly the texts that its facts use, none of them empty",
  (facts) => {
    const keys = listTextKeys(facts).toSorted();
    for (const language of LANGUAGES) {
      const texts = textsUnder(facts.texts[language]);
      expect([...texts.keys()].toSorted()).toEqual(keys);
      for (const key of keys)
        expect(countryText(facts, language, key)).toMatch(/^\S.*\S$/);
    }
  },
);

test("a country's `entryItem` is an item in the country or for its students", () => {
  for (const { code, entryItem } of COUNTRIES) {
    if (entryItem === null) continue;
    const entry = ENTRIES.find(({ path }) => path === entryItem);
    if (!entry) throw new Error(`no item at ${entryItem}`);
    const { item } = entry;
    const itemCountries = [
      ...(item.serves ?? []),
      ...(item.country ? [item.country] : []),
    ];
    expect([entryItem, itemCountries]).toEqual([
      entryItem,
      expect.arrayContaining([code]),
    ]);
  }
});

/** Every `textKey` in a country's facts. */
function listTextKeys(facts: CountryFacts): ReadonlyArray<string> {
  const { texts, ...rest } = facts;
  return [...JSON.stringify(rest).matchAll(/"textKey":"([^"]+)"/g)].map(
    ([, key = ""]) => key,
  );
}
