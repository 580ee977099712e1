import { expect, test } from "vitest";
import { limitCountryItems, MOST_COUNTRY_ITEMS } from "./country-limit.ts";

const FEW = Array.from({ length: MOST_COUNTRY_ITEMS }, (_, at) => at);
const MANY = [...FEW, MOST_COUNTRY_ITEMS];

test("as many items as a page holds are all shown", () => {
  expect(limitCountryItems(FEW, { nivel: "prepa" }, false)).toEqual(FEW);
});

test("of more items a filter shows none, and words show the best", () => {
  expect(limitCountryItems(MANY, { nivel: "prepa" }, false)).toEqual([]);
  expect(limitCountryItems(MANY, {}, true)).toEqual(FEW);
});

test("a chosen country shows all of its items", () => {
  expect(limitCountryItems(MANY, { pais: "MX" }, false)).toEqual(MANY);
});
