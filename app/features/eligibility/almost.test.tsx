import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import type { Language } from "#locales/languages.ts";
import { Almost } from "./almost.tsx";

const ENGLISH: Condition = { kind: "language", language: "en" };
const GERMAN: Condition = { kind: "language", language: "de", cefr: "C1" };
const GRADE: Condition = { kind: "grade", atLeast: 8.5, scale: "0-10" };
const SAT: Condition = { kind: "test", name: "SAT / ACT" };

test("each change says how many options could open, and lists them", () => {
  const html = drawn("es", [
    anItem("a", ENGLISH),
    anItem("b", ENGLISH),
    anItem("c", GERMAN),
    anItem("d", GRADE),
    anItem("e", SAT),
  ]);
  expect(sentencesIn(html)).toEqual([
    "Con inglés podrían abrirse 2 opciones más.",
    "Con un C1 de alemán podría abrirse 1 opción más.",
    "Con un promedio de 8.5 en escala 0-10 podría abrirse 1 opción más.",
    "Con el examen «SAT / ACT» podría abrirse 1 opción más.",
  ]);
  expect(html.match(/href="[^"]+"/g)).toHaveLength(5);
  expect(html).toContain('href="/becas/a"');
});

test("in English too", () => {
  expect(
    sentencesIn(drawn("en", [anItem("a", ENGLISH), anItem("c", GERMAN)])),
  ).toEqual([
    "With English, 1 more option could open.",
    "With C1 German, 1 more option could open.",
  ]);
});

test("nothing is drawn where no change would open anything", () => {
  expect(drawn("es", [anItem("a"), anItem("b", ENGLISH, SAT)])).toBe("");
});

function sentencesIn(html: string) {
  return [...html.matchAll(/<summary[^>]*>([^<]+)</g)].map(([, text]) => text);
}

function drawn(language: Language, items: ReadonlyArray<IndexedItem>): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={aPageContext({ language }).i18n}>
      <MemoryRouter>
        <Almost
          items={items}
          profile={{
            native_language: "Español",
            secondary_languages: ["Francés"],
            grades: "8",
            grades_system: "0-10",
            has_standardized_test: false,
          }}
          today={TODAY}
        />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

function anItem(id: string, ...conditions: Array<Condition>): IndexedItem {
  return {
    type: "scholarship",
    id,
    path: `/becas/${id}`,
    link: "https://example.org",
    title: `Beca ${id}`,
    organization: "",
    kind: "Beca",
    when: null,
    badge: null,
    closes: null,
    isAnnounced: false,
    names: [],
    descriptions: [],
    tags: [],
    categories: [],
    locations: [],
    programs: [],
    country: null,
    levels: [],
    conditions: conditions.map((condition) => ({
      ...condition,
      text: "",
      changeable: true,
    })),
  };
}
