import { expect, test } from "vitest";
import { startSchedule } from "./schedule.ts";

const FINISHED = {
  state: "finished",
  run: 1,
  isResumed: false,
  report: null,
} as const;
const NOT_DUE = { state: "notDue" } as const;

test("the schedule checks after five minutes, then every 15, and logs runs and failures", async () => {
  const { events, logged, stop } = aSchedule([
    async () => FINISHED,
    async () => NOT_DUE,
    () => Promise.reject(new Error("unreachable")),
    async () => ({ state: "busy" }),
  ]);
  await stop();
  expect(events).toEqual([
    "300000 ms",
    ...Array(4).fill(["check", "900000 ms"]).flat(),
  ]);
  expect(logged).toEqual([
    "a scraper run finished or stopped",
    "the scraper failed",
  ]);
});

test("an import request ends the pause between runs, and does nothing during a run", async () => {
  const pauses: Array<number> = [];
  let checks = 0;
  const schedule = startSchedule({
    ...SILENT,
    sleep: (ms, signal) => {
      pauses.push(ms);
      return untilAborted(signal);
    },
    scrape: async () => {
      checks += 1;
      schedule.requestImport();
      return NOT_DUE;
    },
  });
  schedule.requestImport();
  await expect.poll(() => pauses.length).toBe(2);
  expect(checks).toBe(1);
  schedule.requestImport();
  await expect.poll(() => pauses.length).toBe(3);
  expect(checks).toBe(2);
  await schedule.stop();
});

test("stopping aborts the current run and waits for its end", async () => {
  const started = Promise.withResolvers<void>();
  let hasEnded = false;
  const { stop } = startSchedule({
    ...SILENT,
    sleep: async () => {},
    scrape: async (signal) => {
      started.resolve();
      await untilAborted(signal);
      hasEnded = true;
      return { ...FINISHED, state: "paused" };
    },
  });
  await started.promise;
  await stop();
  expect(hasEnded).toBe(true);
});

test("a stop before the first check runs nothing", async () => {
  let checks = 0;
  const { stop } = startSchedule({
    ...SILENT,
    sleep: (_, signal) => untilAborted(signal),
    scrape: async () => {
      checks += 1;
      return FINISHED;
    },
  });
  await stop();
  expect(checks).toBe(0);
});

const SILENT = { log: { info() {}, warn() {} } };

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.addEventListener("abort", () => resolve()),
  );
}

type Scrape = Parameters<typeof startSchedule>[0]["scrape"];

/** A schedule over these runs; `stop` first waits until each has been checked. */
function aSchedule(runs: ReadonlyArray<Scrape>) {
  const events: Array<string> = [];
  const logged: Array<string> = [];
  const remaining = [...runs];
  const allChecked = Promise.withResolvers<void>();
  const logMessage = (_: unknown, message?: unknown) =>
    void logged.push(String(message));
  const schedule = startSchedule({
    log: { info: logMessage, warn: logMessage },
    sleep: (ms, signal) => {
      events.push(`${ms} ms`);
      if (remaining.length > 0) return Promise.resolve();
      allChecked.resolve();
      return untilAborted(signal);
    },
    scrape: (signal) => {
      events.push("check");
      return remaining.shift()?.(signal) ?? Promise.reject();
    },
  });
  return {
    events,
    logged,
    async stop() {
      await allChecked.promise;
      await schedule.stop();
    },
  };
}
