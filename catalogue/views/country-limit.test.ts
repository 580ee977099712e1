import { expect, test } from "vitest";
import { limitCountryItems, MOST_COUNTRY_ITEMS } from "./country-limit.ts";

const FEW = Array.from({ length: MOST_COUNTRY_ITEMS }, (_, at) => at);
const MANY = [...FEW, MOST_COUNTRY_ITEMS];

test("items up to the limit are all shown", () => {
  expect(limitCountryItems(FEW, { nivel: "prepa" }, false)).toEqual(FEW);
});

test("above the limit, a filter shows no items, and a ranking the first up to the limit", () => {
  expect(limitCountryItems(MANY, { nivel: "prepa" }, false)).toEqual([]);
  expect(limitCountryItems(MANY, {}, true)).toEqual(FEW);
});

test("a chosen country shows all of its items, even above the limit", () => {
  expect(limitCountryItems(MANY, { pais: "MX" }, false)).toEqual(MANY);
});
