import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Statements that are done and that no test can or need prove, each with the reason. */
const UNTESTED: ReadonlyMap<string, string> = new Map([
  [
    "Pages animate on route change",
    "judged by eye; that it stops for those who want less motion is tested",
  ],
  [
    "The auth layer requires an e-mail or phone, and a password",
    "a rule of the auth servers themselves",
  ],
]);

const STATES = /^(done|not yet|differs: \S.+\.)$/;
const NO_TEST = "—";

type Row = {
  readonly spec: string;
  readonly statement: string;
  readonly where: string;
  readonly tests: string;
  readonly state: string;
};

/** Reads a file of the project; null when there is none. */
type Read = (path: string) => string | null;

const document = readFileSync("docs/spec-coverage.md", "utf8");
const rows = rowsOf(document);

test("the coverage says something of every section of the specification", () => {
  expect(rows.length).toBeGreaterThan(100);
  const sections = new Set(rows.map(({ spec }) => spec.slice(0, 2)));
  expect([...sections].toSorted()).toEqual(
    Array.from({ length: 9 }, (_, index) => `§${index + 1}`),
  );
});

test("every row has five cells, a known state, and files that exist", () => {
  expect(malformedIn(document)).toEqual([]);
  expect(rows.flatMap((row) => missingFiles(row, readProject))).toEqual([]);
});

test("every test that is named exists under that title", () => {
  expect(rows.flatMap(namedTests).length).toBeGreaterThan(50);
  expect(rows.flatMap((row) => missingTests(row, readProject))).toEqual([]);
});

test("what is done is tested, a few reasoned cases apart", () => {
  const untested = rows
    .filter(({ state, tests }) => state === "done" && tests === NO_TEST)
    .map(({ statement }) => statement);
  expect(untested.toSorted()).toEqual([...UNTESTED.keys()].toSorted());
});

test("what is not built names no test, and no statement stands twice", () => {
  const early = rows.filter(
    ({ state, tests }) => state === "not yet" && tests !== NO_TEST,
  );
  expect(early).toEqual([]);
  const keys = rows.map(({ spec, statement }) => `${spec} ${statement}`);
  expect(keys).toEqual([...new Set(keys)]);
});

test("faults of the document are found", () => {
  const table = (line: string) =>
    `| Spec | Statement | Where | Test | State |\n|---|---|---|---|---|\n${line}\n`;
  expect(malformedIn(table("| §1 | a | b | done |"))).toHaveLength(1);
  expect(malformedIn(table("| §1 | a | b | c | perhaps |"))).toHaveLength(1);
  expect(malformedIn(table("| §1 | a | b | c | differs |"))).toHaveLength(1);
  const [row] = rowsOf(
    table("| §1 | a | `gone.ts` | `a.test.ts` › `a title` | done |"),
  );
  const read: Read = (path) =>
    path === "a.test.ts" ? 'test("another title", () => {});' : null;
  if (!row) throw new Error("The row was not read");
  expect(missingFiles(row, read)).toEqual(["gone.ts"]);
  expect(missingTests(row, read)).toEqual(["a.test.ts › a title"]);
});

function readProject(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

function tableLines(text: string): ReadonlyArray<string> {
  return text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .filter((line) => !/^\| Spec \||^\|[-|]+\|$/.test(line));
}

function cellsOf(line: string): ReadonlyArray<string> {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function rowsOf(text: string): ReadonlyArray<Row> {
  return tableLines(text).map((line) => {
    const [spec = "", statement = "", where = "", tests = "", state = ""] =
      cellsOf(line);
    return { spec, statement, where, tests, state };
  });
}

function malformedIn(text: string): ReadonlyArray<string> {
  return tableLines(text).filter((line) => {
    const cells = cellsOf(line);
    return (
      cells.length !== 5 ||
      cells.some((cell) => !cell) ||
      !/^§[1-9]/.test(cells[0] ?? "") ||
      !STATES.test(cells[4] ?? "")
    );
  });
}

/** Where: `a/file.ts`, `another/file.ts`; a folder may stand for its files. */
function missingFiles({ where }: Row, read: Read): ReadonlyArray<string> {
  return [...where.matchAll(/`([^`]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !existsSync(path) && read(path) === null);
}

function namedTests({ tests }: Row) {
  return [...tests.matchAll(/`([^`]+)` › `([^`]+)`/g)].map(
    ([, path = "", title = ""]) => ({ path, title }),
  );
}

/** Tests that are named but not there; and words where tests should stand. */
function missingTests(row: Row, read: Read): ReadonlyArray<string> {
  const named = namedTests(row);
  const parts = row.tests === NO_TEST ? [] : row.tests.split("<br>");
  if (named.length !== parts.length) return [row.tests];
  return named
    .filter(({ path, title }) => !hasTest(read(path) ?? "", title))
    .map(({ path, title }) => `${path} › ${title}`);
}

/** The title as it stands in the source, between quotes and before a comma. */
function hasTest(source: string, title: string): boolean {
  return ['"', "'", "`"].some((quote) => {
    const start = source.indexOf(`${quote}${title}${quote}`);
    return start >= 0 && /^\s*,/.test(source.slice(start + title.length + 2));
  });
}
