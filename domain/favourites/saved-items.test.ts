import { expect, test } from "vitest";
import type { IndexedItem } from "../catalogue/indexed-item.ts";
import { anItem } from "../recommendations/recommendations.fixture.ts";
import { nextToClose, savedItems, savedItemTitle } from "./saved-items.ts";

test("announced closings sort first by date, then estimated, undated and always open ones", () => {
  const items = [
    anItem({ id: "always", isAlwaysOpen: true }),
    anItem({ id: "usually in July", when: "Suele ser en julio" }),
    anItem({ id: "tool" }),
    anItem({ id: "guess-soon", closes: "2026-12-01" }),
    anItem({ id: "guess-late", closes: "2027-05-31" }),
    anItem({ id: "late", closes: "2027-03-01", isAnnounced: true }),
    anItem({ id: "soon", closes: "2026-12-24", isAnnounced: true }),
  ];
  expect(groupsAndIds(savedItems(items.map(toFavourite), items))).toEqual([
    "announced soon",
    "announced late",
    "estimated guess-soon",
    "estimated guess-late",
    "undated usually in July",
    "always always",
    "always tool",
  ]);
});

test("an announced window without a closing day is `undated`", () => {
  const item = anItem({
    id: "sun",
    isAnnounced: true,
    when: "Abre en julio",
  });
  expect(groupsAndIds(savedItems([toFavourite(item)], [item]))).toEqual([
    "undated sun",
  ]);
});

test("windows that close today or later are sorted by closing day, announced or not", () => {
  const items = [
    anItem({ id: "undated" }),
    anItem({ id: "yesterday", closes: "2026-11-30" }),
    anItem({ id: "late", closes: "2027-03-01", isAnnounced: true }),
    anItem({ id: "today", closes: "2026-12-01", isAnnounced: true }),
    anItem({ id: "guess", closes: "2026-12-31" }),
  ];
  const saved = savedItems(items.map(toFavourite), items);
  expect(nextToClose(saved, "2026-12-01").map(({ id }) => id)).toEqual([
    "today",
    "guess",
    "late",
  ]);
});

test("items with the same closing day are sorted by title", () => {
  const items = ["Zarpa", "Árbol", "Beca"].map((title) =>
    anItem({ id: title, title, closes: "2026-12-01" }),
  );
  const saved = savedItems(items.map(toFavourite), items);
  expect(saved.map(savedItemTitle)).toEqual(["Árbol", "Beca", "Zarpa"]);
});

test("an item that the catalogue lacks, or has under another type, is `gone`", () => {
  const item = anItem({ id: "sun", type: "scholarship" });
  const saved = savedItems(
    [
      { itemId: "sun", itemType: "resource" },
      { itemId: "moon", itemType: "scholarship" },
    ],
    [item],
  );
  expect(groupsAndIds(saved)).toEqual(["gone moon", "gone sun"]);
  expect(saved.map(savedItemTitle)).toEqual(["moon", "sun"]);
});

test("an outside page is in the group `external` with its link and host", () => {
  const link = "https://www.example.org/beca?id=1";
  expect(
    savedItems([{ itemId: link, itemType: "external_scholarship" }], []),
  ).toEqual([
    {
      itemId: link,
      itemType: "external_scholarship",
      group: "external",
      item: null,
      outside: { link, host: "example.org" },
    },
  ]);
});

test.each([
  ["https://a.example/2026/green-chemistry-prize/", "Green chemistry prize"],
  ["https://a.example/beca_2027-para-todos.html?x=1", "Beca 2027 para todos"],
  ["https://www.a.example/", "a.example"],
  ["https://a.example/convocatoria/712345", "a.example"],
  ["https://a.example/beca", "a.example"],
  ["https://a.example/x-1-b7", "a.example"],
  ["https://a.example/%E4%B8%AD-%ZZ", "a.example"],
])("an outside page at %s is called %j", (itemId, title) => {
  const [saved] = savedItems(
    [{ itemId, itemType: "external_scholarship" }],
    [],
  );
  expect(saved && savedItemTitle(saved)).toBe(title);
});

test.each([
  "javascript:alert(1)",
  "https://",
  "example.org",
  "data:text/html,x",
])("an outside page stored as %s is `gone`", (itemId) => {
  const [saved] = savedItems(
    [{ itemId, itemType: "external_scholarship" }],
    [],
  );
  expect(saved?.group).toBe("gone");
});

function groupsAndIds(saved: ReturnType<typeof savedItems>) {
  return saved.map(({ group, itemId }) => `${group} ${itemId}`);
}

function toFavourite({ id, type }: IndexedItem) {
  return { itemId: id, itemType: type };
}
