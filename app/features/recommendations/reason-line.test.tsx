import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import type { ScoreReason } from "#domain/recommendations/score.ts";
import type { Language } from "#locales/languages.ts";
import { ReasonLine } from "./reason-line.tsx";

const GERMAN = { language: "Alemán", isSpoken: false };

test("a reason names the language in the language of the page", () => {
  const reasons = [
    { kind: "language", ...GERMAN },
    { kind: "languageCountry", ...GERMAN },
  ] as const;
  expect(renderText("en", reasons)).toContain(
    "Matches your language: German · Has to do with a country where German is spoken",
  );
  expect(renderText("es", reasons)).toContain(
    "Coincide con tu idioma: alemán · Tiene que ver con un país donde se habla alemán",
  );
});

test("an unknown language is shown as typed", () => {
  expect(
    renderText("en", [
      { kind: "language", language: "Klingon", isSpoken: false },
    ]),
  ).toContain("Matches your language: Klingon");
});

test("a second reason that needs a third line on a phone is hidden there", () => {
  const level = { kind: "level" } as const;
  const render = (term: string) =>
    renderHtml("es", [{ kind: "career", term }, level, { kind: "country" }]);
  expect(render("Medicina")).toMatch(
    /Coincide con tu carrera: Medicina<span class=""> · Es para tu nivel de estudios<\/span>/,
  );
  expect(render("Medicina")).not.toContain("Está en tu país");
  expect(render("Ingeniería en sistemas computacionales")).toContain(
    '<span class="max-sm:hidden"> · Es para tu nivel de estudios</span>',
  );
});

test("a card without a reason has no line for it", () => {
  expect(renderText("es", [{ kind: "national" }])).toContain(
    "Es para estudiantes de tu país",
  );
  expect(renderText("es", [])).toBe("");
});

function renderText(language: Language, reasons: ReadonlyArray<ScoreReason>) {
  return renderHtml(language, reasons).replace(/<[^>]*>/g, "");
}

function renderHtml(language: Language, reasons: ReadonlyArray<ScoreReason>) {
  return renderToStaticMarkup(
    <I18nextProvider i18n={aPageContext({ language }).i18n}>
      <ReasonLine reasons={reasons} />
    </I18nextProvider>,
  );
}
