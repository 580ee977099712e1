import { expect, test } from "vitest";
import { filterOptions } from "./combobox-filter.ts";

const OPTIONS = [
  "Antigua y Barbuda",
  "Guatemala",
  "Guyana",
  "Guinea",
  "Nueva Guinea",
  "México",
].map((label) => ({ value: label, label }));

test("label prefixes come first, then word prefixes, then other matches", () => {
  expect(filterLabels("gua")).toEqual(["Guatemala", "Antigua y Barbuda"]);
  expect(filterLabels("guinea")).toEqual(["Guinea", "Nueva Guinea"]);
  expect(filterLabels("gu")).toEqual([
    "Guatemala",
    "Guyana",
    "Guinea",
    "Nueva Guinea",
    "Antigua y Barbuda",
  ]);
});

test("case, accents and outer spaces of the input are ignored; no match lists nothing", () => {
  expect(filterLabels(" mexICO ")).toEqual(["México"]);
  expect(filterLabels("xyz")).toEqual([]);
});

function filterLabels(typed: string) {
  return filterOptions(OPTIONS, typed).map(({ label }) => label);
}
