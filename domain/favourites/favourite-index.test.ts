import { expect, test } from "vitest";
import { externalId } from "../urls/external-id.ts";
import { indexFavourites } from "./favourite-index.ts";

const PAGE = "https://a.example/beca?id=2";

test.each([
  "http://www.a.example/beca/?id=2",
  "https://a.example/beca?utm_source=mail&id=2#top",
  externalId(PAGE),
])("an outside page stored as %s is found under its URL", (itemId) => {
  const stored = external(itemId);
  const { find } = indexFavourites([external("https://a.example/x"), stored]);
  expect(find(external(PAGE))).toEqual([stored]);
  // A card without a known URL passes the stored id.
  expect(find(stored)).toEqual([stored]);
});

// The ids were computed before parameters were sorted and re-encoded.
test.each([
  ["https://www.a.example/beca/?b=2&a=1&gclid=3#top", "externa-17lxf1l"],
  ["https://a.example/beca?q=art%20award", "externa-ln5o4u"],
])("a favourite under the former short id of %s is found", (url, itemId) => {
  const stored = external(itemId);
  expect(indexFavourites([stored]).find(external(url))).toEqual([stored]);
});

test("a page stored in several forms stays in `list` and is in `distinct` once", () => {
  const forms = [externalId(PAGE), PAGE, `${PAGE}#top`].map(external);
  const other = external("https://a.example/x");
  const { list, distinct } = indexFavourites([...forms, other]);
  expect(list).toEqual([...forms, other]);
  expect(distinct).toEqual([external(PAGE), other]);
});

test("another page, and another type, is not found", () => {
  const { find } = indexFavourites([external(PAGE)]);
  expect(find(external("https://a.example/beca?id=3"))).toEqual([]);
  expect(find({ itemId: PAGE, itemType: "resource" })).toEqual([]);
});

test("a catalogue item is found by its id only", () => {
  const stored = { itemId: "www.x", itemType: "resource" };
  const { find } = indexFavourites([stored]);
  expect(find(stored)).toEqual([stored]);
  expect(find({ itemId: "x", itemType: "resource" })).toEqual([]);
});

function external(itemId: string) {
  return { itemId, itemType: "external_scholarship" };
}
