import fc from "fast-check";
import { expect, test } from "vitest";
import { languageNames } from "../profile/languages.ts";
import { readInterests } from "./interests.ts";
import { namesNothing, withoutEmptyAnswers } from "./names-nothing.ts";
import { searchTerms } from "./search-terms.ts";

const EMPTY_ANSWERS = [
  "No",
  "No sé",
  "NO SE.",
  "¡No lo sé!",
  "Aún no sé",
  "aun no lo se",
  "Todavía no lo sé",
  "No sé todavía",
  "La verdad, no sé",
  "Ninguno",
  "Ninguna carrera",
  "Ningún idioma todavía",
  "Ninguna en especial",
  "Nada",
  "Otra",
  "Otros idiomas",
  "No estoy muy segura",
  "Cualquiera",
  "La que sea",
  "N/A",
  "n.a.",
  "None",
  "Other",
  "Not sure yet",
  "I don't know",
  "I don’t know yet",
  "-",
  "…",
  "?",
  " ",
];

test.each(EMPTY_ANSWERS)("%j names nothing", (answer) => {
  expect(namesNothing(answer)).toBe(true);
});

test.each([
  "Medicina",
  "Idiomas",
  "Lenguas",
  "Arte",
  "TI",
  "C++",
  "Seguros",
  "Otorrinolaringología",
  "Nanotecnología",
  "No ficción",
  "Ingeniería o no sé",
  "日本語",
])("%j names something", (answer) => {
  expect(namesNothing(answer)).toBe(false);
});

test("every language that the form offers names something", () => {
  const offered = ["es", "en"].flatMap(languageNames);
  expect(offered.length).toBeGreaterThan(40);
  expect(withoutEmptyAnswers(offered)).toEqual(offered);
});

test("an answer that names nothing changes neither interests nor search terms", () => {
  const some = fc.subarray(["Medicina", "Arte", "Alemán", "Francés", "TI"]);
  fc.assert(
    fc.property(
      some,
      some,
      fc.constantFrom(...EMPTY_ANSWERS),
      (careers, languages, nothing) => {
        const plain = {
          desired_careers: careers,
          languages_to_learn: languages,
        };
        const answered = {
          desired_careers: [nothing, ...careers],
          languages_to_learn: [...languages, nothing],
          secondary_languages: [nothing],
          standardized_test_name: nothing,
        };
        expect(readInterests(answered)).toEqual(readInterests(plain));
        expect(searchTerms(answered, "es")).toEqual(searchTerms(plain, "es"));
      },
    ),
  );
});
