import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";
import type { Failure } from "./reply.ts";

const MINUTE = 60_000;
const TIMEOUT: Failure = { reason: "timeout" };

test("a source that fails three times in a row is left alone for half a minute", () => {
  const { breaker, clock } = aBreaker();
  breaker.failed(TIMEOUT);
  breaker.failed(TIMEOUT);
  expect(breaker.tryPass()).toBe(true);
  breaker.failed(TIMEOUT);
  clock.ms += 29_999;
  expect(breaker.tryPass()).toBe(false);
});

test("a success in between begins the count anew", () => {
  const { breaker } = aBreaker();
  for (const _ of [1, 2, 3]) {
    breaker.failed(TIMEOUT);
    breaker.failed(TIMEOUT);
    breaker.succeeded();
  }
  expect(breaker.tryPass()).toBe(true);
});

test("after the pause one asker tries it, and the others wait for what comes of it", () => {
  const { breaker, clock } = aBreaker();
  fail(3, breaker);
  clock.ms += 30_000;
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, true]);
});

test("each failed try doubles the pause, up to ten minutes", () => {
  const { breaker, clock } = aBreaker();
  fail(3, breaker);
  const pauses = [30, 60, 120, 240, 480, 600, 600].map((seconds) => {
    clock.ms += seconds * 1_000 - 1;
    const early = breaker.tryPass();
    clock.ms += 1;
    const onTime = breaker.tryPass();
    breaker.failed(TIMEOUT);
    return !early && onTime;
  });
  expect(pauses).toEqual(pauses.map(() => true));
});

test("an answer that was on its way when it was told off does not end the pause", () => {
  const { breaker, clock } = aBreaker();
  breaker.failed({
    reason: "status",
    status: 429,
    retryAfterMs: 60 * MINUTE,
  });
  breaker.succeeded();
  expect(breaker.tryPass()).toBe(false);
  clock.ms += 60 * MINUTE;
  expect(breaker.tryPass()).toBe(true);
  breaker.succeeded();
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, true]);
});

test("failures that were on their way when it opened make the pause no longer", () => {
  const { breaker, clock } = aBreaker();
  fail(20, breaker);
  clock.ms += 30_000;
  expect(breaker.tryPass()).toBe(true);
});

test.each<[Failure, number]>([
  [{ reason: "status", status: 429, retryAfterMs: 90_000 }, 90_000],
  [
    { reason: "status", status: 429, retryAfterMs: 99 * 60 * MINUTE },
    60 * MINUTE,
  ],
  [{ reason: "status", status: 429 }, 3 * MINUTE],
  [{ reason: "status", status: 429, retryAfterMs: 0 }, 3 * MINUTE],
  [{ reason: "status", status: 403 }, 10 * MINUTE],
  [{ reason: "challenge", status: 403 }, 6 * 60 * MINUTE],
])("%j is a pause by itself", (failure, pauseMs) => {
  const { breaker, clock } = aBreaker();
  breaker.failed(failure);
  clock.ms += pauseMs - 1;
  expect(breaker.tryPass()).toBe(false);
  clock.ms += 1;
  expect(breaker.tryPass()).toBe(true);
});

test.each<Failure>([
  { reason: "status", status: 429, retryAfterMs: 60_000 },
  { reason: "status", status: 403 },
  { reason: "challenge" },
])("a failed try after the pause of %j is not the last one", (failure) => {
  const { breaker, clock } = aBreaker();
  breaker.failed(failure);
  clock.ms += 6 * 60 * MINUTE;
  expect(breaker.tryPass()).toBe(true);
  breaker.failed(TIMEOUT);
  expect(breaker.tryPass()).toBe(false);
  clock.ms += 30_000;
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, false]);
  breaker.succeeded();
  expect(breaker.tryPass()).toBe(true);
});

test("a clock that is set back does not close a source for good", () => {
  const { breaker, clock } = aBreaker();
  fail(3, breaker);
  clock.ms += 30_000;
  expect(breaker.tryPass()).toBe(true);
  clock.ms -= 5_000;
  breaker.failed(TIMEOUT);
  clock.ms += 60_000;
  expect(breaker.tryPass()).toBe(true);
});

test("a question that it does not like, asked as a try, leaves the next one to try", () => {
  const { breaker, clock } = aBreaker();
  fail(3, breaker);
  clock.ms += 30_000;
  expect(breaker.tryPass()).toBe(true);
  breaker.failed({ reason: "status", status: 400 });
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, false]);
});

test("a question that it does not like is is no reason to leave it alone", () => {
  const { breaker } = aBreaker();
  fail(9, breaker, { reason: "status", status: 400 });
  expect(breaker.tryPass()).toBe(true);
});

function aBreaker() {
  const clock = { ms: 1 };
  return { clock, breaker: createBreaker(() => clock.ms) };
}

function fail(
  times: number,
  breaker: ReturnType<typeof createBreaker>,
  failure = TIMEOUT,
) {
  for (let time = 0; time < times; time += 1) breaker.failed(failure);
}
