import { expect, test } from "vitest";
import { logProgress } from "./log-progress.ts";

test("a run of any length is at most ten lines", () => {
  const lines: Array<object> = [];
  const tell = logProgress({
    info: (progress: object) => lines.push(progress),
  } as never);
  for (let done = 0; done <= 276; done += 1) tell({ done, total: 276 });
  expect(lines.length).toBe(10);
  expect(lines[0]).toEqual({ done: 28, total: 276 });
  expect(lines.at(-1)).toEqual({ done: 276, total: 276 });
});

test("what was done before a run was taken up is told once", () => {
  const lines: Array<object> = [];
  const tell = logProgress({
    info: (progress: object) => lines.push(progress),
  } as never);
  for (const done of [200, 201, 202]) tell({ done, total: 276 });
  expect(lines).toEqual([{ done: 200, total: 276 }]);
});
