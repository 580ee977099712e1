import fc from "fast-check";
import { expect, test } from "vitest";
import { favouritesFirst } from "./order.ts";

const among =
  (...chosen: Array<string>) =>
  (item: string) =>
    chosen.includes(item);

test("favourites come first, in their original order", () => {
  expect(favouritesFirst(["a", "b", "c", "d"], among("d", "b"))).toEqual([
    "b",
    "d",
    "a",
    "c",
  ]);
});

test("recommended items follow the favourites (specification §4)", () => {
  expect(
    favouritesFirst(["a", "b", "c", "d"], among("c"), among("d", "b")),
  ).toEqual(["c", "b", "d", "a"]);
});

test("a recommended favourite ranks as a favourite", () => {
  expect(favouritesFirst(["a", "b", "c"], among("c"), among("c", "b"))).toEqual(
    ["c", "b", "a"],
  );
});

test("without favourites a frozen list keeps its order, and an empty list stays empty", () => {
  const items = Object.freeze(["b", "a"]);
  expect(favouritesFirst(items, () => false)).toEqual(["b", "a"]);
  expect(favouritesFirst([], () => true)).toEqual([]);
});

test("any list keeps its items, and its order within each rank", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), (ranks) => {
      const items = ranks.map((rank, at) => ({ rank: Math.min(rank, 2), at }));
      const ordered = favouritesFirst(
        items,
        ({ rank }) => rank === 0,
        ({ rank }) => rank === 1,
      );
      expect(ordered).toEqual(
        [0, 1, 2].flatMap((rank) => items.filter((item) => item.rank === rank)),
      );
    }),
  );
});
