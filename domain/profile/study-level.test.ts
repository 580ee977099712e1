import { expect, test } from "vitest";
import { STUDY_LEVELS } from "../eligibility/condition.ts";
import { isHighSchool } from "./study-level.ts";

test("three of the seven levels are high school (specification §3)", () => {
  expect(STUDY_LEVELS.filter(isHighSchool)).toEqual([
    "preparatoria_1",
    "preparatoria_2",
    "preparatoria_3",
  ]);
});

test.each(["", "toString"])("%j is no high school", (level) => {
  expect(isHighSchool(level)).toBe(false);
});
