import { expect, test } from "vitest";
import { addToList, EDIT_PARAMETERS, editList, hasEdits } from "./edit-list.ts";
import { type ItemList, LIST_LIMITS } from "./item-list.ts";

test.each([
  ["o1=1&o2=2&o3=3", "abc"],
  ["o1=1&o2=2&o3=1", "cab"],
  ["o1=3&o2=2&o3=3", "bca"],
  ["o1=2&o2=1&o3=3", "bac"],
  ["o1=99&o2=2&o3=3", "bca"],
  ["o1=1&o2=-4&o3=NaN", "abc"],
  ["o1=&o2=1e999&o3=3", "abc"],
  ["x2=on", "ac"],
  ["x1=on&x2=on&x3=on", ""],
  ["x1=on&o3=1", "cb"],
])("%s turns the list abc into '%s'", (query, order) => {
  expect(letters(editList(aList("abc"), new URLSearchParams(query)))).toBe(
    order,
  );
});

test("`hasEdits` is true for edit parameters, two per item, and false for list parameters", () => {
  expect(hasEdits(new URLSearchParams("t=x&i=a&n1=b"))).toBe(false);
  expect(hasEdits(new URLSearchParams("o1="))).toBe(true);
  expect(EDIT_PARAMETERS).toHaveLength(2 * LIST_LIMITS.items);
});

test("an item is added once, at the end, while there is room", () => {
  const list = addToList(aList("ab"), "/becas/c");
  expect(list.entries).toEqual([
    ...aList("ab").entries,
    { path: "/becas/c", note: "" },
  ]);
  expect(addToList(list, "/becas/a")).toBe(list);
  const full = aList("abcdefghijklmnopqrst");
  expect(addToList(full, "/becas/z")).toBe(full);
});

function aList(names: string): ItemList {
  return {
    title: "Una",
    entries: [...names].map((name) => ({
      path: `/becas/${name}`,
      note: `nota ${name}`,
    })),
  };
}

/** Checks that each item still has its own note. */
function letters({ entries }: ItemList): string {
  for (const { path, note } of entries)
    expect(note).toBe(`nota ${path.at(-1)}`);
  return entries.map(({ path }) => path.at(-1)).join("");
}
