import { expect, test } from "vitest";
import {
  comparedOn,
  hasOfficialSource,
  type Source,
  wasOfficialPageOpened,
} from "./sources.ts";

const page = (
  on: string,
  as: "live" | "stored",
  isOfficial?: true,
): Source => ({
  url: "https://example.org/",
  supports: ["programme"],
  read: { on, as },
  isOfficial,
});

test("an item's comparison date is the day of its newest reading", () => {
  expect(
    comparedOn([page("2026-11-21", "stored"), page("2026-12-03", "live")]),
  ).toBe("2026-12-03");
});

test.each([
  ["stored copies alone", [page("2026-11-21", "stored", true)], false],
  ["a live page that is not official", [page("2026-11-21", "live")], false],
  ["the live official page", [page("2026-11-21", "live", true)], true],
  [
    "an official page opened earlier",
    [page("2026-11-01", "live", true), page("2026-11-21", "stored")],
    false,
  ],
])("with %s, `wasOfficialPageOpened` is %s", (_, sources, isOpened) => {
  expect(wasOfficialPageOpened(sources)).toBe(isOpened);
});

test("an item has an official source if one of its pages is official", () => {
  expect(hasOfficialSource([page("2026-11-21", "live")])).toBe(false);
  expect(
    hasOfficialSource([
      page("2026-11-21", "live"),
      page("2026-11-21", "stored", true),
    ]),
  ).toBe(true);
});
