import { expect, test } from "vitest";
import { colour, toHex } from "./palette.ts";

test("OKLCH becomes the sRGB of the same colour", () => {
  expect(toHex(1, 0, 0)).toBe("#ffffff");
  expect(toHex(0, 0, 0)).toBe("#000000");
  expect(toHex(0.628, 0.2577, 29.23)).toBe("#ff0000");
  expect(toHex(0.452, 0.3132, 264.05)).toBe("#0000ff");
});

test("colours out of range are clamped", () => {
  expect(toHex(0.9, 0.4, 145)).toMatch(/^#[0-9a-f]{6}$/);
});

test("a token has its colour of the light theme", () => {
  expect(colour("paper")).toBe(toHex(0.975, 0.012, 85));
  expect(colour("rosa")).toBe(toHex(0.54, 0.225, 2));
});

test("an unknown token throws", () => {
  expect(() => colour("turquesa")).toThrow("no token --color-turquesa");
});
