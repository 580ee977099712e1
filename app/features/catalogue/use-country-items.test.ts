import { expect, test } from "vitest";
import { isToFetch } from "./use-country-items.ts";

test.each([
  ["the server's own address", "", undefined, false],
  ["another choice", "pais=PE", undefined, true],
  ["the choice that failed", "pais=PE", "pais=PE", false],
  ["the next choice after a failure", "pais=CL", "pais=PE", true],
])("%s is fetched: %4$s", (_, address, failedAt, expected) => {
  expect(isToFetch(address, { answered: "", failedAt })).toBe(expected);
});
