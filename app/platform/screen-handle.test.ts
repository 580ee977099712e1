import { expect, test } from "vitest";
import { namespacesOf } from "./screen-handle.ts";

test("the wording of every screen begins with what all share, and names nothing twice", () => {
  expect(
    namespacesOf([
      undefined,
      { namespaces: ["scholarships", "favourites"] },
      { query: ["q"] },
      { namespaces: ["favourites", "common"] },
    ]),
  ).toEqual(["common", "scholarships", "favourites"]);
  expect(namespacesOf([])).toEqual(["common"]);
});
