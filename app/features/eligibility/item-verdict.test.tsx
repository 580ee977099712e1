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

test("it counts requirements, not their conditions, and names those she does not meet", () => {
  const profile = {
    country: "MX",
    birth_date: "2015-01-01",
    grades: "8",
    grades_system: "0-10",
  } as const;
  expect(linesOf("es", profile, ALL)).toEqual([
    "Cumples 1 de 3 requisitos que podemos comprobar.",
    "No cumples: Tener 18 años",
    "No cumples todavía: Promedio de 9",
  ]);
  expect(linesOf("en", profile, ALL)[0]).toBe(
    "You meet 1 of the 3 requirements that we can check.",
  );
});

test("what the profile does not settle is not counted", () => {
  expect(linesOf("es", { country: "MX" }, ALL)).toEqual([
    "Cumples el requisito que podemos comprobar.",
  ]);
  expect(linesOf("es", { country: "PE" }, ALL)).toEqual([
    "No cumples: Ser de México",
  ]);
});

test("nothing is said where nothing can be checked", () => {
  expect(linesOf("es", {}, ALL)).toEqual([]);
  expect(linesOf("es", { country: "MX" }, [ESSAY])).toEqual([]);
  expect(linesOf("es", { country: "MX" }, [])).toEqual([]);
});

function linesOf(
  language: Language,
  profile: Partial<StudentProfile>,
  conditions: ReadonlyArray<WordedCondition>,
) {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={aPageContext({ language }).i18n}>
      <ItemVerdict conditions={conditions} profile={profile} today={TODAY} />
    </I18nextProvider>,
  );
  return [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text);
}
