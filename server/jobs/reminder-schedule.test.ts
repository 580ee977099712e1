import { expect, test } from "vitest";
import type { ReminderResult } from "#supabase/functions/reminders/run-reminders.ts";
import { startReminderSchedule } from "./reminder-schedule.ts";

const MINUTE_MS = 60_000;

test("reminders are checked a minute after the start, then every 15 minutes, until the stop", async () => {
  const { sleeps, logged, stop } = await runChecks([
    { state: "notDue" },
    { state: "finished", sent: 2, deferred: 0, failed: 0 },
    new Error("the database is unreachable"),
    { state: "busy" },
  ]);
  await stop();
  expect(sleeps).toEqual([1, 15, 15, 15, 15].map((one) => one * MINUTE_MS));
  expect(logged).toEqual([
    ["info", { state: "finished", sent: 2, deferred: 0, failed: 0 }],
    ["warn", { err: new Error("the database is unreachable") }],
  ]);
});

test("a paused run is continued with a backoff of 15 to 120 minutes, reset by a finished run", async () => {
  const paused = { state: "paused", sent: 0, deferred: 3, failed: 0 } as const;
  const { sleeps, stop } = await runChecks([
    ...Array.from({ length: 6 }, () => paused),
    { state: "finished", sent: 3, deferred: 0, failed: 0 },
    { state: "notDue" },
  ]);
  await stop();
  expect(sleeps).toEqual(
    [1, 15, 30, 60, 120, 120, 120, 15, 15].map((one) => one * MINUTE_MS),
  );
});

/** Runs one check for each outcome, without waiting. */
async function runChecks(outcomes: ReadonlyArray<ReminderResult | Error>) {
  const remaining = [...outcomes];
  const sleeps: Array<number> = [];
  const logged: Array<readonly [string, object]> = [];
  const stop = startReminderSchedule({
    async send() {
      const outcome = remaining.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome ?? { state: "notDue" };
    },
    sleep(ms, signal) {
      sleeps.push(ms);
      if (remaining.length > 0) return Promise.resolve();
      return new Promise((resolve) => {
        if (signal.aborted) return resolve();
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
    },
    log: {
      info: (entry: object) => void logged.push(["info", entry]),
      warn: (entry: object) => void logged.push(["warn", entry]),
    } as Parameters<typeof startReminderSchedule>[0]["log"],
  });
  await expect.poll(() => sleeps.length).toBe(outcomes.length + 1);
  return { sleeps, logged, stop };
}
