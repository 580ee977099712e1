import { expect, test } from "vitest";
import { isForCountry, LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import { countItems, describeCounts } from "./counts.ts";
import { ENTRIES } from "./index.ts";
import type { Scholarship } from "./scholarship.schema.ts";

/** Measured on 23 November 2026. Raise it when more items have an official source. */
const MIN_OFFICIAL_SHARE = 0.57;

test("the share of items with an official source does not fall", () => {
  const { items, official } = countItems(ENTRIES);
  expect(official / items).toBeGreaterThanOrEqual(MIN_OFFICIAL_SHARE);
});

test("the catalogue has at least 450 items, and six for each country of the region", () => {
  const { items, byCountry } = countItems(ENTRIES);
  expect(items).toBeGreaterThanOrEqual(450);
  const fewer = LATIN_AMERICA.filter((code) => (byCountry.get(code) ?? 0) < 6);
  expect(fewer).toEqual([]);
});

test("at least twelve awards are open to the school leavers of each country", () => {
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

test("counts are of items, by type and by their countries", () => {
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

test("the printed lines give the share as a whole percentage, rounded down", () => {
  const text = describeCounts({
    items: 3,
    official: 2,
    byType: new Map([["scholarship", 3]]),
    byCountry: new Map([
      ["PE", 1],
      ["MX", 2],
    ]),
  });
  expect(text.split("\n")).toEqual([
    "Official source: 2 of 3 items (66 %)",
    "By type: scholarship 3",
    "Made for up to 3 countries: MX 2, PE 1",
  ]);
});

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
  if (!entry) throw new Error(`${id} is gone`);
  return entry;
}
