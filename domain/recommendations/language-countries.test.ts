import { expect, test } from "vitest";
import { matchLanguageCodes } from "../languages/named-languages.ts";
import { listCountryTerms, mainCountry } from "./language-countries.ts";

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
])("the main country of %s (%s) is %s (%s)", (spanish, english, es, en) => {
  const codes = matchLanguageCodes(spanish);
  expect(codes.map(mainCountry)).toEqual([{ es, en }]);
  expect(matchLanguageCodes(english)).toEqual(codes);
  expect(matchLanguageCodes(spanish.toUpperCase())).toEqual(codes);
});

test("English, Spanish and Náhuatl have no main country and no country terms", () => {
  const codes = ["Inglés", "Español", "Náhuatl"].flatMap(matchLanguageCodes);
  expect(codes).toEqual(["en", "es", "nah"]);
  expect(codes.map(mainCountry)).toEqual([null, null, null]);
  expect(codes.flatMap(listCountryTerms)).toEqual([]);
});
