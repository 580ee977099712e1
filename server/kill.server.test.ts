import { describe, test } from "vitest";
import { isAvailable } from "./testing/backends.ts";
import {
  expectSurvivesKillOfFirstStart,
  expectSurvivesKills,
} from "./testing/survive-kills.ts";

// Skipped where no PostgreSQL can be run.
describe.skipIf(!isAvailable("postgres"))("on postgres", () => {
  test("a kill loses no confirmed write", () =>
    expectSurvivesKills("postgres", 1));
});

describe("on embedded", () => {
  test("a kill loses no confirmed write", () =>
    expectSurvivesKills("embedded", 1));

  test("a kill during the first database creation leaves a folder that can be started", () =>
    expectSurvivesKillOfFirstStart(300));
});
