import { describe, test } from "vitest";
import { isAvailable } from "./testing/backends.ts";
import {
  surviveKillOfFirstStart,
  surviveKills,
} from "./testing/survive-kills.ts";

describe.skipIf(!isAvailable("postgres"))("on postgres", () => {
  test("two kills lose no confirmed write", () => surviveKills("postgres", 2));
});

describe("on embedded", () => {
  test("three kills lose no confirmed write", () =>
    surviveKills("embedded", 3));

  test("a kill while the first database is made leaves a folder that can be started", () =>
    surviveKillOfFirstStart(300));
});
