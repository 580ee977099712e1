import { expect, test } from "vitest";
import { readQuery } from "./query.ts";

test("control characters and repeated spaces are removed", () => {
  expect(readQuery("  Beca\u0000 \n de  música\u202e ").text).toBe(
    "Beca de música",
  );
});

test.each([
  ["Quiero una beca en México", ["beca mexico", "scholarship mexico"]],
  ["Chevening", ["chevening"]],
])("the wordings of %j are %j", (text, wordings) => {
  expect(readQuery(text).wordings).toEqual(wordings);
});
