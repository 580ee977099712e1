import { createFairQueue, type FairQueue } from "./fair-queue.ts";
import { scaleLimit } from "./rate-limits.ts";

/** Work that keeps the processor busy. Networks take turns in each. */
export type Queues = {
  /** Pages and calendars that must be rendered. */
  readonly renders: FairQueue;
  /** Requests that hash a password: about 70 ms each, on the threads that also compress pages. */
  readonly passwords: FairQueue;
};

/** `factor` multiplies how many may wait. Each network has room for a school of 300 that asks in one moment. */
export function createQueues(factor: number): Queues {
  const room = {
    maxPerGroup: scaleLimit(400, factor),
    maxWaiting: scaleLimit(2_000, factor),
  };
  return {
    // One at once: while a page is compressed the interfaces are served.
    renders: createFairQueue({ ...room, concurrency: 1, maxWaitSeconds: 30 }),
    passwords: createFairQueue({ ...room, concurrency: 2, maxWaitSeconds: 45 }),
  };
}
