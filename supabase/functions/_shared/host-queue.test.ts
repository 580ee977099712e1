import { expect, test } from "vitest";
import { createHostQueue } from "./host-queue.ts";

test("a host gets one request at a time, with a delay after each", async () => {
  const { queue, log, work } = aQueue();
  await Promise.all([
    queue.schedule("a.example", work("first")),
    queue.schedule("a.example", work("second")),
  ]);
  expect(log).toEqual([
    "first begins",
    "first ends",
    "delay 1000",
    "second begins",
    "second ends",
    "delay 1000",
  ]);
});

test("two hosts do not wait for each other", async () => {
  const { queue, log, work } = aQueue();
  await Promise.all([
    queue.schedule("a.example", work("a")),
    queue.schedule("b.example", work("b")),
  ]);
  expect(log.slice(0, 2)).toEqual(["a begins", "b begins"]);
});

test("a failed request does not block its host", async () => {
  const { queue, log, work } = aQueue();
  const failing = queue.schedule("a.example", () =>
    Promise.reject(new Error()),
  );
  const next = queue.schedule("a.example", work("next"));
  await expect(failing).rejects.toThrow();
  await next;
  expect(log).toContain("next ends");
});

test("a host may lengthen its delay, not shorten it", async () => {
  const { queue, log, work } = aQueue();
  queue.slowDown("a.example", 5_000);
  queue.slowDown("b.example", 10);
  await queue.schedule("a.example", work("a"));
  await queue.schedule("b.example", work("b"));
  expect(log).toContain("delay 5000");
  expect(log).toContain("delay 1000");
});

function aQueue() {
  const log: Array<string> = [];
  const queue = createHostQueue(1_000, async (ms) => {
    log.push(`delay ${ms}`);
  });
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
  };
  return { queue, log, work };
}
