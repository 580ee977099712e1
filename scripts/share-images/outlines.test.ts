import { expect, test } from "vitest";
import { drawable, measureWidth, textOutline } from "./outlines.ts";

const AT = { x: 64, y: 200, size: 30 };

test("the letters of Spanish and its neighbours are drawn unchanged", () => {
  const text =
    "¿Cómo está la niñez? ¡«Pingüino» & Ñandú! São Größe Łódź Čeština Việt Œuvre 2.º";
  expect(drawable(text)).toBe(text);
});

test("every letter has its own shape, accents included", () => {
  const letters = [..."aáeéiíoóuúüñnçãößłźčAÁNÑ¿?¡!«»"];
  const shapes = new Set(letters.map((letter) => textOutline(letter, AT)));
  expect(shapes).not.toContain("");
  expect(shapes.size).toBe(letters.length);
});

test("letters that the typeface lacks are substituted or dropped", () => {
  expect(drawable("México → Perú")).toBe("México – Perú");
  expect(drawable("ǘ ḧ ﬁ №")).toBe("u h fi No");
  expect(drawable("Beca 🎓 漢字 Ω completa")).toBe("Beca completa");
});

test("letters in two code points are joined, and invisible signs are removed", () => {
  expect(drawable("Educacio\u0301n")).toBe("Educación");
  expect(drawable("be\u00adca\u200b  para\n ti ")).toBe("beca para ti");
});

test("a letter without an outline is never skipped silently", () => {
  expect(() => textOutline("漢", AT)).toThrow('no outline for "漢"');
});

test("outlines are valid numbers at any position", () => {
  const positions = Array.from({ length: 200 }, (_, step) => 60 + step * 1.12);
  const outlines = positions.map((y) =>
    textOutline("Servicio Alemán", { ...AT, y }),
  );
  expect(outlines.filter((d) => !/^[MLQCZ\d. -]+$/.test(d))).toEqual([]);
});

test("a text is as wide as its letters, closer where they are kerned", () => {
  expect(measureWidth("")).toBe(0);
  expect(measureWidth("HH")).toBeGreaterThan(1.8 * measureWidth("H"));
  expect(measureWidth("AV")).toBeLessThan(
    measureWidth("A") + measureWidth("V") - 0.05,
  );
});

test("a text starts at its position, and grows with its size", () => {
  const [left = 0, right = 0] = extent(textOutline("Becas", AT));
  expect(left).toBeGreaterThanOrEqual(64);
  expect(left).toBeLessThan(68);
  expect(right).toBeGreaterThan(64 + 30 * measureWidth("Becas") - 4);
  expect(right).toBeLessThanOrEqual(64 + 30 * measureWidth("Becas"));
});

/** Minimum and maximum x of a path. */
function extent(d: string): [number, number] {
  const xs = [...d.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
  return [Math.min(...xs), Math.max(...xs)];
}
