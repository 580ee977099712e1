import { expect, test } from "vitest";
import { ENTRIES } from "./index.ts";

/** A phrase that more items hold names a class of items. */
const MOST_OWNERS = 3;

test("every item has ten phrases or more, distinct and of one to eight words", () => {
  for (const { path, item } of ENTRIES) {
    expect(item.phrases.length, path).toBeGreaterThanOrEqual(10);
    expect(new Set(item.phrases).size, path).toBe(item.phrases.length);
    for (const phrase of item.phrases)
      expect(phrase, path).toMatch(/^\S+(?: \S+){0,7}$/);
  }
});

test("ten phrases of every item, or more, are rare enough to distinguish it", () => {
  const owners = countOwners();
  for (const { path, item } of ENTRIES) {
    const rare = item.phrases.filter(
      (phrase) => (owners.get(phrase) ?? 0) <= MOST_OWNERS,
    );
    expect(rare.length, path).toBeGreaterThanOrEqual(10);
  }
});

test("a phrase belongs to one item in nine at most", () => {
  const common = [...countOwners()].filter(
    ([, count]) => count * 9 > ENTRIES.length,
  );
  expect(common).toEqual([]);
});

function countOwners(): ReadonlyMap<string, number> {
  const owners = new Map<string, number>();
  for (const { item } of ENTRIES)
    for (const phrase of item.phrases)
      owners.set(phrase, (owners.get(phrase) ?? 0) + 1);
  return owners;
}
