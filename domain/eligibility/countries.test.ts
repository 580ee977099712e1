import { expect, test } from "vitest";
import type { Condition } from "./condition.ts";
import {
  countriesNamed,
  isForCountry,
  isOpenTo,
  LATIN_AMERICA,
} from "./countries.ts";

test("without a condition on countries the door is open to everybody", () => {
  expect(isOpenTo([], "MX")).toBe(true);
  expect(isOpenTo([{ kind: "age", max: 25 }, { kind: "other" }], "JP")).toBe(
    true,
  );
});

test("a named country is let in, another is not", () => {
  expect(isOpenTo([nationality("MX", "CO")], "CO")).toBe(true);
  expect(isOpenTo([nationality("MX", "CO")], "PE")).toBe(false);
});

test("LATAM lets in Latin America and the Caribbean, and nobody else", () => {
  expect(
    LATIN_AMERICA.filter((code) => !isOpenTo([nationality("LATAM")], code)),
  ).toEqual([]);
  for (const code of ["US", "ES", "DE"])
    expect(isOpenTo([nationality("LATAM")], code)).toBe(false);
});

test("* lets in any country", () => {
  expect(isOpenTo([nationality("*")], "ZA")).toBe(true);
});

test("what serves some countries alone is for nobody else", () => {
  const conditions = [nationality("LATAM")];
  expect(isForCountry({ conditions }, "PE")).toBe(true);
  expect(isForCountry({ conditions, serves: ["MX"] }, "PE")).toBe(false);
  expect(isForCountry({ conditions, serves: ["MX", "PE"] }, "PE")).toBe(true);
  expect(isForCountry({ conditions, serves: ["LATAM"] }, "PE")).toBe(true);
  expect(isForCountry({ conditions, serves: ["US"] }, "US")).toBe(false);
});

test("LATAM beside a country adds that country", () => {
  expect(isOpenTo([nationality("LATAM", "ES")], "ES")).toBe(true);
  expect(isOpenTo([nationality("LATAM", "ES")], "FR")).toBe(false);
});

test("every condition on nationality or residence must let the country in", () => {
  const conditions = [nationality("LATAM"), residence("MX", "GT")];
  expect(isOpenTo(conditions, "GT")).toBe(true);
  expect(isOpenTo(conditions, "CO")).toBe(false);
  expect(isOpenTo([nationality("*"), residence("MX")], "CO")).toBe(false);
});

test("the countries named are single ones, each once, in the order met", () => {
  expect(
    countriesNamed([
      { conditions: [nationality("MX", "LATAM"), { kind: "other" }] },
      { conditions: [] },
      { conditions: [residence("*", "CO", "MX")] },
    ]),
  ).toEqual(["MX", "CO"]);
});

test("Latin America names each country once, by its two-letter code", () => {
  expect(LATIN_AMERICA).toEqual([...new Set(LATIN_AMERICA)]);
  expect(LATIN_AMERICA.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
});

function nationality(...countries: Array<string>): Condition {
  return { kind: "nationality", countries };
}

function residence(...countries: Array<string>): Condition {
  return { kind: "residence", countries };
}
