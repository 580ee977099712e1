import { expect, test } from "vitest";
import { drawProgress } from "./draw-progress.ts";

test("a terminal shows one bar, redrawn in place", () => {
  expect(printed(true, 0, 1, 2)).toEqual([
    `\r[${" ".repeat(30)}] 0/2`,
    `\r[${"=".repeat(15)}${" ".repeat(15)}] 1/2`,
    `\r[${"=".repeat(30)}] 2/2\n`,
  ]);
});

test("a log shows a line for each tenth", () => {
  const lines = printed(
    false,
    ...Array.from({ length: 201 }, (_, done) => done),
  );
  expect(lines.length).toBe(11);
  expect(lines.at(-1)).toBe(`[${"=".repeat(30)}] 200/200\n`);
});

function printed(isTTY: boolean, ...steps: ReadonlyArray<number>) {
  const written: Array<string> = [];
  const draw = drawProgress({ isTTY, write: (text) => written.push(text) });
  const total = steps.at(-1) ?? 0;
  for (const done of steps) draw({ done, total });
  return written;
}
