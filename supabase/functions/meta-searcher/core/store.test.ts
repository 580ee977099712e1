import { expect, test } from "vitest";
import { createMemoryStore } from "./store.ts";

test("what was put there is found, with when", async () => {
  const store = createMemoryStore(10_000, () => 5);
  await store.set("a", "text");
  expect(await store.get("a")).toEqual({ text: "text", savedAtMs: 5 });
  expect(await store.get("b")).toBeNull();
});

test("memory is bounded, and what was not read for longest goes first", async () => {
  const store = createMemoryStore(3_500, () => 0);
  for (const key of ["a", "b", "c"]) await store.set(key, "x".repeat(800));
  await store.get("a");
  await store.set("d", "x".repeat(800));
  expect(await store.get("b")).toBeNull();
  expect(await store.get("a")).not.toBeNull();
  expect(store.size()).toBeLessThanOrEqual(3_500);
});

test("what is too large for it pushes nothing out", async () => {
  const store = createMemoryStore(1_000, () => 0);
  await store.set("a", "x");
  await store.set("b", "x".repeat(2_000));
  expect(await store.get("b")).toBeNull();
  expect(await store.get("a")).not.toBeNull();
});

test("a text that is replaced counts once", async () => {
  const store = createMemoryStore(10_000, () => 0);
  await store.set("a", "x".repeat(100));
  const once = store.size();
  await store.set("a", "x".repeat(100));
  expect(store.size()).toBe(once);
});
