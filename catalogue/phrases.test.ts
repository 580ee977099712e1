import { expect, test } from "vitest";
import { countOwners, isRare } from "#domain/search/phrases.ts";
import { ENTRIES } from "./index.ts";

const OWNERS = countOwners(ENTRIES.map(({ item }) => item));

test("every item has ten phrases or more, distinct and of one to eight words", () => {
  for (const { path, item } of ENTRIES) {
    expect(item.phrases.length, path).toBeGreaterThanOrEqual(10);
    expect(new Set(item.phrases).size, path).toBe(item.phrases.length);
    for (const phrase of item.phrases)
      expect(phrase, path).toMatch(/^\S+(?: \S+){0,7}$/);
  }
});

test("every item has ten or more phrases that are rare enough to distinguish it", () => {
  for (const { path, item } of ENTRIES) {
    const rare = item.phrases.filter((phrase) => isRare(OWNERS.get(phrase)));
    expect(rare.length, path).toBeGreaterThanOrEqual(10);
  }
});

test("a phrase belongs to at most one item in nine", () => {
  const common = [...OWNERS].filter(([, count]) => count * 9 > ENTRIES.length);
  expect(common).toEqual([]);
});
