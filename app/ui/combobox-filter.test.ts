import { expect, test } from "vitest";
import { matchingOptions } from "./combobox-filter.ts";

const OPTIONS = [
  "Antigua y Barbuda",
  "Guatemala",
  "Guyana",
  "Guinea",
  "Nueva Guinea",
  "México",
].map((label) => ({ value: label, label }));

test("labels that start with the input come first, then words that do", () => {
  expect(found("gua")).toEqual(["Guatemala", "Antigua y Barbuda"]);
  expect(found("guinea")).toEqual(["Guinea", "Nueva Guinea"]);
  expect(found("gu")).toEqual([
    "Guatemala",
    "Guyana",
    "Guinea",
    "Nueva Guinea",
    "Antigua y Barbuda",
  ]);
});

test("case, accents and spaces around the text do not matter", () => {
  expect(found(" mexICO ")).toEqual(["México"]);
  expect(found("xyz")).toEqual([]);
});

function found(typed: string) {
  return matchingOptions(OPTIONS, typed).map(({ label }) => label);
}
