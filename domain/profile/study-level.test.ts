import { expect, test } from "vitest";
import {
  isHighSchool,
  LATER_STAGES,
  laterStageFromLevel,
  STUDY_LEVELS,
  toStudyLevel,
} from "./study-level.ts";

test("three of the seven levels are high school (specification §3)", () => {
  expect(STUDY_LEVELS.filter(isHighSchool)).toEqual([
    "preparatoria_1",
    "preparatoria_2",
    "preparatoria_3",
  ]);
});

test.each(["", "toString"])("%j is not high school", (level) => {
  expect(isHighSchool(level)).toBe(false);
});

test("every stage after school has one of the seven levels", () => {
  expect(LATER_STAGES.map((stage) => toStudyLevel(stage, null))).toEqual([
    "otro",
    "otro",
    "licenciatura_cursando",
    "licenciatura_terminada",
    "posgrado",
    "otro",
  ]);
});

test.each([
  ["licenciatura_cursando", "undergraduate"],
  ["posgrado", "postgraduate"],
  ["otro", null],
  ["preparatoria_1", null],
  ["", null],
])("the level %j alone means the stage %j", (level, stage) => {
  expect(laterStageFromLevel(level)).toBe(stage);
});
