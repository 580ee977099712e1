import { expect, test } from "vitest";
import { shareEqual } from "./share-equal.ts";

test("equal objects and arrays at any depth become the same object", () => {
  const [first, second] = shareEqual([
    { id: "a", facets: { level: ["high-school"] }, badges: [] },
    { id: "b", facets: { level: ["high-school"] }, badges: [] },
  ]);

  expect(first).not.toBe(second);
  expect(first?.facets).toBe(second?.facets);
  expect(first?.badges).toBe(second?.badges);
});

test("the copy equals the data, and the data stays as it was", () => {
  const data = {
    cards: [{ year: null, link: undefined, rows: [["1", 1, true]] }],
    date: new Date(0),
  };
  const before = structuredClone(data);

  expect(shareEqual(data)).toStrictEqual(before);
  expect(data).toStrictEqual(before);
});

test.each([
  [["1"], [1]],
  [[null], [undefined]],
  [[], {}],
  [["a", "b"], ["a,b"]],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [[["a"], "b"], [["a", "b"]]],
  [["#0"], [["#0"]]],
])("%j and %j stay separate", (one, other) => {
  const [first, second] = shareEqual([one, other]);

  expect(first).toStrictEqual(one);
  expect(second).toStrictEqual(other);
  expect(first).not.toBe(second);
});

test("values that are not plain data are not copied", () => {
  const date = new Date(0);
  const promise = Promise.resolve();

  const shared = shareEqual({ date, promise });

  expect(shared.date).toBe(date);
  expect(shared.promise).toBe(promise);
});
