import { failure, success } from "#app/platform/result.ts";
import type { FairQueue } from "./fair-queue.ts";

/** A queue in which too many wait, for so many seconds. */
export function fullQueue(maxWaitSeconds: number): FairQueue {
  return { maxWaitSeconds, run: async () => failure("queueFull") };
}

/** A queue in which nobody waits, with the groups that used it. */
export function recordingQueue() {
  const groups: Array<string> = [];
  const queue: FairQueue = {
    maxWaitSeconds: 20,
    run: async (group, task) => {
      groups.push(group);
      return success(await task());
    },
  };
  return { queue, groups };
}
