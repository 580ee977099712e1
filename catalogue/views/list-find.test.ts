import { expect, test } from "vitest";
import { findItems } from "./list-find.ts";

test("a name without a word in any title finds no item, though its words occur in texts", () => {
  expect(findItems("zzzz nada", "es")).toEqual([]);
});

test("a partial match needs a word of the name in its title", () => {
  expect(findItems("olimpiada quimica de marte", "es")).toContain(
    "/competencias/icho",
  );
});
