import { expect, test } from "vitest";
import { ENTRIES } from "../index.ts";
import { createSearchFacets } from "./search-facets.ts";

const getFacets = createSearchFacets();

test.each([
  ["rsi-research-science-institute", ["US", "fuera"]],
  ["lideres-del-manana-tec", ["MX", "fuera"]],
  ["beca-benito-juarez-media-superior", ["MX"]],
])("%s leads to %j", (id, expected) => {
  expect(facets(id).donde?.toSorted()).toEqual(expected.toSorted());
});

test('a university without an admission exam has the value "without exam"', () => {
  expect(facets("uba").condicion).toContain("sin-examen");
  expect(facets("unam").condicion).not.toContain("sin-examen");
});

function facets(id: string) {
  const entry = ENTRIES.find(({ item }) => item.id === id);
  if (!entry) throw new Error(`No item ${id}`);
  return getFacets(entry);
}
