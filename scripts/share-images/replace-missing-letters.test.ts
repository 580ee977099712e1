import { expect, test } from "vitest";
import { replaceMissingLetters } from "./replace-missing-letters.ts";

test("a text without missing letters is unchanged", () => {
  const text = "¿Cómo está la niñez? ¡«Pingüino» & Ñandú! 2.º";
  expect(replaceMissingLetters(text, [])).toBe(text);
});

test("missing letters are substituted or dropped", () => {
  expect(replaceMissingLetters("México → Perú", ["→"])).toBe("México – Perú");
  expect(replaceMissingLetters("ǘ ḧ ﬁ №", [..."ǘḧﬁ№"])).toBe("u h fi No");
  expect(replaceMissingLetters("Beca 🎓 漢字 Ω completa", [..."🎓漢字Ω"])).toBe(
    "Beca completa",
  );
});

test("letters in two code points are composed, and invisible characters are removed", () => {
  expect(replaceMissingLetters("Educacio\u0301n", [])).toBe("Educación");
  expect(replaceMissingLetters("be\u00adca\u200b  para\n ti ", [])).toBe(
    "beca para ti",
  );
});
