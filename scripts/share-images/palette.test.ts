import { expect, test } from "vitest";
import { colour, toHex } from "./palette.ts";

test("an OKLCH colour is converted to sRGB in hexadecimal", () => {
  expect(toHex(1, 0, 0)).toBe("#ffffff");
  expect(toHex(0, 0, 0)).toBe("#000000");
  expect(toHex(0.628, 0.2577, 29.23)).toBe("#ff0000");
  expect(toHex(0.452, 0.3132, 264.05)).toBe("#0000ff");
});

test("a colour outside sRGB becomes a valid hexadecimal colour", () => {
  expect(toHex(0.9, 0.4, 145)).toMatch(/^#[0-9a-f]{6}$/);
});

test("a token returns its colour in the light theme", () => {
  expect(colour("paper")).toBe(toHex(0.975, 0.012, 85));
  expect(colour("rosa")).toBe(toHex(0.54, 0.225, 2));
});

test("an unknown token throws", () => {
  expect(() => colour("turquesa")).toThrow("no token --color-turquesa");
});
