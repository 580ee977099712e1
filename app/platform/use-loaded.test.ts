import { expect, onTestFinished, test, vi } from "vitest";
import { renderHook } from "./render-hook.fixture.tsx";
import { useLoaded } from "./use-loaded.ts";

test("a null key loads nothing", async () => {
  const { loads, latest } = await start(null);
  expect(loads).toEqual([]);
  expect(latest().value).toBeNull();
});

test("a key is loaded once, however often its component renders", async () => {
  const { loads, latest, render } = await start("one");
  expect(latest()).toMatchObject({ status: "loading", value: null });
  await render("one");
  await loads[0]?.respond("first");
  await render("one");
  expect(latest()).toMatchObject({ status: "ready", value: "first" });
  expect(loads).toHaveLength(1);
});

test("another key aborts the load and drops its response and the value", async () => {
  const { loads, latest, render } = await start("one");
  await loads[0]?.respond("first");
  await render("two");
  expect(latest()).toMatchObject({ status: "loading", value: null });
  await render("three");
  expect(loads.map(({ signal }) => signal.aborted)).toEqual([
    true,
    true,
    false,
  ]);
  await loads[2]?.respond("third");
  await loads[1]?.respond("second");
  expect(latest()).toMatchObject({ status: "ready", value: "third" });
});

test("a reload keeps the earlier value, also when it fails", async () => {
  const { loads, latest, act } = await start("one");
  await loads[0]?.respond("first");
  await act(() => latest().reload());
  expect(latest()).toMatchObject({ status: "loading", value: "first" });
  expect(loads[1]?.earlier).toBe("first");
  await loads[1]?.fail();
  expect(latest()).toMatchObject({ status: "failed", value: "first" });
});

test("a failed key is loaded again by a reload only", async () => {
  const { loads, latest, render, act } = await start("one");
  await loads[0]?.fail();
  await render("one");
  expect(latest()).toMatchObject({ status: "failed", value: null });
  expect(loads).toHaveLength(1);
  await act(() => latest().reload());
  await loads[1]?.respond("second");
  expect(latest()).toMatchObject({ status: "ready", value: "second" });
});

test("a load without a response after four seconds is slow until its response arrives", async () => {
  const { loads, latest, pass } = await startTimed();
  await pass(3_999);
  expect(latest()).toMatchObject({ status: "loading", value: null });
  await pass(1);
  expect(latest()).toMatchObject({ status: "slow", value: null });
  expect(loads[0]?.signal.aborted).toBe(false);
  await loads[0]?.respond("first");
  expect(latest()).toMatchObject({ status: "ready", value: "first" });
});

test("a slow load that is rejected reports `failed`", async () => {
  const { loads, latest, pass } = await startTimed();
  await pass(4_000);
  await loads[0]?.fail();
  expect(latest()).toMatchObject({ status: "failed", value: null });
});

test("a reload during a slow load drops the slow response", async () => {
  const { loads, latest, pass, act } = await startTimed();
  await pass(4_000);
  await act(() => latest().reload());
  expect(latest()).toMatchObject({ status: "loading", value: null });
  await loads[0]?.respond("first");
  await loads[1]?.respond("second");
  expect(latest()).toMatchObject({ status: "ready", value: "second" });
});

test("a load with a response does not become slow", async () => {
  const { loads, latest, pass } = await startTimed();
  await loads[0]?.respond("first");
  await pass(60_000);
  expect(latest()).toMatchObject({ status: "ready", value: "first" });
});

/** Starts with the key "one" and fake timers, which `pass` advances. */
async function startTimed() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const started = await start("one");
  return {
    ...started,
    pass: (ms: number) => started.act(() => vi.advanceTimersByTime(ms)),
  };
}

type Load = {
  readonly signal: AbortSignal;
  readonly earlier: string | null;
  readonly respond: (value: string) => Promise<void>;
  readonly fail: () => Promise<void>;
};

/** Renders the hook for a key. Returns its loads, which the test resolves or rejects. */
async function start(firstKey: string | null) {
  const loads: Array<Load> = [];
  const load = vi.fn((signal: AbortSignal, earlier: string | null) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    loads.push({
      signal,
      earlier,
      respond: (value) => hook.act(() => resolve(value)),
      fail: () => hook.act(() => reject(new Error("no"))),
    });
    return promise;
  });
  const hook = await renderHook(
    (key: string | null) => useLoaded(key, load),
    firstKey,
  );
  return { loads, ...hook };
}
