import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const document = readFileSync("docs/spec-coverage.md", "utf8");

test("every file that the coverage table names exists", () => {
  const paths = namedPaths(document);
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

/** Code spans with a folder, in the columns "Where" and "Test". */
function namedPaths(markdown: string): ReadonlyArray<string> {
  const rows = markdown.split("\n").filter((line) => line.startsWith("| §"));
  const cells = rows.flatMap((row) => row.split(/(?<!\\)\|/).slice(3, 5));
  return cells
    .flatMap((cell) => [...cell.matchAll(/`([^`]+\/[^`]+)`/g)])
    .map(([, path = ""]) => path);
}
