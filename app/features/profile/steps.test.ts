import { expect, test } from "vitest";
import { findStep, parseStep, STEP_FIELDS } from "./steps.ts";

test.each([
  ["2", 2],
  ["3", 3],
  ["4", 1],
  ["x", 1],
  [null, 1],
])("the address %j selects step %i", (text, step) => {
  expect(parseStep(text)).toBe(step);
});

test("each field is found in its step", () => {
  STEP_FIELDS.forEach((fields, index) => {
    for (const field of fields) expect(findStep(field)).toBe(index + 1);
  });
});
