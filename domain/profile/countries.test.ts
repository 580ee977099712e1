import { expect, test } from "vitest";
import { LATIN_AMERICA } from "../eligibility/countries.ts";
import {
  COUNTRY_CODES,
  countriesByName,
  countryInSentence,
  countryName,
} from "./countries.ts";

test("199 countries are listed once, with all of Latin America", () => {
  // UN members and six others.
  expect(COUNTRY_CODES.length).toBe(193 + 6);
  expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
  expect(LATIN_AMERICA.filter((code) => !COUNTRY_CODES.includes(code))).toEqual(
    [],
  );
});

test.each(["es", "en"])("every country has its own name in %s", (language) => {
  const labels = countriesByName(language).map(({ label }) => label);
  expect(labels.filter((label) => label.length < 3)).toEqual([]);
  expect(new Set(labels).size).toBe(COUNTRY_CODES.length);
});

test("countries are sorted by name, ignoring accents", () => {
  const labels = countriesByName("es").map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(["Afganistán", "Albania", "Alemania"]);
  const place = (name: string) => labels.indexOf(name);
  expect(place("España")).toBeLessThan(place("Estados Unidos"));
  expect(place("México")).toBeLessThan(place("Micronesia"));
  expect(countriesByName("en")[0]?.label).toBe("Afghanistan");
});

test.each([
  ["MX", "es", "México"],
  ["US", "en", "United States"],
  ["Perú", "es", "Perú"],
])("the name of %s in %s is %s", (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});

test.each([
  ["US", "en", "the United States"],
  ["NL", "en", "the Netherlands"],
  ["DO", "en", "the Dominican Republic"],
  ["MX", "en", "Mexico"],
  ["NL", "es", "Países Bajos"],
])("in a sentence the name of %s in %s is %s", (code, language, name) => {
  expect(countryInSentence(code, language)).toBe(name);
});

test("in an English sentence these countries alone have an article", () => {
  const names = COUNTRY_CODES.map((code) => countryInSentence(code, "en"));
  expect(names.filter((name) => name.startsWith("the ")).toSorted()).toEqual([
    "the Bahamas",
    "the Central African Republic",
    "the Comoros",
    "the Dominican Republic",
    "the Gambia",
    "the Maldives",
    "the Marshall Islands",
    "the Netherlands",
    "the Philippines",
    "the Seychelles",
    "the Solomon Islands",
    "the United Arab Emirates",
    "the United Kingdom",
    "the United States",
  ]);
});
