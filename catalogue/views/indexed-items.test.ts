import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import { daysAfter } from "#domain/deadlines/civil-days.ts";
import { daysUntilClosing } from "#domain/deadlines/upcoming.ts";
import { planClosing } from "#domain/planning/closing.ts";
import { chooseLane } from "#domain/recommendations/lanes.ts";
import { ENTRIES } from "../index.ts";
import { aScholarship } from "./entry.fixture.ts";
import { indexCalendar } from "./indexed-calendar.ts";
import { indexedItems } from "./indexed-items.ts";
import { itemScreen } from "./item-screen.ts";
import { wordsFor } from "./words.ts";

test("an item closes on the last day of its countdown", () => {
  let counted = 0;
  for (let month = 1; month <= 12; month += 1) {
    const today = `2027-${String(month).padStart(2, "0")}-10`;
    const items = indexedItems(aPageContext({ today }));
    for (const [at, { item }] of ENTRIES.entries()) {
      const countdown = item.cycle && daysUntilClosing(item.cycle, today);
      if (!countdown) continue;
      counted += 1;
      expect(items[at]).toMatchObject({
        id: item.id,
        closes: daysAfter(today, countdown.days),
        isAnnounced: countdown.isAnnounced,
      });
    }
  }
  expect(counted).toBeGreaterThan(100);
});

test("an item without a dated cycle and with at most one past round has no closing", () => {
  const items = indexedItems(aPageContext());
  const undated = ENTRIES.flatMap(({ item }, at) =>
    ["usual", "announced"].includes(item.cycle?.basis ?? "") ||
    item.editions.length > 1
      ? []
      : [items[at]],
  );
  expect(undated.length).toBeGreaterThan(10);
  for (const item of undated)
    expect(item).toMatchObject({ closes: null, isAnnounced: false });
});

test("the last call seen is the badge, also in a country's stage", () => {
  const items = indexedItems(aPageContext());
  const old = ENTRIES.flatMap(({ item }, at) =>
    item.lastSeenCycle ? [{ year: item.lastSeenCycle, item: items[at] }] : [],
  );
  const stages = old.flatMap(({ item }) => item?.stages ?? []);
  expect([old.length, stages.length].every((count) => count > 0)).toBe(true);
  for (const { year, item } of old) {
    const text = `Última convocatoria vista: ${year}`;
    expect(item?.badge).toBe(text);
    for (const stage of item?.stages ?? []) expect(stage.badge).toBe(text);
  }
});

test("the first closing is the plan's, and only announced cycles have announced closings", () => {
  const items = indexedItems(aPageContext());
  let dated = 0;
  for (const [at, { item }] of ENTRIES.entries()) {
    const { closings } = items[at]?.upcoming ?? { closings: [] };
    if (item.cycle === null) expect(closings).toEqual([]);
    else {
      const { cycle, editions } = item;
      const { first } = planClosing({ cycle, editions, country: null }, TODAY);
      expect(closings[0] ?? null).toEqual(first);
      if (cycle.basis !== "announced")
        expect(JSON.stringify(closings)).not.toContain("announced");
    }
    dated += closings.length > 0 ? 1 : 0;
  }
  expect(dated).toBeGreaterThan(100);
});

test("past rounds that agree give an item of unknown months an estimated closing", () => {
  const entry = aScholarship({
    cycle: { basis: "unknown" },
    editions: ["2024-03-05", "2025-03-13"].map((closes) => ({
      year: Number(closes.slice(0, 4)),
      opens: null,
      closes,
      source: "https://example.org",
    })),
  });
  const calendar = indexCalendar(entry, wordsFor(aPageContext()));
  expect(calendar).toMatchObject({
    closes: "2027-03-05",
    isAnnounced: false,
    badge: null,
    when: "Estimado por ediciones pasadas: cierra hacia el 5 mar 2027. No es una fecha límite.",
  });
  expect(
    chooseLane({ type: "scholarship", ...calendar }, "2027-02-01", null),
  ).toBe("now");
});

test("each country with a stage of its own has that stage's calendar", () => {
  const items = indexedItems(aPageContext());
  const gated = ENTRIES.flatMap(({ item }, at) =>
    item.cycle?.basis === "usual" && item.cycle.gates
      ? [{ cycle: item.cycle, stages: items[at]?.stages ?? [] }]
      : [],
  );
  expect(gated.length).toBeGreaterThan(3);
  for (const { cycle, stages } of gated) {
    const countries = stages.flatMap((stage) => stage.countries);
    expect(countries.toSorted()).toEqual(
      [...new Set(cycle.gates?.flatMap((gate) => gate.countries))].toSorted(),
    );
    for (const { when, opens, closes, upcoming } of stages) {
      expect(when).toMatch(/^En tu país suele (cerrar|abrir) en [a-z]+$/);
      expect(opens ?? closes).not.toBeNull();
      expect(JSON.stringify(upcoming)).not.toContain("announced");
    }
  }
});

test("an item has its page's entry limit and its requirements in the page's order", () => {
  const context = aPageContext();
  let limited = 0;
  const items = indexedItems(context).filter(
    ({ path, entryLimit }, at) =>
      entryLimit || at % 20 === 0 || path.includes("uwc-colegios"),
  );
  for (const { path, entryLimit, conditions } of items) {
    const page = itemScreen(path, context);
    expect(entryLimit).toEqual(page?.countryNotes?.limit);
    limited += entryLimit ? 1 : 0;
    if (page?.requirements)
      expect([...new Set(conditions.map(({ text }) => text))], path).toEqual(
        page.requirements
          .filter((requirement) => requirement.conditions.length > 0)
          .map(({ text }) => text),
      );
  }
  expect(limited).toBeGreaterThan(20);
});

test("only conditions on a certificate, a level or a test have exam times", () => {
  const timed = indexedItems(aPageContext()).flatMap(({ conditions }) =>
    conditions.flatMap((condition) =>
      condition.exam ? [{ ...condition, exam: condition.exam }] : [],
    ),
  );
  expect(timed.length).toBeGreaterThan(1);
  for (const condition of timed) {
    expect(["language", "test"]).toContain(condition.kind);
    if (condition.kind === "language")
      expect(condition.cefr ?? condition.certificate).toBeDefined();
    for (const { note, url } of condition.exam.facts) {
      expect(note).toMatch(
        / · (dato de|página sin año, copia leída en) 20\d\d$/,
      );
      expect(url).toMatch(/^https:/);
    }
  }
});
