import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import { itemScreen } from "./item-screen.ts";

test("rounds with similar closings share one sentence, and each round has its source", () => {
  expect(pastRounds("/becas/becas-gobierno-paraguay", "es")).toEqual({
    summaries: ["En 2024, 2025 y 2026 cerró entre el 3 y el 10 de enero."],
    rounds: [
      { text: "cerró el 5 ene 2026", ...anySource() },
      { text: "cerró el 3 ene 2025", ...anySource() },
      { text: "cerró el 10 ene 2024", ...anySource() },
    ],
  });
});

test("rounds of several lines name their line and are not summarized together", () => {
  const view = pastRounds("/becas/becas-regionales-italia-dsu", "es");
  expect(view?.summaries).toEqual([
    "EDISU Piemonte: En 2024 y 2025 cerró entre el 3 y el 9 de septiembre.",
    "Región de Lacio: En 2021 y 2025 cerró entre el 22 y el 28 de julio.",
    "DSU Toscana: En 2021, 2023 y 2025 cerró entre el 3 y el 6 de septiembre.",
  ]);
  expect(view?.rounds.map(({ text }) => text)).toEqual([
    "EDISU Piemonte: cerró el 9 sept 2025",
    "DSU Toscana: del 15 jul 2025 al 5 sept 2025",
    "Región de Lacio: cerró el 22 jul 2025",
    "EDISU Piemonte: cerró el 3 sept 2024",
    "DSU Toscana: cerró el 6 sept 2023",
    "DSU Toscana: cerró el 3 sept 2021",
    "Región de Lacio: del 7 jun 2021 al 28 jul 2021",
  ]);
});

test("a round for one country names the country, and its text is in the user's language", () => {
  const texts = (language: "es" | "en") =>
    pastRounds("/becas/ship-for-world-youth", language)?.rounds.map(
      ({ text }) => text,
    );
  expect(texts("es")).toEqual(["República Dominicana: cerró el 17 ago 2025"]);
  expect(texts("en")).toEqual(["Dominican Republic: closed on 17 Aug 2025"]);
});

test("in English the days of similar closings come before the month", () => {
  const view = pastRounds("/becas/becas-gobierno-paraguay", "en");
  expect(view?.summaries.join()).toMatch(/between 3 and 10 January\.$/);
});

test("an item without past rounds has the view `null`", () => {
  expect(pastRounds("/recursos/anki", "es")).toBeNull();
});

function pastRounds(path: string, language: "es" | "en") {
  const page = itemScreen(path, aPageContext({ language, today: TODAY }));
  if (!page) throw new Error(`there is no page at ${path}`);
  return page.pastRounds;
}

function anySource() {
  return {
    url: expect.stringMatching(/^https:/),
    host: expect.any(String),
  };
}
