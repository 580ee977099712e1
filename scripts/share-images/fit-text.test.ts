import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";
import { measureWidth } from "./outlines.ts";

const BOX = {
  width: 600,
  sizes: [
    { size: 100, maxLines: 1 },
    { size: 60, maxLines: 2 },
    { size: 40, maxLines: 3 },
  ],
};

test("a short text gets the largest size", () => {
  expect(fitText("Becas UWC", BOX)).toEqual({
    size: 100,
    lines: ["Becas UWC"],
  });
});

test("a longer one gets the first size that fits it whole", () => {
  expect(fitText("Becas para estudiar en Alemania", BOX)).toEqual({
    size: 60,
    lines: ["Becas para estudiar", "en Alemania"],
  });
});

test("lines are of even length, not one full and one with the rest", () => {
  const box = { width: 900, sizes: [{ size: 60, maxLines: 2 }] };
  expect(
    fitText("Becas para estudiar un posgrado en Chile", box).lines,
  ).toEqual(["Becas para estudiar", "un posgrado en Chile"]);
});

test("no line is wider than its column, and no word is dropped", () => {
  const text =
    "Programa de becas completas para estudiantes de posgrado en física";
  const { size, lines } = fitText(text, BOX);
  expect(lines.join(" ")).toBe(text);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines.filter((line) => measureWidth(line) * size > BOX.width)).toEqual(
    [],
  );
});

test("a word too wide for a large size gets a smaller one, unbroken", () => {
  const { size, lines } = fitText("Otorrinolaringológicamente", BOX);
  expect(size).toBe(40);
  expect(lines).toEqual(["Otorrinolaringológicamente"]);
});

test("a word too wide for any size is broken with a hyphen", () => {
  const word = "Desoxirribonucleicoelectroencefalografista";
  const { lines } = fitText(word, BOX);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\p{L}+-$/u);
  expect(lines.join("").replace("-", "")).toBe(word);
});

test("a line may end at a hyphen or slash between long parts only", () => {
  const box = { width: 600, sizes: [{ size: 60, maxLines: 3 }] };
  expect(fitText("Comisión México-Estados Unidos", box).lines).toEqual([
    "Comisión México-",
    "Estados Unidos",
  ]);
  expect(fitText("Universidad Nacional A-1/b", box).lines).toEqual([
    "Universidad",
    "Nacional A-1/b",
  ]);
});

test("a text that does not fit ends after a word with an ellipsis", () => {
  const words = "Programa internacional de investigación ".repeat(6).trim();
  const { size, lines } = fitText(words, BOX);
  expect(size).toBe(40);
  expect(lines).toHaveLength(3);
  const shown = lines.join(" ");
  expect(shown).toMatch(/\p{L}…$/u);
  expect(`${words} `.startsWith(`${shown.slice(0, -1)} `)).toBe(true);
  expect(lines.filter((line) => measureWidth(line) * size > BOX.width)).toEqual(
    [],
  );
});

test("no opening sign and no comma precedes the ellipsis", () => {
  const box = { width: 420, sizes: [{ size: 40, maxLines: 1 }] };
  expect(fitText("Becas Chile, (Magíster Nacional)", box).lines).toEqual([
    "Becas Chile…",
  ]);
});

test("an empty text gives no lines", () => {
  expect(fitText("", BOX).lines).toEqual([""]);
});
