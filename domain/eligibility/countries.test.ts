import { expect, test } from "vitest";
import type { Condition } from "./condition.ts";
import {
  countriesNamed,
  isForCountry,
  isOpenTo,
  LATIN_AMERICA,
} from "./countries.ts";

test("without country conditions everyone is admitted", () => {
  expect(isOpenTo([], "MX")).toBe(true);
  expect(isOpenTo([{ kind: "age", max: 25 }, { kind: "other" }], "JP")).toBe(
    true,
  );
});

test("a named country is admitted, another is not", () => {
  expect(isOpenTo([nationality("MX", "CO")], "CO")).toBe(true);
  expect(isOpenTo([nationality("MX", "CO")], "PE")).toBe(false);
});

test("LATAM admits every country of `LATIN_AMERICA`, and not the US, Spain or Germany", () => {
  expect(
    LATIN_AMERICA.filter((code) => !isOpenTo([nationality("LATAM")], code)),
  ).toEqual([]);
  for (const code of ["US", "ES", "DE"])
    expect(isOpenTo([nationality("LATAM")], code)).toBe(false);
});

test("* admits any country", () => {
  expect(isOpenTo([nationality("*")], "ZA")).toBe(true);
});

test("an item that serves some countries excludes all others", () => {
  const conditions = [nationality("LATAM")];
  expect(isForCountry({ conditions }, "PE")).toBe(true);
  expect(isForCountry({ conditions, serves: ["MX"] }, "PE")).toBe(false);
  expect(isForCountry({ conditions, serves: ["MX", "PE"] }, "PE")).toBe(true);
  expect(isForCountry({ conditions, serves: ["LATAM"] }, "PE")).toBe(true);
  expect(isForCountry({ conditions, serves: ["US"] }, "US")).toBe(false);
});

test("with LATAM and Spain named, Spain is admitted and France is not", () => {
  expect(isOpenTo([nationality("LATAM", "ES")], "ES")).toBe(true);
  expect(isOpenTo([nationality("LATAM", "ES")], "FR")).toBe(false);
});

test("every nationality and residence condition must admit the country", () => {
  const conditions = [nationality("LATAM"), residence("MX", "GT")];
  expect(isOpenTo(conditions, "GT")).toBe(true);
  expect(isOpenTo(conditions, "CO")).toBe(false);
  expect(isOpenTo([nationality("*"), residence("MX")], "CO")).toBe(false);
});

test("named countries are listed once, in order of appearance", () => {
  expect(
    countriesNamed([
      { conditions: [nationality("MX", "LATAM"), { kind: "other" }] },
      { conditions: [] },
      { conditions: [residence("*", "CO", "MX")] },
    ]),
  ).toEqual(["MX", "CO"]);
});

test("`LATIN_AMERICA` lists each country once, by its two-letter code", () => {
  expect(LATIN_AMERICA).toEqual([...new Set(LATIN_AMERICA)]);
  expect(LATIN_AMERICA.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
});

function nationality(...countries: Array<string>): Condition {
  return { kind: "nationality", countries };
}

function residence(...countries: Array<string>): Condition {
  return { kind: "residence", countries };
}
