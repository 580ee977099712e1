import { expect, test } from "vitest";
import { ENTRIES } from "../index.ts";
import { buildDocuments, searchOver } from "./documents.ts";

test("every item has a name, tags and texts for the search", () => {
  const documents = buildDocuments(ENTRIES.map(({ path }) => path));
  expect(documents.map(({ id }) => id)).toEqual(
    ENTRIES.map(({ path }) => path),
  );
  const incomplete = documents.filter(
    ({ title, tags, text }) => !title.trim() || !tags.trim() || !text.trim(),
  );
  expect(incomplete).toEqual([]);
});

test("a document has the item's name and texts in both languages, and its level", () => {
  const [chevening] = buildDocuments(["/becas/chevening"]);
  expect(chevening?.title).toBe("Becas Chevening Chevening Scholarships");
  expect(chevening?.text).toContain("Maestría en el Reino Unido");
  expect(chevening?.text).toContain("Master's in the United Kingdom");
  expect(chevening?.tags).toContain("Postgraduate");
});

test("a document has the organiser in both languages", () => {
  const [chevening] = buildDocuments(["/becas/chevening"]);
  expect(chevening?.organization).toBe(
    "Gobierno del Reino Unido (FCDO) UK Government (FCDO)",
  );
});

test.each([
  [
    "/becas/chevening",
    ["Becas Chevening", "Chevening Scholarships"],
    ["Gobierno del Reino Unido (FCDO)", "UK Government (FCDO)"],
  ],
  [
    "/universidades/unam",
    [
      "Universidad Nacional Autónoma de México (UNAM)",
      "National Autonomous University of Mexico (UNAM)",
    ],
    [
      "Ciudad Universitaria, Ciudad de México",
      "Ciudad Universitaria, Mexico City",
    ],
  ],
])(
  "the text of the document of %s repeats neither its name nor its organiser",
  (path, names, organizations) => {
    const [document] = buildDocuments([path]);
    expect(document?.title).toBe(names.join(" "));
    for (const organization of organizations)
      expect(document?.organization).toContain(organization);
    for (const repeated of [...names, ...organizations])
      expect(document?.text).not.toContain(repeated);
  },
);

test("a university is found by its degrees and its place", () => {
  const find = searchOver(
    "everything",
    ENTRIES.map(({ path }) => path),
  );
  expect(find("unam derecho").exact).toContain("/universidades/unam");
  expect(find("universidad inglaterra").exact).toContain(
    "/universidades/oxford",
  );
  expect(buildDocuments(["/universidades/unam"])[0]?.tags).toContain("Derecho");
});

test("a scholarship's text has its coverage and its countries in both languages", () => {
  const [beca18] = buildDocuments(["/becas/pronabec-beca-18"]);
  expect(beca18?.text).toMatch(/ Perú Peru$/);
  expect(beca18?.text).toContain("Matrícula");
  expect(beca18?.text).toContain("Tuition");
});

test("a path without an item has no document", () => {
  const documents = buildDocuments(["/becas/chevening", "/no/such/item"]);
  expect(documents.map(({ id }) => id)).toEqual(["/becas/chevening"]);
});
