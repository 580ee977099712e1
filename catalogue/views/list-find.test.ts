import { expect, test } from "vitest";
import { findItem, findItems } from "./list-find.ts";

test("a name without a word in any title finds no item, though its words occur in texts", () => {
  expect(findItems("zzzz nada", "es")).toEqual([]);
});

test.each([
  ["chevening", "/becas/chevening"],
  // A typo is no part of the name.
  ["chevenin", null],
  ["olimpiada", null],
  ["zzzz nada", null],
])("the part %s of a name means the item %s", (text, path) => {
  expect(findItem(text, "es")).toBe(path);
});

test("a partial match needs a word of the name in its title", () => {
  expect(findItems("olimpiada quimica de marte", "es")).toContain(
    "/competencias/icho",
  );
});
