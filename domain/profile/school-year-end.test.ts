import { expect, test } from "vitest";
import { ENDS_BY_DECEMBER, ENDS_IN_SUMMER } from "./school-year-end.ts";

test("no country's school year ends in both seasons", () => {
  expect(
    ENDS_IN_SUMMER.filter((one) => ENDS_BY_DECEMBER.includes(one)),
  ).toEqual([]);
});

test("Spain's school year ends in summer", () => {
  expect(ENDS_IN_SUMMER).toContain("ES");
});
