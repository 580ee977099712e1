import { expect, test } from "vitest";
import { daysAfter, lastOfMonth } from "#domain/deadlines/civil-days.ts";
import type { UsualWindow } from "#domain/deadlines/cycle.ts";
import { withPastClosingDays } from "#domain/deadlines/edition.ts";
import { isForCountry, LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import { countItems, describeCounts } from "./counts.ts";
import { ENTRIES, type Entry } from "./index.ts";
import type { Scholarship } from "./scholarship.schema.ts";

/** Measured on 24 November 2026. Raise it when more items have an official source. */
const MIN_OFFICIAL_SHARE = 0.74;

/** Years of the days for which closings are counted. */
const YEARS = [2026, 2027, 2028];

test("the share of items with an official source is at least `MIN_OFFICIAL_SHARE`", () => {
  const { items, official } = countItems(ENTRIES);
  expect(official / items).toBeGreaterThanOrEqual(MIN_OFFICIAL_SHARE);
});

test("the catalogue has at least 450 items, and six for each country of Latin America", () => {
  const { items, byCountry } = countItems(ENTRIES);
  expect(items).toBeGreaterThanOrEqual(450);
  const fewer = LATIN_AMERICA.filter((code) => (byCountry.get(code) ?? 0) < 6);
  expect(fewer).toEqual([]);
});

test("at least twelve awards are open to school leavers of each Latin American country", () => {
  const open = ENTRIES.flatMap((entry) =>
    entry.family === "award" && admitsSchoolLeavers(entry.item)
      ? entry.item
      : [],
  );
  const fewer = LATIN_AMERICA.filter(
    (code) =>
      open.filter(({ eligibility: conditions, serves }) =>
        isForCountry({ conditions, serves }, code),
      ).length < 12,
  );
  expect(fewer).toEqual([]);
});

test("at least 15 items close within the 60 days after any day of the year", () => {
  const closings = ENTRIES.map(listClosings);
  const tooFew = Array.from({ length: 365 }, (_, index) => {
    const from = daysAfter("2026-11-24", index);
    const to = daysAfter(from, 60);
    const closing = closings.filter((days) =>
      days.some((day) => from <= day && day <= to),
    );
    return { from, count: closing.length };
  }).filter(({ count }) => count < 15);
  expect(tooFew).toEqual([]);
});

test("items are counted in total, with an official source, by type and by country", () => {
  const uwc = findEntry("uwc-colegios-del-mundo-unido");
  const omm = findEntry("omm");
  const { items, official, byType, byCountry } = countItems([uwc, omm, omm]);
  expect(items).toBe(3);
  expect(official).toBe(3);
  expect([...byType]).toEqual([
    ["scholarship", 1],
    ["competitions_national_mx", 2],
  ]);
  expect([...byCountry]).toEqual([["MX", 2]]);
});

test("an item for many countries counts for none of them", () => {
  const lideres = findEntry("lideres-del-manana-tec");
  expect([...countItems([lideres]).byCountry]).toEqual([]);
});

test("the lines give the official share as a whole percentage, and sorted counts", () => {
  const text = describeCounts({
    items: 3,
    official: 2,
    byType: new Map([["scholarship", 3]]),
    byCountry: new Map([
      ["PE", 1],
      ["MX", 2],
    ]),
    withoutEditions: ["omm", "sat"],
  });
  expect(text.split("\n")).toEqual([
    "Official source: 2 of 3 items (66 %)",
    "By type: scholarship 3",
    "Made for up to 3 countries: MX 2, PE 1",
    "Usual calendar without past rounds: 2 (omm, sat)",
  ]);
});

test("of many items without past rounds the line names ten and counts the rest", () => {
  const withoutEditions = Array.from({ length: 12 }, (_, index) => `i${index}`);
  const text = describeCounts({ ...countItems([]), items: 1, withoutEditions });
  expect(text).toContain(
    "past rounds: 12 (i0, i1, i2, i3, i4, i5, i6, i7, i8, i9 and 2 more)",
  );
  expect(describeCounts({ ...countItems([]), items: 1 })).toMatch(/rounds: 0$/);
});

/** Announced closing days, or the usual and past ones in each of `YEARS`. */
function listClosings({ item }: Entry): ReadonlyArray<string> {
  const { cycle, editions } = item;
  const past = editions.flatMap(({ closes }) =>
    closes === null ? [] : [closes.slice(4)],
  );
  const dated = cycle && withPastClosingDays(cycle, editions);
  if (dated?.basis === "announced")
    return dated.windows.flatMap(({ closes }) => closes ?? []);
  const usual =
    dated?.basis === "usual" ? dated.windows.flatMap(formatClosing) : [];
  return YEARS.flatMap((year) =>
    [...usual, ...past].map((monthAndDay) => `${year}${monthAndDay}`),
  );
}

/** "-09-30"; empty without a closing month. */
function formatClosing({
  closes,
  closesDay,
}: UsualWindow): ReadonlyArray<string> {
  if (closes === null) return [];
  const first = `2027-${String(closes).padStart(2, "0")}-01`;
  const day = closesDay ?? Number(lastOfMonth(first, 0).slice(8));
  return [`${first.slice(4, 8)}${String(day).padStart(2, "0")}`];
}

function admitsSchoolLeavers({
  levels,
  eligibility,
}: Pick<Scholarship, "levels" | "eligibility">): boolean {
  return (
    levels.some((level) => level !== "postgraduate") &&
    eligibility.every(
      (condition) =>
        condition.kind !== "level" ||
        condition.levels.includes("preparatoria_3"),
    )
  );
}

function findEntry(id: string) {
  const entry = ENTRIES.find(({ item }) => item.id === id);
  if (!entry) throw new Error(`no item ${id}`);
  return entry;
}
