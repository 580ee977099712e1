import { expect, test } from "vitest";
import { isChangeable } from "./changeable.ts";
import type { SimpleCondition } from "./condition.ts";

const GRADE = { kind: "grade", atLeast: 90, scale: "0-100" } as const;
const PUPIL = { kind: "level", levels: ["preparatoria_3", "otro"] } as const;
const UNDERGRADUATE = {
  kind: "level",
  levels: ["licenciatura_cursando"],
} as const;
const SAT = { kind: "test", name: "SAT" } as const;
const OTHER = { kind: "other" } as const;

type Stage = "upperSecondary" | "schoolFinished" | "undergraduateFinished";

test.each<[Stage, boolean]>([
  ["upperSecondary", true],
  ["schoolFinished", false],
  ["undergraduateFinished", false],
])("a low grade of the stage %s is changeable: %j", (stage, expected) => {
  expect(isChangeableIn(stage, [[GRADE]])).toBe(expected);
  expect(
    isChangeableIn(stage, [
      [PUPIL, GRADE],
      [UNDERGRADUATE, OTHER],
    ]),
  ).toBe(expected);
});

test("a test in place of the grade stays changeable after school", () => {
  expect(isChangeableIn("schoolFinished", [[GRADE], [SAT]])).toBe(true);
});

test("another nationality in place of the grade is not changeable", () => {
  const abroad = {
    kind: "nationality",
    countries: ["*"],
    except: ["MX"],
  } as const;
  expect(isChangeableIn("undergraduateFinished", [[GRADE], [abroad]])).toBe(
    false,
  );
  expect(isChangeableIn("upperSecondary", [[GRADE], [abroad]])).toBe(true);
});

function isChangeableIn(
  school_stage: Stage,
  options: ReadonlyArray<ReadonlyArray<SimpleCondition>>,
): boolean {
  const [[only] = []] = options;
  const condition =
    options.length === 1 && only ? only : { kind: "anyOf" as const, options };
  const student = {
    school_stage,
    country: "MX",
    grades: "84",
    grades_system: "0-100",
    has_standardized_test: false,
  };
  return isChangeable(
    { ...condition, changeable: true },
    student,
    "2026-11-21",
  );
}
