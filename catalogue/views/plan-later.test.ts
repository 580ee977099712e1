import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import type { Language } from "#locales/languages.ts";
import { laterTitle } from "./plan-later.ts";
import { planWords } from "./plan-words.ts";

test.each<[Language, string, string]>([
  ["en", "US", "Visa for the United States"],
  ["en", "DE", "Visa for Germany"],
  ["es", "US", "Visa para Estados Unidos"],
])("in %s the visa for %s is named “%s”", (language, subject, title) => {
  const words = planWords(aPageContext({ language }));
  expect(laterTitle({ kind: "visa", subject }, "PE", words)).toBe(title);
});
