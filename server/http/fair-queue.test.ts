import { expect, onTestFinished, test, vi } from "vitest";
import { createFairQueue, type FairQueueSettings } from "./fair-queue.ts";

test("`concurrency` tasks run at once, and the rest wait", async () => {
  const { ask, started, finish } = aQueue({ concurrency: 2 });
  const third = ["a1", "a2", "a3"].map((name) => ask(name)).at(-1);
  await turn();
  expect(started).toEqual(["a1", "a2"]);
  await finish("a1");
  expect(started).toEqual(["a1", "a2", "a3"]);
  await finish("a3");
  expect(await third).toEqual({ ok: true, value: "a3" });
});

test("a flood of one group delays another by one of its tasks", async () => {
  const { ask, started, finish } = aQueue({ maxPerGroup: 100 });
  for (let at = 0; at < 50; at += 1) ask(`a${at}`);
  for (let at = 0; at < 3; at += 1) ask(`b${at}`);
  for (const name of ["a0", "a1", "b0", "a2", "b1", "a3"]) await finish(name);
  expect(started).toEqual(["a0", "a1", "b0", "a2", "b1", "a3", "b2"]);
});

test("a group over its own limit is refused, another is not", async () => {
  const { ask } = aQueue({ maxPerGroup: 2 });
  for (const name of ["a0", "a1", "a2"]) ask(name);
  expect(await ask("a3")).toMatchObject({ ok: false, error: "queueFull" });
  const other = ask("b0");
  expect(await isSettled(other)).toBe(false);
});

test("a full queue drops the newest task of the longest group", async () => {
  const { ask, started, finish } = aQueue({ maxWaiting: 3 });
  const flood = ["a0", "a1", "a2", "a3"].map(ask);
  const other = ask("b0");
  expect(await flood.at(-1)).toMatchObject({ ok: false });
  expect(await isSettled(other)).toBe(false);
  await finish("a0");
  await finish("a1");
  await finish("b0");
  expect(started).toEqual(["a0", "a1", "b0", "a2"]);
});

test("a task that waited too long is refused and never runs", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ask, started, finish } = aQueue({ maxWaitSeconds: 5 });
  ask("a0");
  const late = ask("a1");
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await isSettled(late)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toMatchObject({ ok: false });
  await finish("a0");
  expect(started).toEqual(["a0"]);
});

test("a task without waiting callers never runs", async () => {
  const queue = createFairQueue(SETTINGS);
  const visitor = new AbortController();
  const task = vi.fn(async () => {});
  const first = queue.run("a", turn);
  const left = queue.run("a", task, visitor.signal);
  visitor.abort();
  expect(await left).toMatchObject({ ok: false });
  await first;
  expect(await queue.run("a", task, visitor.signal)).toMatchObject({
    ok: false,
  });
  expect(task).not.toHaveBeenCalled();
});

test("a failed task frees its slot", async () => {
  const queue = createFairQueue(SETTINGS);
  const failing = queue.run("a", () => Promise.reject(new Error("broken")));
  const next = queue.run("a", async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toEqual({ ok: true, value: "done" });
});

const SETTINGS: FairQueueSettings = {
  concurrency: 1,
  maxPerGroup: 10,
  maxWaiting: 100,
  maxWaitSeconds: 10,
};

/** Tasks are named by their group's letter and run until they are finished. */
function aQueue(settings: Partial<FairQueueSettings> = {}) {
  const queue = createFairQueue({ ...SETTINGS, ...settings });
  const started: Array<string> = [];
  const running = new Map<string, () => void>();
  const ask = (name: string) =>
    queue.run(name.charAt(0), async () => {
      started.push(name);
      await new Promise<void>((resolve) => running.set(name, resolve));
      return name;
    });
  const finish = async (name: string) => {
    await turn();
    running.get(name)?.();
    await turn();
  };
  return { ask, started, finish };
}

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  await turn();
  return (await Promise.race([promise, "waiting"])) !== "waiting";
}

/** Lets every ready task run. */
async function turn() {
  for (let at = 0; at < 10; at += 1) await Promise.resolve();
}
