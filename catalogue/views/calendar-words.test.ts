import { expect, test } from "vitest";
import { createServerI18n } from "#app/platform/i18n.server.ts";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import type { Language } from "#locales/languages.ts";
import { calendarWords, monthLetters } from "./calendar-words.ts";

const OWN_WORDS = "Suele cerrar en diciembre";

test("announced dates replace the item's own wording", () => {
  const cycle = announced("2026-11-01", "2026-12-15");
  const deadline = (today: string) => words(today).deadline(cycle, OWN_WORDS);
  expect(deadline("2026-10-31")).toBe("Abre el 1 de noviembre de 2026");
  expect(deadline("2026-11-21")).toBe(
    "Abierta: cierra el 15 de diciembre de 2026",
  );
  expect(deadline("2026-12-16")).toBe("Cerró el 15 de diciembre de 2026");
});

test("a cycle without an announced closing keeps the item's own wording", () => {
  for (const cycle of [
    usual(10, 12),
    { basis: "always" },
    { basis: "unknown" },
    announced("2026-11-01", null),
  ] satisfies Array<Cycle>)
    expect(words("2026-11-21").deadline(cycle, OWN_WORDS)).toBe(OWN_WORDS);
});

test("a badge shows the most urgent status, and its certainty", () => {
  const badge = (cycle: Cycle) => words("2026-11-21").badge(cycle);
  expect(badge(usual(10, 12))).toBe("Suele cerrar pronto");
  expect(badge(usual(10, 5))).toBe("Suele estar abierta ahora");
  expect(badge(usual(1, 2))).toBe("Suele abrir pronto");
  expect(badge(announced("2026-11-01", "2026-12-15"))).toBe("Cierra pronto");
  expect(badge(announced("2026-11-01", "2027-12-15"))).toBe("Abierta ahora");
  expect(badge(announced("2026-12-01", null))).toBe("Abre pronto");
  expect(badge({ basis: "always" })).toBe("Abierta ahora");
  expect(badge({ basis: "unknown" })).toBeNull();
  expect(badge(usual(5, 6))).toBeNull();
});

test("a year has twelve months and a label, and is null for an unknown cycle", () => {
  const { year } = words("2026-11-21");
  expect(year(usual(12, 2))?.label).toBe(
    "Suele estar abierta en: enero, febrero y diciembre. Estimado por convocatorias pasadas.",
  );
  expect(year(announced("2026-11-01", "2026-11-30"))?.label).toBe(
    "Abierta en: noviembre. Fechas anunciadas.",
  );
  expect(year(usual(12, 2))?.months).toHaveLength(12);
  expect(year({ basis: "unknown" })).toBeNull();
});

test("a day is formatted in the user's language", () => {
  expect(words("2026-11-21").day("2026-11-01")).toBe("1 nov 2026");
  expect(words("2026-11-21", "en").day("2026-11-01")).toBe("1 Nov 2026");
});

test("months are one letter each, and the current one is marked", () => {
  expect(monthLetters("es", "2026-01-31")).toEqual({
    letters: [..."EFMAMJJASOND"],
    now: 0,
  });
  expect(monthLetters("en", "2026-12-01")).toEqual({
    letters: [..."JFMAMJJASOND"],
    now: 11,
  });
});

function words(today: string, language: Language = "es") {
  const i18n = createServerI18n(language);
  return calendarWords(i18n, i18n.getFixedT(null, "catalogueWords"), today);
}

function usual(opens: number, closes: number): Cycle {
  return { basis: "usual", windows: [{ opens, closes }] };
}

function announced(opens: string, closes: string | null): Cycle {
  return {
    basis: "announced",
    year: 2026,
    windows: [{ opens, closes }],
    source: "https://example.org/dates",
  };
}
