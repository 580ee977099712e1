import { expect, test } from "vitest";
import { drawable } from "./drawable.ts";

test("a text without missing letters is unchanged", () => {
  const text = "¿Cómo está la niñez? ¡«Pingüino» & Ñandú! 2.º";
  expect(drawable(text, [])).toBe(text);
});

test("missing letters are substituted or dropped", () => {
  expect(drawable("México → Perú", ["→"])).toBe("México – Perú");
  expect(drawable("ǘ ḧ ﬁ №", [..."ǘḧﬁ№"])).toBe("u h fi No");
  expect(drawable("Beca 🎓 漢字 Ω completa", [..."🎓漢字Ω"])).toBe(
    "Beca completa",
  );
});

test("letters in two code points are composed, and invisible characters are removed", () => {
  expect(drawable("Educacio\u0301n", [])).toBe("Educación");
  expect(drawable("be\u00adca\u200b  para\n ti ", [])).toBe("beca para ti");
});
