import { expect, test } from "vitest";
import { knownLanguage } from "./language-countries.ts";

test.each([
  ["Alemán", "German", "Alemania", "Germany"],
  ["Francés", "French", "Francia", "France"],
  ["Italiano", "Italian", "Italia", "Italy"],
  ["Portugués", "Portuguese", "Brasil", "Brazil"],
  ["Chino", "Chinese", "China", "China"],
  ["Japonés", "Japanese", "Japón", "Japan"],
  ["Coreano", "Korean", "Corea", "Korea"],
  ["Ruso", "Russian", "Rusia", "Russia"],
  ["Árabe", "Arabic", "Emiratos Árabes Unidos", "United Arab Emirates"],
  ["Neerlandés", "Dutch", "Países Bajos", "Netherlands"],
  ["Sueco", "Swedish", "Suecia", "Sweden"],
  ["Noruego", "Norwegian", "Noruega", "Norway"],
  ["Danés", "Danish", "Dinamarca", "Denmark"],
  ["Finés", "Finnish", "Finlandia", "Finland"],
])("%s and %s lead to %s", (spanish, english, es, en) => {
  expect(knownLanguage(spanish)?.country).toEqual({ es, en });
  expect(knownLanguage(english)).toBe(knownLanguage(spanish));
  expect(knownLanguage(spanish.toUpperCase())).toBe(knownLanguage(spanish));
});

test("another language leads nowhere", () => {
  expect(["Inglés", "Español", "Náhuatl", ""].map(knownLanguage)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
