import { expect, test } from "vitest";
import { createHostQueue } from "./host-queue.ts";

test("a host is asked one thing at a time, with a pause after each", async () => {
  const { queue, events } = aQueue();
  await Promise.all([
    queue.inTurn("a.example", events.work("first")),
    queue.inTurn("a.example", events.work("second")),
  ]);
  expect(events.log).toEqual([
    "first begins",
    "first ends",
    "pause of 1000",
    "second begins",
    "second ends",
    "pause of 1000",
  ]);
});

test("two hosts do not wait for each other", async () => {
  const { queue, events } = aQueue();
  await Promise.all([
    queue.inTurn("a.example", events.work("a")),
    queue.inTurn("b.example", events.work("b")),
  ]);
  expect(events.log.slice(0, 2)).toEqual(["a begins", "b begins"]);
});

test("work that fails does not close its host", async () => {
  const { queue, events } = aQueue();
  const failing = queue.inTurn("a.example", () => Promise.reject(new Error()));
  const next = queue.inTurn("a.example", events.work("next"));
  await expect(failing).rejects.toThrow();
  await next;
  expect(events.log).toContain("next ends");
});

test("a host that asks for longer pauses gets them, a shorter one nobody", async () => {
  const { queue, events } = aQueue();
  queue.slowDown("a.example", 5_000);
  queue.slowDown("b.example", 10);
  await queue.inTurn("a.example", events.work("a"));
  await queue.inTurn("b.example", events.work("b"));
  expect(events.log).toContain("pause of 5000");
  expect(events.log).toContain("pause of 1000");
});

function aQueue() {
  const log: Array<string> = [];
  const queue = createHostQueue(1_000, async (ms) => {
    log.push(`pause of ${ms}`);
  });
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
  };
  return { queue, events: { log, work } };
}
