import { expect, test } from "vitest";
import { ENTRIES } from "../index.ts";
import { HELD_OUT } from "./held-out-queries.fixture.ts";
import { JUDGED_QUERIES } from "./judged-queries.fixture.ts";
import type { JudgedQuery } from "./judged-query.fixture.ts";
import { searchCatalogue } from "./search-catalogue.ts";

const IDS = ENTRIES.map(({ item }) => item.id);

/** Number of results that a user sees on the first screens of a phone. */
const DEPTH = 5;

test("nDCG@5 over the judged queries is at least 0.88", () => {
  expect(mean(JUDGED_QUERIES), worst(JUDGED_QUERIES)).toBeGreaterThanOrEqual(
    0.88,
  );
});

test("nDCG@5 of judged queries of four words and more is at least 0.877", () => {
  const long = JUDGED_QUERIES.filter(
    ({ query }) => query.split(/\s+/).length >= 4,
  );
  expect(long.length).toBeGreaterThan(170);
  expect(mean(long), worst(long)).toBeGreaterThanOrEqual(0.877);
});

test("nDCG@5 over held-out queries is at least 0.8", () => {
  expect(mean(HELD_OUT), worst(HELD_OUT)).toBeGreaterThanOrEqual(0.8);
});

test("260 or more judged queries and the held-out ones are distinct and name existing items", () => {
  const all = [...JUDGED_QUERIES, ...HELD_OUT];
  expect(JUDGED_QUERIES.length).toBeGreaterThanOrEqual(260);
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
  expect(all.filter(({ grades }) => grades.size === 0)).toEqual([]);
  const unknown = all.flatMap(({ grades }) =>
    [...grades.keys()].filter((id) => !IDS.includes(id)),
  );
  expect(unknown).toEqual([]);
});

test("nDCG is 1 for the ideal order, less for another order, 0 without relevant items", () => {
  const grades = new Map([
    ["a", 2],
    ["b", 1],
  ]);
  expect(ndcg(["a", "b"], grades)).toBe(1);
  expect(ndcg(["b", "a"], grades)).toBeLessThan(1);
  expect(ndcg(["x", "y"], grades)).toBe(0);
});

function mean(judged: ReadonlyArray<JudgedQuery>): number {
  return (
    judged.reduce((sum, { query, grades }) => {
      return sum + ndcg(firstFive(query), grades);
    }, 0) / judged.length
  );
}

function firstFive(query: string): ReadonlyArray<string> {
  const { exact, partial } = searchCatalogue(query, "es");
  return [...exact, ...partial]
    .slice(0, DEPTH)
    .map(({ path }) => path.split("/").at(-1) ?? "");
}

/** Normalized discounted cumulative gain, with gain 2^grade − 1 (Burges et al., 2005). */
function ndcg(
  ids: ReadonlyArray<string>,
  grades: ReadonlyMap<string, number>,
): number {
  const ideal = [...grades.values()].toSorted((one, other) => other - one);
  return gain(ids.map((id) => grades.get(id) ?? 0)) / gain(ideal);
}

function gain(grades: ReadonlyArray<number>): number {
  return grades
    .slice(0, DEPTH)
    .reduce(
      (sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2),
      0,
    );
}

/** The 30 queries with the lowest scores, for the message of a failing test. */
function worst(judged: ReadonlyArray<JudgedQuery>): string {
  return judged
    .map(({ query, grades }) => {
      const ids = firstFive(query);
      return { score: ndcg(ids, grades), query, ids };
    })
    .toSorted((one, other) => one.score - other.score)
    .slice(0, 30)
    .map(
      ({ score, query, ids }) =>
        `${score.toFixed(2)} "${query}": ${ids.join(" ")}`,
    )
    .join("\n");
}
