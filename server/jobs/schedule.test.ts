import { expect, test } from "vitest";
import { startSchedule } from "./schedule.ts";

const FINISHED = {
  state: "finished",
  run: 1,
  isResumed: false,
  report: null,
} as const;

test("the first question comes after a while, the next ones after another", async () => {
  const { events, stop } = aSchedule([
    async () => FINISHED,
    async () => ({ state: "notDue" }),
  ]);
  await stop();
  expect(events).toEqual([
    "300000 ms",
    "asked",
    "900000 ms",
    "asked",
    "900000 ms",
  ]);
});

test("a failure is logged and asked again after", async () => {
  const { events, logged, stop } = aSchedule([
    () => Promise.reject(new Error("the store is away")),
    async () => FINISHED,
  ]);
  await stop();
  expect(events.filter((event) => event === "asked").length).toBe(2);
  expect(logged).toEqual([
    "the scraper failed",
    "the scraper ended a run or left it",
  ]);
});

test("a run that is not due or under way elsewhere is no news", async () => {
  const { logged, stop } = aSchedule([
    async () => ({ state: "notDue" }),
    async () => ({ state: "busy" }),
  ]);
  await stop();
  expect(logged).toEqual([]);
});

test("the stop reaches a run under way and waits for its end", async () => {
  let isLeft = false;
  const stop = startSchedule({
    sleep: async () => {},
    log: { info: () => {}, warn: () => {} },
    scrape: (signal) =>
      new Promise((resolve) => {
        signal.addEventListener("abort", () => {
          isLeft = true;
          resolve({ ...FINISHED, state: "paused" });
        });
      }),
  });
  await Promise.resolve();
  await stop();
  expect(isLeft).toBe(true);
});

test("stopped before the first question, nothing is asked", async () => {
  let asked = 0;
  const stop = startSchedule({
    sleep: (_, signal) =>
      new Promise((resolve) =>
        signal.addEventListener("abort", () => resolve()),
      ),
    log: { info: () => {}, warn: () => {} },
    scrape: async () => {
      asked += 1;
      return FINISHED;
    },
  });
  await stop();
  expect(asked).toBe(0);
});

type Scrape = Parameters<typeof startSchedule>[0]["scrape"];

/** A schedule that has asked once for each of these answers when it is stopped. */
function aSchedule(answers: ReadonlyArray<Scrape>) {
  const events: Array<string> = [];
  const logged: Array<string> = [];
  const left = [...answers];
  let allAsked = () => {};
  const done = new Promise<void>((resolve) => {
    allAsked = resolve;
  });
  const note = (_: object, message: string) => void logged.push(message);
  const stop = startSchedule({
    log: { info: note, warn: note } as never,
    sleep: (ms, signal) => {
      events.push(`${ms} ms`);
      if (left.length > 0) return Promise.resolve();
      allAsked();
      return new Promise((resolve) =>
        signal.addEventListener("abort", () => resolve()),
      );
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
      await done;
      await stop();
    },
  };
}
