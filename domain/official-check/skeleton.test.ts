import { expect, test } from "vitest";
import { plainLetters, skeleton } from "./skeleton.ts";

test.each([
  ["uñаm", "unam"],
  ["ƄECAS", "becas"],
  ["ϲonacyt", "conacyt"],
  ["ąсɑdemia", "academia"],
])("%s is read as %s", (text, expected) => {
  expect(plainLetters(text)).toBe(expected);
});

test.each([
  ["1cetex", "icetex"],
  ["cornm", "comm"],
  ["b3cas", "b3cas"],
])("%s may be confused with %s", (name, other) => {
  expect(skeleton(name)).toBe(skeleton(other));
});
