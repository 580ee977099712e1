import { createFairQueue, type FairQueue } from "./fair-queue.ts";
import { scaleLimit } from "./rate-limits.ts";

/** Queues of CPU-bound work. Networks take turns in each. */
export type Queues = {
  /** Renders of pages and calendars. */
  readonly renders: FairQueue;
  /** Requests that hash a password: about 70 ms each, on the threads that also compress pages. */
  readonly passwords: FairQueue;
};

/** `factor` multiplies the waiting limits. Each network has room for a school of 300 at once. */
export function createQueues(factor: number): Queues {
  const room = {
    maxPerGroup: scaleLimit(400, factor),
    maxWaiting: scaleLimit(2_000, factor),
  };
  return {
    // One at once: the APIs are served while a page is compressed.
    renders: createFairQueue({ ...room, concurrency: 1, maxWaitSeconds: 30 }),
    passwords: createFairQueue({ ...room, concurrency: 2, maxWaitSeconds: 45 }),
  };
}
