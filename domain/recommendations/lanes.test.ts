import { expect, test } from "vitest";
import { chooseLane } from "./lanes.ts";
import { anItem } from "./recommendations.fixture.ts";

const TODAY = "2026-11-21";

test.each([
  ["open", { opens: "2026-11-01", closes: "2026-12-31" }, "now"],
  ["opening on the sixtieth day", { opens: "2027-01-20" }, "now"],
  ["opening a day later", { opens: "2027-01-21" }, "later"],
  ["closing soon, with an unknown opening", { closes: "2026-12-31" }, "now"],
  ["open all year", { isAlwaysOpen: true }, "now"],
  ["without a date", {}, "later"],
  ["a tool", { type: "resource", isAlwaysOpen: true }, "tools"],
  [
    "an examination with dates",
    { type: "resource", opens: "2027-03-01" },
    "later",
  ],
  ["a resource with unknown dates", { type: "resource" }, "later"],
  [
    "an admission that is open all year",
    { type: "resource", section: "universityAdmission", isAlwaysOpen: true },
    "now",
  ],
  ["a list of scholarships", { type: "scholarship_aggregator" }, "tools"],
])("an item that is %s (%j) is in the lane `%s`", (_, parts, lane) => {
  expect(chooseLane(anItem(parts), TODAY, "CU")).toBe(lane);
});

test("an open item is `later` for a country without visas for its destination", () => {
  const open = anItem({
    isAlwaysOpen: true,
    entryLimit: { countries: ["CU"], text: "Visa suspendida" },
  });
  expect(chooseLane(open, TODAY, "CU")).toBe("later");
  expect(chooseLane(open, TODAY, "MX")).toBe("now");
  expect(chooseLane(open, TODAY, null)).toBe("now");
});
