import { expect, test } from "vitest";
import { checkFileBudget } from "./file-budget.ts";

test("a file within 60 seconds is not mentioned", () => {
  const verdict = checkFileBudget(new Map([["a.test.ts", 60]]));
  expect(verdict).toEqual({ lines: [], isFailure: false });
});

test("files over 60 seconds are named, the slowest first, and pass on a slow machine", () => {
  const { lines, isFailure } = checkFileBudget(
    new Map([
      ["a.test.ts", 61],
      ["b.test.ts", 240],
    ]),
  );
  expect(lines).toEqual([
    "b.test.ts took 240 s; the budget of a file is 60 s",
    "a.test.ts took 61 s; the budget of a file is 60 s",
  ]);
  expect(isFailure).toBe(false);
});

test("a file over four times its budget fails", () => {
  expect(checkFileBudget(new Map([["a.test.ts", 241]])).isFailure).toBe(true);
});
