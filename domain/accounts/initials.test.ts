import { expect, test } from "vitest";
import { initials } from "./initials.ts";

/** Specification §2, Avatar initials. */
test.each([
  ["Ana López", "AL"],
  ["Ana María López García", "AG"],
  ["ana lópez", "AL"],
  ["  Ana \t López  ", "AL"],
  ["María de los Ángeles", "MÁ"],
  ["Ñusta Élida", "ÑÉ"],
])(
  "%j has the first letters of its first and last word: %s",
  (name, expected) => {
    expect(initials(name, "Usuario")).toBe(expected);
  },
);

test.each([
  ["Ana", "AN"],
  ["ñandú", "ÑA"],
  ["Q", "Q"],
])("the single word %j gives its first two letters: %s", (name, expected) => {
  expect(initials(name, "Usuario")).toBe(expected);
});

test.each(["", "   ", "\n", "nn@example.org", " NN@example.org "])(
  "without a name, %j, the first letter of the fallback is used",
  (name) => {
    expect(initials(name, "usuario")).toBe("U");
    expect(initials(name, "?")).toBe("?");
  },
);

test("a letter of two code units is not split", () => {
  expect(initials("𝔸na 𝕃ópez", "U")).toBe("𝔸𝕃");
});
