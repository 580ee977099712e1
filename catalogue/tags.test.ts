import { expect, test } from "vitest";
import { words } from "#domain/text/fold.ts";
import { ENTRIES } from "./index.ts";
import { TAGS } from "./tags.ts";

test("tags are lower case and sorted", () => {
  expect(TAGS).toEqual(
    TAGS.map((tag) => tag.toLowerCase()).toSorted((one, other) =>
      one.localeCompare(other, "es"),
    ),
  );
});

test("no two tags differ only in plural, case or accents", () => {
  const stems = TAGS.map(singularTag);
  const duplicates = TAGS.filter(
    (tag, position) => stems.indexOf(singularTag(tag)) < position,
  );
  expect(duplicates).toEqual([]);
  expect(singularTag("Cursos de inglés")).toBe(singularTag("curso de ingles"));
});

test("every tag is used, and none twice by the same item", () => {
  const used = new Set<string>(ENTRIES.flatMap(({ item }) => item.tags));
  expect(TAGS.filter((tag) => !used.has(tag))).toEqual([]);
  const faulty = ENTRIES.filter(
    ({ item }) => new Set<string>(item.tags).size < item.tags.length,
  );
  expect(faulty.map(({ path }) => path)).toEqual([]);
});

function singularTag(tag: string): string {
  return words(tag)
    .map((word) => word.replace(/(?<=\w{3})s$/, ""))
    .join(" ");
}
