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

test("every country of Latin America has its facts, in the same order", () => {
  expect(COUNTRIES.map(({ code }) => code)).toEqual(LATIN_AMERICA);
});

test.each(COUNTRIES)(
  "the facts of $slug have the form of the schema",
  (facts) => {
    expect(countrySchema.safeParse(facts).error?.issues ?? []).toEqual([]);
  },
);

test("a fee without its year is refused", () => {
  const [country] = COUNTRIES.filter(({ legalisation }) => legalisation?.fee);
  const { year, ...fee } = country?.legalisation?.fee ?? {};
  expect(year).toBeGreaterThan(2020);
  const undated = {
    ...country,
    legalisation: { ...country?.legalisation, fee },
  };
  expect(countrySchema.safeParse(undated).success).toBe(false);
});

test("an address is the Spanish name without accents", () => {
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

test.each(COUNTRIES)("the texts of $slug are those of its facts", (facts) => {
  const named = listTextKeys(facts).toSorted();
  for (const language of LANGUAGES) {
    const texts = textsUnder(facts.texts[language]);
    expect([...texts.keys()].toSorted()).toEqual(named);
    for (const key of named)
      expect(countryText(facts, language, key)).toMatch(/^\S.*\S$/);
  }
});

test("the guide of how one enters a university is a resource of the country", () => {
  for (const { code, entryItem } of COUNTRIES) {
    if (entryItem === null) continue;
    const entry = ENTRIES.find(({ path }) => path === entryItem);
    if (!entry) throw new Error(`${entryItem} is gone`);
    const { item } = entry;
    const own = [
      ...(item.serves ?? []),
      ...(item.country ? [item.country] : []),
    ];
    expect([entryItem, own]).toEqual([
      entryItem,
      expect.arrayContaining([code]),
    ]);
  }
});

/** The keys of texts that the facts of a country name. */
function listTextKeys(facts: CountryFacts): ReadonlyArray<string> {
  const { texts, ...rest } = facts;
  return [...JSON.stringify(rest).matchAll(/"textKey":"([^"]+)"/g)].map(
    ([, key = ""]) => key,
  );
}
