import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import type { Language } from "#locales/languages.ts";
import { aScholarship } from "./entry.fixture.ts";
import { wordsFor } from "./words.ts";

test("texts and today's date are in the page's language", () => {
  const spanish = wordsFor(aPageContext());
  const english = wordsFor(aPageContext({ language: "en" }));
  expect(spanish.t("filter.nivel")).toBe("Nivel");
  expect(english.t("filter.nivel")).toBe("Level");
  expect(spanish.calendar.day(spanish.today)).toBe("21 nov 2026");
  expect(english.calendar.day(english.today)).toBe("21 Nov 2026");
});

test("a key gives its item's text in the page's language, or an empty one if unknown", () => {
  const entry = aScholarship({
    texts: {
      es: { title: "Sol", requirements: { age: "Tener 15" } },
      en: { title: "Sun", requirements: { age: "Be 15" } },
    },
  });
  const say = (language: Language, key: string) =>
    wordsFor(aPageContext({ language })).say(entry, key);
  expect(say("es", "title")).toBe("Sol");
  expect(say("en", "requirements.age")).toBe("Be 15");
  expect(say("en", "requirements.level")).toBe("");
});
