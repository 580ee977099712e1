import { expect, test } from "vitest";
import { searchCatalogue } from "./search-catalogue.ts";

test("an item is found by its name, with its page and its official page", () => {
  const [first] = searchCatalogue("Chevening", "es").exact;
  expect(first).toMatchObject({
    path: "/becas/chevening",
    link: expect.stringMatching(/^https:\/\/www\.chevening\.org/),
  });
  expect(first?.title).toContain("Chevening");
  expect(first?.description).not.toBe("");
});

test("the same items are told in the reader's language", () => {
  const [spanish] = searchCatalogue("Chevening", "es").exact;
  const [english] = searchCatalogue("Chevening", "en").exact;
  expect(english?.path).toBe(spanish?.path);
  expect(english?.description).not.toBe(spanish?.description);
});

test("what only comes near is kept apart", () => {
  const { exact, near } = searchCatalogue("beca zzzqx alemania", "es");
  expect(exact).toEqual([]);
  expect(near.length).toBeGreaterThan(0);
});
