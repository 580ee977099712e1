import { expect, test } from "vitest";
import { listNamespaces } from "./screen-handle.ts";

test("the namespaces of some handles start with `common` and have no duplicates", () => {
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
