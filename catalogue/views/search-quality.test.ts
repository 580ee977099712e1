import { expect, test } from "vitest";
import { ENTRIES } from "../index.ts";
import { buildDocuments, searchOver } from "./documents.ts";
import { ASKED, type QualityQuery } from "./search-quality.fixture.ts";

const PATHS = ENTRIES.map(({ path }) => path);

const search = searchOver("everything", PATHS);

test("students find a suitable item among the first five, in any wording", () => {
  const failing = ASKED.filter(
    (impossible) => heldBy(impossible) < impossible.atLeast,
  );
  expect(
    1 - failing.length / ASKED.length,
    `These do not hold:\n${failing.map(formatMiss).join("\n")}`,
  ).toBeGreaterThanOrEqual(0.95);
});

test("the queries are many, distinct, and about existing items", () => {
  expect(ASKED.length).toBeGreaterThan(150);
  expect(new Set(ASKED.map(({ query }) => query)).size).toBe(ASKED.length);
  const unknown = ASKED.flatMap(({ wanted }) => wanted).filter(
    (path) => !PATHS.some((known) => isMeantBy(path, known)),
  );
  expect(unknown).toEqual([]);
});

test("a query can fail", () => {
  const impossible = { query: "toefl", wanted: ["/recursos/anki"], atLeast: 1 };
  expect(heldBy(impossible)).toBe(0);
});

test("every item is found by its own name, in any case and without accents", () => {
  const names = buildDocuments(PATHS);
  expect(names.length).toBe(PATHS.length);
  const notFound = names.filter(({ id, title }) =>
    [title, title.toUpperCase(), plain(title)].some(
      (query) => !search(query).exact.includes(id),
    ),
  );
  expect(notFound.map(({ title }) => title)).toEqual([]);
});

test("an item's name ranks it first", () => {
  const names = ENTRIES.flatMap(({ item, path }) =>
    item.name ? [{ name: item.name, path }] : [],
  );
  expect(names.length).toBeGreaterThan(50);
  const buried = names.filter(
    ({ name, path }) => !search(name).exact.slice(0, 3).includes(path),
  );
  expect(buried).toEqual([]);
});

function heldBy({ query, wanted }: QualityQuery): number {
  return firstFive(query).filter((path) =>
    wanted.some((meant) => isMeantBy(meant, path)),
  ).length;
}

function firstFive(query: string): ReadonlyArray<string> {
  const { exact, near } = search(query);
  return [...exact, ...near].slice(0, 5);
}

function isMeantBy(meant: string, path: string): boolean {
  return meant.endsWith("/") ? path.startsWith(meant) : path === meant;
}

function formatMiss(impossible: QualityQuery): string {
  const { query, wanted, atLeast } = impossible;
  return `"${query}": ${heldBy(impossible)} of ${atLeast} in ${firstFive(query).join(" ")}; wanted ${wanted.join(" ")}`;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
