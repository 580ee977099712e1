import { expect, test } from "vitest";
import { startSchedule } from "./schedule.ts";

const FINISHED = {
  state: "finished",
  run: 1,
  isResumed: false,
  report: null,
} as const;
const NOT_DUE = { state: "notDue" } as const;

test("it checks after five minutes, then every 15 minutes, and logs runs and failures", async () => {
  const { events, logged, stop } = aSchedule([
    async () => FINISHED,
    async () => NOT_DUE,
    () => Promise.reject(new Error("unreachable")),
    async () => ({ state: "busy" }),
  ]);
  await stop();
  expect(events).toEqual([
    "300000 ms",
    ...Array(4).fill(["asked", "900000 ms"]).flat(),
  ]);
  expect(logged).toEqual([
    "the scraper ended a run or left it",
    "the scraper failed",
  ]);
});

test("an import request ends the pause, and does nothing during a run", async () => {
  const pauses: Array<number> = [];
  let asked = 0;
  const schedule = startSchedule({
    ...SILENT,
    sleep: (ms, signal) => {
      pauses.push(ms);
      return untilAborted(signal);
    },
    scrape: async () => {
      asked += 1;
      schedule.requestImport();
      return NOT_DUE;
    },
  });
  schedule.requestImport();
  await expect.poll(() => pauses.length).toBe(2);
  expect(asked).toBe(1);
  schedule.requestImport();
  await expect.poll(() => pauses.length).toBe(3);
  expect(asked).toBe(2);
  await schedule.stop();
});

test("stopping aborts the current run and waits for its end", async () => {
  const started = Promise.withResolvers<void>();
  let isLeft = false;
  const { stop } = startSchedule({
    ...SILENT,
    sleep: async () => {},
    scrape: async (signal) => {
      started.resolve();
      await untilAborted(signal);
      isLeft = true;
      return { ...FINISHED, state: "paused" };
    },
  });
  await started.promise;
  await stop();
  expect(isLeft).toBe(true);
});

test("stopped before the first check, nothing runs", async () => {
  let asked = 0;
  const { stop } = startSchedule({
    ...SILENT,
    sleep: (_, signal) => untilAborted(signal),
    scrape: async () => {
      asked += 1;
      return FINISHED;
    },
  });
  await stop();
  expect(asked).toBe(0);
});

const SILENT = { log: { info() {}, warn() {} } };

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.addEventListener("abort", () => resolve()),
  );
}

type Scrape = Parameters<typeof startSchedule>[0]["scrape"];

/** A schedule that returns these results in turn; resolves when it is stopped. */
function aSchedule(answers: ReadonlyArray<Scrape>) {
  const events: Array<string> = [];
  const logged: Array<string> = [];
  const left = [...answers];
  const allAsked = Promise.withResolvers<void>();
  const note = (_: object, message: string) => void logged.push(message);
  const schedule = startSchedule({
    log: { info: note, warn: note } as never,
    sleep: (ms, signal) => {
      events.push(`${ms} ms`);
      if (left.length > 0) return Promise.resolve();
      allAsked.resolve();
      return untilAborted(signal);
    },
    scrape: (signal) => {
      events.push("asked");
      return (left.shift() ?? answers[0])?.(signal) ?? Promise.reject();
    },
  });
  return {
    events,
    logged,
    async stop() {
      await allAsked.promise;
      await schedule.stop();
    },
  };
}
