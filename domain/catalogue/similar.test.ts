import { expect, test } from "vitest";
import { type Comparable, findSimilar } from "./similar.ts";

test("items that share tags are similar, the item with most shared tags first", () => {
  const one = anItem("one", { tags: ["química", "olimpiada"] });
  const twin = anItem("twin", { tags: ["química", "olimpiada"] });
  const cousin = anItem("cousin", { tags: ["olimpiada"] });
  expect(listPaths(findSimilar(one, [cousin, one, twin], 3))).toEqual([
    "twin",
    "cousin",
  ]);
});

test("a shared type alone, or `any`, does not count as similarity", () => {
  const one = anItem("one", { levels: ["any"], fields: ["any"] });
  const other = anItem("other", { levels: ["any"], fields: ["any"] });
  expect(findSimilar(one, [other], 3)).toEqual([]);
});

test("equally similar items keep their order, up to the limit", () => {
  const items = ["a", "b", "c", "d"].map((path) =>
    anItem(path, { levels: ["highSchool"] }),
  );
  const one = anItem("one", { levels: ["highSchool"] });
  expect(listPaths(findSimilar(one, items, 3))).toEqual(["a", "b", "c"]);
});

test("an item for a country gets items open to it: its own and international ones", () => {
  const one = anItem("one", { tags: ["olimpiada"], serves: ["CO"] });
  const items = [
    anItem("ecuador", { tags: ["olimpiada"], serves: ["EC"] }),
    anItem("cuba", {
      tags: ["olimpiada"],
      conditions: [{ kind: "residence", countries: ["CU"] }],
    }),
    anItem("colombia", { tags: ["olimpiada"], serves: ["CO", "EC"] }),
    anItem("international", { tags: ["olimpiada"] }),
  ];
  expect(listPaths(findSimilar(one, items, 3))).toEqual([
    "colombia",
    "international",
  ]);
});

test("a similar item shares a level; an item without levels is for every level", () => {
  const one = anItem("one", { tags: ["becas"], levels: ["postgraduate"] });
  const items = [
    anItem("school", { tags: ["becas"], levels: ["highSchool"] }),
    anItem("any", { tags: ["becas"], levels: ["any"] }),
    anItem("none", { tags: ["becas"] }),
    anItem("same", { levels: ["highSchool", "postgraduate"] }),
  ];
  expect(listPaths(findSimilar(one, items, 3))).toEqual([
    "any",
    "none",
    "same",
  ]);
});

function listPaths(items: ReadonlyArray<Comparable>) {
  return items.map(({ path }) => path);
}

function anItem(path: string, part: Partial<Comparable> = {}): Comparable {
  return {
    path,
    type: "scholarship",
    tags: [],
    levels: [],
    fields: [],
    conditions: [],
    ...part,
  };
}
