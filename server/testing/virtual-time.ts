import { setImmediate } from "node:timers/promises";
import { vi } from "vitest";

type Timer = {
  readonly dueMs: number;
  readonly callback: () => void;
  readonly ref: () => Timer;
  readonly unref: () => Timer;
};

/** Longer timers never fire: they end idle connections and expire counters. */
const HORIZON_MS = 20_000;
/** Turns of the event loop before the next timer fires: closing a socket takes some. */
const QUIET_TURNS = 200;

/**
 * Runs `call` on a virtual clock: each timer fires as soon as the event loop is quiet, so
 * waits do not depend on the machine. `call` may wait for timers only, not for the network
 * or a thread.
 */
export async function inVirtualTime<Result>(
  call: (nowMs: () => number) => Promise<Result>,
): Promise<Result> {
  let nowMs = 0;
  const timers = new Set<Timer>();
  const { clearTimeout } = globalThis;
  vi.stubGlobal("setTimeout", (callback: () => void, delayMs = 0) => {
    const ref = () => timer;
    const timer = { dueMs: nowMs + delayMs, callback, ref, unref: ref };
    if (delayMs <= HORIZON_MS) timers.add(timer);
    return timer;
  });
  vi.stubGlobal("clearTimeout", (timer: Timer & NodeJS.Timeout) => {
    if (!timers.delete(timer)) clearTimeout(timer);
  });
  let isOver = false;
  const result = call(() => nowMs).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (let turn = 0; turn < QUIET_TURNS && !isOver; turn++)
      await setImmediate();
    const [next] = [...timers].toSorted(
      (one, other) => one.dueMs - other.dueMs,
    );
    if (isOver || !next) continue;
    timers.delete(next);
    nowMs = next.dueMs;
    next.callback();
  }
  vi.unstubAllGlobals();
  return result;
}
