import { describe, test } from "vitest";
import { isAvailable } from "./testing/backends.ts";
import {
  expectSurvivesKillOfFirstStart,
  expectSurvivesKills,
} from "./testing/survive-kills.ts";

// Skipped where no PostgreSQL can be run.
describe.skipIf(!isAvailable("postgres"))("on postgres", () => {
  test("ten kills lose no confirmed write", () =>
    expectSurvivesKills("postgres", 10));
});

describe("on embedded", () => {
  test("forty kills lose no confirmed write", () =>
    expectSurvivesKills("embedded", 40));

  test.each([0, 300, 900])(
    "a kill %i ms into the first database creation leaves a folder that can be started",
    expectSurvivesKillOfFirstStart,
  );
});
