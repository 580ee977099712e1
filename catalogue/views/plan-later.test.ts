import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import type { Language } from "#locales/languages.ts";
import { laterTitle } from "./plan-later.ts";
import { planPage } from "./plan-page.ts";
import { planWords } from "./plan-words.ts";

test.each<[Language, string, string]>([
  ["en", "US", "Visa for the United States"],
  ["en", "DE", "Visa for Germany"],
  ["es", "US", "Visa para Estados Unidos"],
])("in %s the visa for %s is named “%s”", (language, subject, title) => {
  const words = planWords(aPageContext({ language }));
  expect(laterTitle({ kind: "visa", subject }, "PE", words)).toBe(title);
});

test.each([
  ["becas/prouni-brasil", "br", "Enem"],
  ["becas/jovenes-a-la-e", "co", "Saber 11"],
  ["becas/beca-gobierno-china-csc", "pe", "CSCA"],
])(
  "in the plan of %s from %s the %s comes before the closing",
  (items, pais, test) => {
    const query = new URLSearchParams({ items, pais });
    const { plan } = planPage(query, aPageContext({ today: "2026-11-24" }));
    const namesTest = ({ title }: { readonly title: string }) =>
      title.includes(test);
    expect(plan?.steps.list.some(namesTest)).toBe(true);
    expect(plan?.later.list.some(namesTest)).toBe(false);
  },
);
