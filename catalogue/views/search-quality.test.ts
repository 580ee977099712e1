import { expect, test } from "vitest";
import { ENTRIES } from "../index.ts";
import { buildDocuments, searchOver } from "./documents.ts";
import {
  QUALITY_QUERIES,
  type QualityQuery,
} from "./search-quality.fixture.ts";

const PATHS = ENTRIES.map(({ path }) => path);

const search = searchOver("everything", PATHS);

test("at least 95 % of the queries have enough wanted items in the first five results", () => {
  const failing = QUALITY_QUERIES.filter(
    (each) => countWanted(each) < each.atLeast,
  );
  expect(
    1 - failing.length / QUALITY_QUERIES.length,
    `Too few wanted items:\n${failing.map(formatMiss).join("\n")}`,
  ).toBeGreaterThanOrEqual(0.95);
});

test("more than 150 queries are distinct, and their wanted items exist", () => {
  expect(QUALITY_QUERIES.length).toBeGreaterThan(150);
  expect(new Set(QUALITY_QUERIES.map(({ query }) => query)).size).toBe(
    QUALITY_QUERIES.length,
  );
  const unknown = QUALITY_QUERIES.flatMap(({ wanted }) => wanted).filter(
    (path) => !PATHS.some((existing) => isMatch(path, existing)),
  );
  expect(unknown).toEqual([]);
});

test("a query whose wanted item is not among the results has 0 wanted items", () => {
  const impossible = { query: "toefl", wanted: ["/recursos/anki"], atLeast: 1 };
  expect(countWanted(impossible)).toBe(0);
});

test("every item is an exact match for its name, also in capitals or without accents", () => {
  const documents = buildDocuments(PATHS);
  expect(documents.length).toBe(PATHS.length);
  const notFound = documents.filter(({ id, title }) =>
    [title, title.toUpperCase(), withoutAccents(title)].some(
      (query) => !search(query).exact.includes(id),
    ),
  );
  expect(notFound.map(({ title }) => title)).toEqual([]);
});

test("an item is among the first three exact matches for its name", () => {
  const names = ENTRIES.flatMap(({ item, path }) =>
    item.name ? [{ name: item.name, path }] : [],
  );
  expect(names.length).toBeGreaterThan(50);
  const rankedLower = names.filter(
    ({ name, path }) => !search(name).exact.slice(0, 3).includes(path),
  );
  expect(rankedLower).toEqual([]);
});

function countWanted({ query, wanted }: QualityQuery): number {
  return firstFive(query).filter((path) =>
    wanted.some((pattern) => isMatch(pattern, path)),
  ).length;
}

function firstFive(query: string): ReadonlyArray<string> {
  const { exact, partial } = search(query);
  return [...exact, ...partial].slice(0, 5);
}

function isMatch(pattern: string, path: string): boolean {
  return pattern.endsWith("/") ? path.startsWith(pattern) : path === pattern;
}

function formatMiss(missed: QualityQuery): string {
  const { query, wanted, atLeast } = missed;
  return `"${query}": ${countWanted(missed)} of ${atLeast} in ${firstFive(query).join(" ")}; wanted ${wanted.join(" ")}`;
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
