import { fail, ok } from "#domain/result.ts";
import type { FairQueue } from "./fair-queue.ts";

/** A full queue with this wait, in seconds. */
export function fullQueue(maxWaitSeconds: number): FairQueue {
  return { maxWaitSeconds, run: async () => fail("queueFull") };
}

/** A queue without waiting that records its groups. */
export function recordingQueue() {
  const groups: Array<string> = [];
  const queue: FairQueue = {
    maxWaitSeconds: 20,
    run: async (group, task) => {
      groups.push(group);
      return ok(await task());
    },
  };
  return { queue, groups };
}
