import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import type { WordedCondition } from "#domain/catalogue/indexed-item.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import type { Language } from "#locales/languages.ts";
import { ItemVerdict } from "./item-verdict.tsx";

const FROM_MEXICO: WordedCondition = {
  kind: "nationality",
  countries: ["MX"],
  text: "Ser de México",
  changeable: false,
};
const LIVING_THERE: WordedCondition = { ...FROM_MEXICO, kind: "residence" };
const ADULT: WordedCondition = {
  kind: "age",
  min: 18,
  text: "Tener 18 años",
  changeable: false,
};
const GRADE: WordedCondition = {
  kind: "grade",
  atLeast: 9,
  scale: "0-10",
  text: "Promedio de 9",
  changeable: true,
};
const ESSAY: WordedCondition = {
  kind: "other",
  text: "Un ensayo",
  changeable: true,
};

const ALL = [FROM_MEXICO, LIVING_THERE, ADULT, GRADE, ESSAY];

test("the first unmet requirement is named, with the number of others", () => {
  const profile = {
    country: "MX",
    birth_date: "2005-01-01",
    grades: "8",
    grades_system: "0-10",
  } as const;
  expect(renderLines("es", profile, ALL)).toEqual([
    "No cumples todavía: Promedio de 9",
  ]);
  const peruvian = { ...profile, country: "PE" };
  expect(renderLines("es", peruvian, ALL)).toEqual([
    "No cumples: Ser de México (y 1 más)",
  ]);
  expect(renderLines("en", peruvian, ALL)).toEqual([
    "You do not meet: Ser de México (and 1 more)",
  ]);
});

test("missing facts are listed; without any, the checkable requirements are met", () => {
  expect(renderLines("es", { country: "MX" }, ALL)).toEqual([
    "Falta saber: tu fecha de nacimiento y tu promedio y su escala",
  ]);
  expect(renderLines("es", { country: "MX" }, [FROM_MEXICO, ESSAY])).toEqual([
    "Cumples lo que podemos comprobar.",
  ]);
});

test('a result that depends on the day is "to be confirmed"', () => {
  const almostAdult = { birth_date: "2009-01-01" };
  expect(renderLines("es", almostAdult, [ADULT])).toEqual([
    "Por confirmar: Tener 18 años",
  ]);
});

test("conditions that cannot be checked, and no conditions, render nothing", () => {
  expect(renderLines("es", { country: "MX" }, [ESSAY])).toEqual([]);
  expect(renderLines("es", { country: "MX" }, [])).toEqual([]);
});

function renderLines(
  language: Language,
  profile: Partial<StudentProfile>,
  conditions: ReadonlyArray<WordedCondition>,
) {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={aPageContext({ language }).i18n}>
      <ItemVerdict item={{ conditions }} profile={profile} today={TODAY} />
    </I18nextProvider>,
  );
  return [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text);
}
