import { expect, onTestFinished, test, vi } from "vitest";
import { createFairQueue, type FairQueueSettings } from "./fair-queue.ts";

test("`concurrency` tasks run at once, and the rest wait", async () => {
  const { run, started, finish } = aQueue({ concurrency: 2 });
  const third = ["a1", "a2", "a3"].map((name) => run(name)).at(-1);
  await flushTasks();
  expect(started).toEqual(["a1", "a2"]);
  await finish("a1");
  expect(started).toEqual(["a1", "a2", "a3"]);
  await finish("a3");
  expect(await third).toEqual({ ok: true, value: "a3" });
});

test("tasks of a group alternate with those of another group's flood", async () => {
  const { run, started, finish } = aQueue({ maxPerGroup: 100 });
  for (let index = 0; index < 50; index += 1) run(`a${index}`);
  for (let index = 0; index < 3; index += 1) run(`b${index}`);
  for (const name of ["a0", "a1", "b0", "a2", "b1", "a3"]) await finish(name);
  expect(started).toEqual(["a0", "a1", "b0", "a2", "b1", "a3", "b2"]);
});

test("a task over its group's limit is rejected, one of another group is not", async () => {
  const { run } = aQueue({ maxPerGroup: 2 });
  for (const name of ["a0", "a1", "a2"]) run(name);
  expect(await run("a3")).toMatchObject({ ok: false, error: "queueFull" });
  const other = run("b0");
  expect(await isSettled(other)).toBe(false);
});

test("a full queue drops the newest task of the longest group", async () => {
  const { run, started, finish } = aQueue({ maxWaiting: 3 });
  const flood = ["a0", "a1", "a2", "a3"].map(run);
  const other = run("b0");
  expect(await flood.at(-1)).toMatchObject({ ok: false });
  expect(await isSettled(other)).toBe(false);
  await finish("a0");
  await finish("a1");
  await finish("b0");
  expect(started).toEqual(["a0", "a1", "b0", "a2"]);
});

test("a task that waited too long is rejected and never runs", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { run, started, finish } = aQueue({ maxWaitSeconds: 5 });
  run("a0");
  const expired = run("a1");
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await isSettled(expired)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await expired).toMatchObject({ ok: false });
  await finish("a0");
  expect(started).toEqual(["a0"]);
});

test("a task whose caller aborts is rejected and never runs", async () => {
  const queue = createFairQueue(SETTINGS);
  const caller = new AbortController();
  const task = vi.fn(async () => {});
  const first = queue.run("a", flushTasks);
  const aborted = queue.run("a", task, caller.signal);
  caller.abort();
  expect(await aborted).toMatchObject({ ok: false });
  await first;
  expect(await queue.run("a", task, caller.signal)).toMatchObject({
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
  const run = (name: string) =>
    queue.run(name.charAt(0), async () => {
      started.push(name);
      await new Promise<void>((resolve) => running.set(name, resolve));
      return name;
    });
  const finish = async (name: string) => {
    await flushTasks();
    running.get(name)?.();
    await flushTasks();
  };
  return { run, started, finish };
}

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  await flushTasks();
  return (await Promise.race([promise, "waiting"])) !== "waiting";
}

/** Runs every task that may start. */
async function flushTasks() {
  for (let index = 0; index < 10; index += 1) await Promise.resolve();
}
