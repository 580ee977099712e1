import { expect, test } from "vitest";
import { listNamespaces } from "./screen-handle.ts";

test("every screen's wording starts with the common one, without duplicates", () => {
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
