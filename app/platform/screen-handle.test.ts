import { expect, test } from "vitest";
import { listNamespaces } from "./screen-handle.ts";

test("the wording of every screen begins with what all share, and names nothing twice", () => {
  expect(
    listNamespaces([
      undefined,
      { namespaces: ["scholarships", "favourites"] },
      { query: ["q"] },
      { namespaces: ["favourites", "common"] },
    ]),
  ).toEqual(["common", "scholarships", "favourites"]);
  expect(listNamespaces([])).toEqual(["common"]);
});
