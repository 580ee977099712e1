import { expect, test } from "vitest";
import { type Comparable, similarTo } from "./similar.ts";

test("shared tags, fields and levels make items alike, the most alike first", () => {
  const one = anItem("one", { tags: ["química", "olimpiada"] });
  const twin = anItem("twin", { tags: ["química", "olimpiada"] });
  const cousin = anItem("cousin", { tags: ["olimpiada"] });
  expect(listPaths(similarTo(one, [cousin, one, twin], 3))).toEqual([
    "twin",
    "cousin",
  ]);
});

test("being of the same type alone is no likeness, and `any` is nothing shared", () => {
  const one = anItem("one", { levels: ["any"], fields: ["any"] });
  const other = anItem("other", { levels: ["any"], fields: ["any"] });
  expect(similarTo(one, [other], 3)).toEqual([]);
});

test("equally alike items keep their order, and no more come than are asked for", () => {
  const items = ["a", "b", "c", "d"].map((path) =>
    anItem(path, { levels: ["highSchool"] }),
  );
  const one = anItem("one", { levels: ["highSchool"] });
  expect(listPaths(similarTo(one, items, 3))).toEqual(["a", "b", "c"]);
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
    ...part,
  };
}
