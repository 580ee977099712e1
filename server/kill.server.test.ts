import { describe, test } from "vitest";
import { isAvailable } from "./testing/backends.ts";
import {
  surviveKillOfFirstStart,
  surviveKills,
} from "./testing/survive-kills.ts";

// Skipped where no PostgreSQL can be run.
describe.skipIf(!isAvailable("postgres"))("on postgres", () => {
  test("a kill loses no confirmed write", () => surviveKills("postgres", 1));
});

describe("on embedded", () => {
  test("a kill loses no confirmed write", () => surviveKills("embedded", 1));

  test("a kill during the first database creation leaves a folder that can be started", () =>
    surviveKillOfFirstStart(300));
});
