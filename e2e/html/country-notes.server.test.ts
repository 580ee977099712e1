import { expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import {
  all,
  elementText,
  fetchPage,
  isSafeExternal,
  section,
  texts,
} from "./page.ts";

const product = productOn("embedded");

test("without scripts a US item's page names in one line the countries with suspended visas", async () => {
  for (const path of [
    "/universidades/mit",
    "/oportunidades/promys-boston-university",
  ]) {
    const notes = section(
      await fetchPage(product(), path),
      "Antes de postular",
    );
    expect(texts(notes, "summary")).toEqual([
      "Visas para entrar a Estados Unidos: suspendidas, con pocas excepciones, para personas de Cuba, Haití y Venezuela.",
    ]);
    expect(texts(notes, "details li")).toHaveLength(3);
    const sources = all(notes, "details a");
    expect(sources.length).toBeGreaterThan(8);
    expect(sources.every(isSafeExternal)).toBe(true);
  }
});

test("the line about visas is in English on the English page", async () => {
  const page = await fetchPage(product(), "/competencias/nhsmun?lng=en");
  expect(elementText(page.main.querySelector("summary"))).toBe(
    "United States: visas suspended, with few exceptions, for people from Cuba, Haiti and Venezuela.",
  );
});

test("the page of an item outside the United States has no line about visas", async () => {
  const page = await fetchPage(product(), "/universidades/unam");
  expect(elementText(page.main)).not.toContain("Visas para entrar");
});
