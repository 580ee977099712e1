import fc from "fast-check";
import { expect, test } from "vitest";
import { languageNames } from "../profile/languages.ts";
import { indexCatalogue } from "./catalogue-index.ts";
import { readInterests } from "./interests.ts";
import { scoreCatalogue } from "./recommend.ts";
import { anItem } from "./recommendations.fixture.ts";
import { searchTerms } from "./search-terms.ts";

test.each([
  ["Alemán A1", ["Alemán"], "beca Alemania"],
  ["Francés básico", ["Francés"], "beca Francia"],
  ["Portugués (Brasil)", ["Portugués"], "beca Brasil"],
  ["Chino mandarín", ["Chino"], "beca China"],
  ["japonés e italiano", ["japonés", "italiano"], "beca Japón"],
])("%s is read as %j and searched as %j", (answer, names, term) => {
  const profile = { languages_to_learn: [answer] };
  expect(interestNames(profile)).toEqual(names);
  expect(searchTerms(profile, "es")[0]).toBe(term);
});

test.each(["No", "It", "de", "en"])(
  "%j is a word and not a language, although it is a language code",
  (answer) => {
    const profile = {
      languages_to_learn: [answer],
      secondary_languages: [answer],
    };
    expect(interestNames(profile)).toEqual([]);
    expect(searchTerms(profile, "es")).toEqual([]);
  },
);

test("an unknown language is searched as written", () => {
  const profile = { languages_to_learn: [" Klingon "] };
  expect(interestNames(profile)).toEqual(["Klingon"]);
  expect(scoreCatalogue(ITEMS, profile).map(({ item }) => item.id)).toEqual([
    "klingon",
  ]);
});

test("the level beside a language changes neither points nor reasons", () => {
  const language = fc.constantFrom(...OFFERED);
  const level = fc.constantFrom("B2", "básico", "(nativo)", "- A1.", "Nivel 2");
  fc.assert(
    fc.property(language, level, (name, beside) => {
      for (const list of ["languages_to_learn", "secondary_languages"]) {
        const plain = scoreCatalogue(ITEMS, { [list]: [name] });
        expect(plain.length).toBeGreaterThan(0);
        expect(
          scoreCatalogue(ITEMS, { [list]: [`${name} ${beside}`] }),
        ).toEqual(plain);
      }
    }),
  );
});

const OFFERED = ["es", "en"].flatMap(languageNames);

/** One item named after each language of the form, an unknown one and two countries. */
const ITEMS = indexCatalogue(
  [...OFFERED, "Klingon", "Alemania", "Japan"].map((name) =>
    anItem({ id: name.toLowerCase(), names: [`Curso: ${name}`] }),
  ),
);

function interestNames(profile: Parameters<typeof readInterests>[0]) {
  return readInterests(profile).languages.map(({ name }) => name);
}
