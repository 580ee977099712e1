import type { Backend } from "../backend/backend.ts";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";
import { scaleLimit } from "./rate-limits.ts";

/** Queues of work for the processor or the database. Networks take turns in each. */
export type Queues = {
  /** Renders of pages and calendars. */
  readonly renders: FairQueue;
  /** Requests that hash a password: about 70 ms each, on the threads that also compress pages. */
  readonly passwords: FairQueue;
  /** Other requests to the data and auth APIs. */
  readonly requests: FairQueue;
};

/**
 * The embedded database runs one statement at a time; PostgreSQL has twelve connections,
 * some of which password requests, pages and jobs need.
 */
const REQUESTS_AT_ONCE = { embedded: 1, postgres: 8, supabase: 8 };

/** `factor` multiplies the limits on waiting requests. */
export function createQueues(factor: number, backend: Backend["kind"]): Queues {
  const waitingLimits = {
    // A school of 300 students shares one network.
    maxPerGroup: scaleLimit(400, factor),
    maxWaiting: scaleLimit(2_000, factor),
  };
  return {
    // One at a time: a render blocks the event loop, which serves the APIs while the page
    // is compressed.
    renders: createFairQueue({
      ...waitingLimits,
      concurrency: 1,
      maxWaitSeconds: 30,
    }),
    passwords: createFairQueue({
      ...waitingLimits,
      concurrency: 2,
      maxWaitSeconds: 45,
    }),
    requests: createFairQueue({
      ...waitingLimits,
      concurrency: REQUESTS_AT_ONCE[backend],
      maxWaitSeconds: 30,
    }),
  };
}
