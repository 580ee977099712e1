import { expect, test } from "vitest";
import type { Facets, SelectedFilters } from "../catalogue/facets.ts";
import { nearest } from "./nearest.ts";
import type { Found } from "./search.ts";

const CARDS = [
  aCard("pupil", { nivel: ["prepa"], area: [], costo: ["gratis"] }),
  aCard("student", { nivel: ["posgrado"], area: ["salud"], costo: [] }),
  aCard("anybody", {}),
  aCard("doctor", { nivel: ["posgrado"], area: ["salud"], costo: ["gratis"] }),
];

test("without query words, items that miss the fewest filters come first", () => {
  const selected = { nivel: "posgrado", area: "salud", costo: "gratis" };
  expect(near(selected)).toEqual(["anybody", "doctor", "student", "pupil"]);
});

test("of two items with equal misses, the one that fits the first filter comes first", () => {
  expect(near({ area: "salud", costo: "gratis" })).toEqual([
    "anybody",
    "doctor",
    "student",
    "pupil",
  ]);
  expect(near({ costo: "gratis", area: "salud" })).toEqual([
    "anybody",
    "doctor",
    "pupil",
    "student",
  ]);
});

test("an item that misses the last two filters comes after one that misses the first", () => {
  const selected = Object.fromEntries(
    ["a", "b", "c", "d", "e", "f", "g"].map((name) => [name, "yes"]),
  );
  const first = aCard("first", { a: [] });
  const last = aCard("last", { f: [], g: [] });
  expect(near(selected, null, [last, first])).toEqual(["first", "last"]);
});

test("with query words, items are in the order of the search, and filters are ignored", () => {
  const found = { exact: ["student"], partial: ["gone", "pupil"] };
  expect(near({ nivel: "prepa" }, found)).toEqual(["student", "pupil"]);
});

function near(
  selected: SelectedFilters,
  found: Found | null = null,
  cards = CARDS,
) {
  return nearest(cards, selected, found).map(({ path }) => path);
}

function aCard(path: string, facets: Facets) {
  return { path, facets };
}
