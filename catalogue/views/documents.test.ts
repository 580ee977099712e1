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

test("a document's text does not repeat its name and organiser", () => {
  for (const path of ["/becas/chevening", "/universidades/unam"]) {
    const [document] = buildDocuments([path]);
    const { title = "", organization = "", text = "" } = document ?? {};
    expect(title).not.toBe("");
    expect(text).not.toContain(title.split(" (")[0]);
    expect(text.includes(organization)).toBe(false);
  }
});

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
