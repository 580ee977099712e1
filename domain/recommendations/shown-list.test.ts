import { expect, test } from "vitest";
import { anExternal, aRecommendation } from "./recommendations.fixture.ts";
import { fullList, shownList } from "./shown-list.ts";

const own = [9, 8, 7, 6, 4, 3, 2, 1].map((score, at) =>
  aRecommendation(`own-${at}`, score, {
    type: at % 2 === 0 ? "scholarship" : "university",
  }),
);

test("while the search runs, external results have reserved places", () => {
  const list = shownList({ own, external: [], search: "running", size: 6 });
  expect(shape(list)).toEqual({
    own: ["own-0", "own-1"],
    external: [],
    awaited: 4,
    more: [],
  });
});

test("results fill the reserved places in order of arrival", () => {
  const external = [anExternal("a", 5), anExternal("b", 5)];
  const list = shownList({ own, external, search: "running", size: 6 });
  expect(shape(list)).toEqual({
    own: ["own-0", "own-1"],
    external: ["a", "b"],
    awaited: 2,
    more: [],
  });
});

test("after the search, places without a result go to the next own items, in `more`", () => {
  const external = [anExternal("a")];
  const list = shownList({ own, external, search: "done", size: 6 });
  expect(shape(list)).toEqual({
    own: ["own-0", "own-1"],
    external: ["a"],
    awaited: 0,
    more: ["own-2", "own-3", "own-4"],
  });
});

test("without a search, every place goes to an own item", () => {
  const list = shownList({ own, external: [], search: "none", size: 6 });
  expect(shape(list)).toEqual({
    own: ["own-0", "own-1", "own-2", "own-3", "own-4", "own-5"],
    external: [],
    awaited: 0,
    more: [],
  });
});

test("own items of four groups that outscore all results leave them fewer places", () => {
  const strong = ["scholarship", "university", "resource", "other"].map(
    (type, at) => aRecommendation(`s-${at}`, 9, { type }),
  );
  const list = shownList({
    own: strong,
    external: ["a", "b", "c", "d"].map((id) => anExternal(id, 5)),
    search: "done",
    size: 6,
  });
  expect(shape(list).own).toHaveLength(4);
  expect(shape(list).external).toEqual(["a", "b"]);
});

test("in a full list external results take no place of an own item", () => {
  const external = ["a", "b", "c", "d", "e"].map((id) => anExternal(id, 99));
  const alone = shownList({ own, external: [], search: "none", size: 6 });
  for (const search of ["none", "running", "done"] as const)
    expect(fullList({ own, external, search, size: 6 }).own).toEqual(alone.own);
  expect(shape(fullList({ own, external, search: "done", size: 6 }))).toEqual({
    own: ["own-0", "own-1", "own-2", "own-3", "own-4", "own-5"],
    external: ["a", "b", "c", "d"],
    awaited: 0,
    more: [],
  });
  expect(
    fullList({ own, external: [], search: "running", size: 6 }).awaited,
  ).toBe(4);
});

function shape({ own, external, awaited, more }: ReturnType<typeof shownList>) {
  return {
    own: own.map(({ item }) => item.id),
    external: external.map(({ id }) => id),
    awaited,
    more: more.map(({ item }) => item.id),
  };
}
