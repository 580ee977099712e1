import { expect, test } from "vitest";
import { startRefresh } from "./refresh.ts";

test("the pages are brought up to date at once, then every half hour, until told to stop", async () => {
  const events: Array<string> = [];
  const slept = Promise.withResolvers<void>();
  const stop = startRefresh({
    refresh: async () => void events.push("refreshed"),
    sleep: (ms, signal) => {
      events.push(`${ms} ms`);
      if (events.length < 4) return Promise.resolve();
      slept.resolve();
      return new Promise((resolve) =>
        signal.addEventListener("abort", () => resolve()),
      );
    },
  });
  await slept.promise;
  await stop();
  expect(events).toEqual([
    "refreshed",
    "1800000 ms",
    "refreshed",
    "1800000 ms",
  ]);
});

test("the stop waits for a refresh that is under way", async () => {
  const opened = Promise.withResolvers<void>();
  let isDone = false;
  const stop = startRefresh({
    refresh: async () => {
      await opened.promise;
      isDone = true;
    },
    sleep: async () => {},
  });
  const stopped = stop();
  opened.resolve();
  await stopped;
  expect(isDone).toBe(true);
});
