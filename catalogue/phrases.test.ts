import { expect, test } from "vitest";
import { ENTRIES } from "./index.ts";

test("every item has ten phrases or more, distinct and of two to eight words", () => {
  for (const { path, item } of ENTRIES) {
    expect(item.phrases.length, path).toBeGreaterThanOrEqual(10);
    expect(new Set(item.phrases).size, path).toBe(item.phrases.length);
    for (const phrase of item.phrases)
      expect(phrase, path).toMatch(/^\S+(?: \S+){1,7}$/);
  }
});

test("a phrase is rare enough to distinguish its item", () => {
  const owners = new Map<string, number>();
  for (const { item } of ENTRIES)
    for (const phrase of item.phrases)
      owners.set(phrase, (owners.get(phrase) ?? 0) + 1);
  expect([...owners].filter(([, count]) => count > 3)).toEqual([]);
});
