import { expect, test } from "vitest";
import { checkFileBudget } from "./file-budget.ts";

test("a file within 20 seconds is not reported", () => {
  const verdict = checkFileBudget(new Map([["a.test.ts", 20]]));
  expect(verdict).toEqual({ lines: [], isFailure: false });
});

test("files over 20 seconds are listed, the slowest first, and pass on a slow machine", () => {
  const { lines, isFailure } = checkFileBudget(
    new Map([
      ["a.test.ts", 21],
      ["b.test.ts", 240],
    ]),
  );
  expect(lines).toEqual([
    "b.test.ts took 240 s; the budget of a file is 20 s",
    "a.test.ts took 21 s; the budget of a file is 20 s",
  ]);
  expect(isFailure).toBe(false);
});

test("a file over twelve times its budget fails", () => {
  expect(checkFileBudget(new Map([["a.test.ts", 241]])).isFailure).toBe(true);
});
