import { expect, test } from "vitest";
import { ENTRIES } from "../index.ts";
import { buildDocuments, searchOver } from "./documents.ts";

test("every item has a name, tags and texts to be found by", () => {
  const documents = buildDocuments(ENTRIES.map(({ path }) => path));
  expect(documents.map(({ id }) => id)).toEqual(
    ENTRIES.map(({ path }) => path),
  );
  const poor = documents.filter(
    ({ title, tags, text }) => !title.trim() || !tags.trim() || !text.trim(),
  );
  expect(poor).toEqual([]);
});

test("an item is found in the words of both languages", () => {
  const [chevening] = buildDocuments(["/becas/chevening"]);
  expect(chevening?.title).toBe("Becas Chevening Chevening Scholarships");
  expect(chevening?.text).toContain("Maestría en el Reino Unido");
  expect(chevening?.text).toContain("Master's in the United Kingdom");
  expect(chevening?.tags).toContain("Postgraduate");
});

test("an item is found by its organiser in both languages", () => {
  const [chevening] = buildDocuments(["/becas/chevening"]);
  expect(chevening?.organization).toBe(
    "Gobierno del Reino Unido (FCDO) UK Government (FCDO)",
  );
});

test("what one field tells, the text does not repeat", () => {
  for (const path of ["/becas/chevening", "/universidades/unam"]) {
    const [document] = buildDocuments([path]);
    const { title = "", organization = "", text = "" } = document ?? {};
    expect(title).not.toBe("");
    expect(text).not.toContain(title.split(" (")[0]);
    expect(text.includes(organization)).toBe(false);
  }
});

test("a university is found by what it teaches, where it is and its sector", () => {
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

test("a scholarship is found by who may apply and by what it covers", () => {
  const [beca18] = buildDocuments(["/becas/pronabec-beca-18"]);
  expect(beca18?.text).toMatch(/ Perú Peru$/);
  expect(beca18?.text).toContain("Matrícula");
  expect(beca18?.text).toContain("Tuition");
});

test("a search knows only the items it is given", () => {
  const documents = buildDocuments(["/becas/chevening", "/no/such/item"]);
  expect(documents.map(({ id }) => id)).toEqual(["/becas/chevening"]);
});
