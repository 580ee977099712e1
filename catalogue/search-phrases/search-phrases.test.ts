import { expect, test } from "vitest";
import { ENTRIES } from "../index.ts";
import { SEARCH_PHRASES } from "./index.ts";

const IDS = new Set(ENTRIES.map(({ item }) => item.id));

test("every item has ten phrases or more, each once and of two to eight words", () => {
  expect(new Set(Object.keys(SEARCH_PHRASES))).toEqual(IDS);
  for (const [id, text] of Object.entries(SEARCH_PHRASES)) {
    const phrases = text.split("; ");
    expect(phrases.length, id).toBeGreaterThanOrEqual(10);
    expect(new Set(phrases).size, id).toBe(phrases.length);
    for (const phrase of phrases)
      expect(phrase, id).toMatch(/^\S+(?: \S+){1,7}$/);
  }
});

test("the phrases of a new item stay rare enough to tell it from others", () => {
  const owners = new Map<string, number>();
  for (const text of Object.values(SEARCH_PHRASES))
    for (const phrase of new Set(text.split("; ")))
      owners.set(phrase, (owners.get(phrase) ?? 0) + 1);
  const shared = [...owners].filter(([, count]) => count > 3);
  expect(shared).toEqual([]);
});
