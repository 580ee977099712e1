import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { resources } from "#locales/index.ts";
import type { Language } from "#locales/languages.ts";
import { aScholarship } from "./entry.fixture.ts";
import { wordsFor } from "./words.ts";

test("words are those of the page's language and day", () => {
  const spanish = wordsFor(aPageContext());
  const english = wordsFor(aPageContext({ language: "en" }));
  expect(spanish.t("filter.nivel")).toBe("Nivel");
  expect(english.t("filter.nivel")).toBe("Level");
  expect(spanish.calendar.day(spanish.today)).toBe("21 nov 2026");
  expect(english.calendar.day(english.today)).toBe("Nov 21, 2026");
});

test("an item's key is read in its own collection's wording", () => {
  const [id] = Object.keys(resources.es.scholarshipItems);
  const described = (language: Language) =>
    wordsFor(aPageContext({ language })).say(
      aScholarship(),
      `${id}.description`,
    );
  const inSpanish = Object.values(resources.es.scholarshipItems)[0];
  const inEnglish = Object.values(resources.en.scholarshipItems)[0];
  expect(described("es")).toBe(inSpanish?.description);
  expect(described("en")).toBe(inEnglish?.description);
  expect(described("en")).not.toBe(described("es"));
});
