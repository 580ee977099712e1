import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as es from "#locales/es/index.ts";

const specification = readFileSync("docs/specification.md", "utf8");

test("every section and part that the project cites is in the specification", () => {
  const citations = projectFiles().flatMap((path) =>
    listCitations(readFileSync(path, "utf8")).map((each) => `${path}: ${each}`),
  );
  expect(citations.length).toBeGreaterThan(200);
  const unknown = citations.filter(
    (citation) => !isInSpecification(citation.replace(/^.*?: /, "")),
  );
  expect(unknown).toEqual([]);
});

test("a comment's citations are listed, and a missing section or part is not found", () => {
  const comment =
    "/** Toasts (specification §4, Status badge\n * values, §12). */";
  expect(listCitations(comment)).toEqual(["§4, Status badge values", "§12"]);
  expect(isInSpecification("§4, Status badge values")).toBe(true);
  expect(isInSpecification("§12")).toBe(false);
  expect(isInSpecification("§4, Home")).toBe(false);
});

test("every part of the specification names at least one test file", () => {
  const parts = specification.split(/^(?=##+ )/m).slice(1);
  expect(parts.length).toBeGreaterThan(20);
  const untested = parts
    // Skips sections that hold only parts.
    .filter((part) => part.includes("\n- "))
    .filter((part) => !/^Tests: `.+\.(test|spec)\.tsx?`$/m.test(part));
  expect(untested).toEqual([]);
});

test("every file that the specification names exists", () => {
  const paths = listCode(/^[\w.-]+(?:\/[\w.-]+)+\.\w+$/);
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test("every locale key that the specification names has a Spanish text", () => {
  const keys = listCode(/^[a-zA-Z]+:[\w.]+$/);
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => typeof readText(key) !== "string")).toEqual([]);
});

function projectFiles(): ReadonlyArray<string> {
  return globSync([
    "{app,bench,catalogue,domain,e2e,locales,scripts,server,supabase}/**/*.{ts,tsx,mjs,css,sql}",
    "docs/decisions/*.md",
  ]);
}

/** "§2" or "§2, Home": a section, with the name of a part where one follows. */
function listCitations(source: string): ReadonlyArray<string> {
  const folded = source.replace(/\s*\n\s*(?:\*|\/\/|--)?\s*/g, " ");
  return [
    ...folded.matchAll(/§\d+(?:, [A-Z][\p{L}-]*(?: [a-z][\p{L}-]*)*)?/gu),
  ].map(([citation]) => citation);
}

function isInSpecification(citation: string): boolean {
  const [number = "", name] = citation.split(", ");
  const section = specification
    .split(/^(?=## )/m)
    .find((each) => each.startsWith(`## ${number} `));
  if (section === undefined || name === undefined) return section !== undefined;
  return section.includes(`\n### ${name}\n`) || section.includes(`**${name}**`);
}

function listCode(pattern: RegExp): ReadonlyArray<string> {
  return [...specification.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => pattern.test(code));
}

function readText(key: string): unknown {
  return key
    .split(/[:.]/)
    .reduce<unknown>((value, name) => (value as never)?.[name], es);
}
