import { expect, test } from "vitest";
import { findStep, parseStep, STEP_FIELDS } from "./steps.ts";

test.each([
  ["2", 2],
  ["3", 3],
  ["4", 1],
  ["x", 1],
  [null, 1],
])("the step parameter %j selects step %i", (text, step) => {
  expect(parseStep(text)).toBe(step);
});

test("a field of a step leads to that step", () => {
  STEP_FIELDS.forEach((fields, index) => {
    for (const field of fields) expect(findStep(field)).toBe(index + 1);
  });
});
