import { expect, test } from "vitest";
import { ENTRIES } from "../index.ts";
import { buildSearchFacets } from "./search-facets.ts";

test.each([
  ["rsi-research-science-institute", ["US", "fuera"]],
  ["lideres-del-manana-tec", ["MX", "fuera"]],
  ["beca-benito-juarez-media-superior", ["MX"]],
  ["progresar-argentina", ["AR"]],
  ["conape-costa-rica", ["CR", "fuera"]],
  ["stipendium-hungaricum", ["EU", "HU", "fuera"]],
])("%s has the destinations %j", (id, expected) => {
  expect(facets(id).donde?.toSorted()).toEqual(expected.toSorted());
});

/** Members of the Council of Europe but Türkiye and those of the Caucasus. */
const EUROPE =
  "AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA".split(
    " ",
  );

test("an item in a country of Europe is in Europe too", () => {
  const inEurope = ENTRIES.map(
    (entry) => buildSearchFacets(entry).donde ?? [],
  ).filter((places) => places.some((place) => EUROPE.includes(place)));
  expect(inEurope.length).toBeGreaterThan(20);
  for (const places of inEurope) expect(places).toContain("EU");
});

test("a university without an admission exam has the value `sin-examen`", () => {
  expect(facets("uba").condicion).toContain("sin-examen");
  expect(facets("unam").condicion).not.toContain("sin-examen");
});

test("a guide to a public university counts as a university too", () => {
  expect(facets("ingreso-udelar").catalogo).toEqual([
    "recursos",
    "universidades",
  ]);
  expect(facets("prepa-en-linea-sep").catalogo).toEqual(["recursos"]);
});

test("a guide to admission has `sin-examen` only where its tags say so", () => {
  expect(facets("ingreso-udelar").condicion).toContain("sin-examen");
  expect(facets("zamorano").condicion).not.toContain("sin-examen");
});

test("alternative languages have `pide-idioma`, and required grades no `sin-promedio`", () => {
  expect(facets("beca-gobierno-china-csc").condicion).toContain("pide-idioma");
  for (const id of ["toronto-pearson-scholarship", "becalos"])
    expect(facets(id).condicion).not.toContain("sin-promedio");
});

test.each([
  ["beca-azerbaiyan-heydar-aliyev", false],
  ["erasmus-mundus", false],
  ["aiesec-voluntario-global", false],
  ["beca-taiwan-icdf", false],
  ["chevening", false],
  ["pec-g-brasil", true],
  ["global-korea-scholarship", true],
  ["fafsa-beca-pell-puerto-rico", true],
])("%s needs no English: %s", (id, expected) => {
  expect(facets(id).condicion?.includes("sin-ingles")).toBe(expected);
});

test.each([
  ["fulbright-garcia-robles", "MX", false],
  ["colfuturo-credito-beca", "CO", false],
  ["becas-amistad-francia-haiti", "HT", false],
  ["anid-becas-posgrado-chile", "CL", true],
  ["fafsa-beca-pell-puerto-rico", "PR", true],
  ["coar-peru", "PE", true],
  ["coar-peru", "fuera", false],
])("%s leads to %s: %s", (id, place, expected) => {
  expect(facets(id).donde?.includes(place)).toBe(expected);
});

test("an award for one field has that area, and an award for all fields has none", () => {
  expect(facets("becas-fundacion-ypf").area).toContain("tecnologia");
  expect(facets("chevening").area).toBeUndefined();
});

test("an award that teaches its students the language has `sin-idioma`", () => {
  expect(facets("pec-g-brasil").condicion).toContain("sin-idioma");
});

function facets(id: string) {
  const entry = ENTRIES.find(({ item }) => item.id === id);
  if (!entry) throw new Error(`No item ${id}`);
  return buildSearchFacets(entry);
}
