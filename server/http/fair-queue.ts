import { fail, ok, type Result } from "#domain/result.ts";

export type FairQueueSettings = {
  /** Tasks that run at once. */
  readonly concurrency: number;
  /** Tasks of one group that may wait. */
  readonly maxPerGroup: number;
  /** Tasks of all groups that may wait. */
  readonly maxWaiting: number;
  readonly maxWaitSeconds: number;
};

export type FairQueue = {
  /** `Retry-After` of a rejection. */
  readonly maxWaitSeconds: number;
  /**
   * Runs the task when it is its group's turn. Resolves with `queueFull`, without running
   * it, when its group or the queue is full, when it waited too long, or on abort.
   */
  readonly run: <T>(
    group: string,
    task: () => Promise<T>,
    signal?: AbortSignal,
  ) => Promise<Result<T, "queueFull">>;
};

type Waiting = { readonly start: () => void; readonly reject: () => void };

/**
 * Limits how many tasks run at once. Groups take turns, so that one group's flood
 * delays the others by one task. When the whole queue is full, the longest group loses
 * its newest task.
 */
export function createFairQueue(settings: FairQueueSettings): FairQueue {
  const { concurrency, maxPerGroup, maxWaiting, maxWaitSeconds } = settings;
  /** Waiting tasks by group; the first group is next. */
  const groups = new Map<string, Array<Waiting>>();
  let running = 0;
  let waitingCount = 0;

  const startNext = () => {
    const task = running < concurrency ? takeNext(groups) : undefined;
    if (!task) return;
    waitingCount -= 1;
    task.start();
  };

  const remove = (group: string, task: Waiting) => {
    const waiting = groups.get(group) ?? [];
    const index = waiting.indexOf(task);
    if (index < 0) return;
    waiting.splice(index, 1);
    if (waiting.length === 0) groups.delete(group);
    waitingCount -= 1;
    task.reject();
  };

  const dropNewest = () => {
    const [group, waiting] = [...groups].reduce((longest, other) =>
      other[1].length > longest[1].length ? other : longest,
    );
    const newest = waiting.at(-1);
    if (newest) remove(group, newest);
  };

  /** Resolves with true when the task may run, with false when it was rejected. */
  const waitForTurn = (group: string, signal?: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const stopWaiting = () => remove(group, task);
      const timer = setTimeout(stopWaiting, maxWaitSeconds * 1_000);
      const settle = (mayRun: boolean) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", stopWaiting);
        resolve(mayRun);
      };
      const task: Waiting = {
        start: () => {
          running += 1;
          settle(true);
        },
        reject: () => settle(false),
      };
      const waiting = groups.get(group) ?? [];
      if (signal?.aborted || waiting.length >= maxPerGroup)
        return task.reject();
      signal?.addEventListener("abort", stopWaiting);
      waiting.push(task);
      groups.set(group, waiting);
      waitingCount += 1;
      if (waitingCount > maxWaiting) dropNewest();
      startNext();
    });

  return {
    maxWaitSeconds,
    async run(group, task, signal) {
      if (!(await waitForTurn(group, signal))) return fail("queueFull");
      try {
        return ok(await task());
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}

/** Takes the first task of the next group, which goes to the end of the groups. */
function takeNext(groups: Map<string, Array<Waiting>>): Waiting | undefined {
  const [next] = groups;
  if (!next) return undefined;
  const [group, waiting] = next;
  const task = waiting.shift();
  groups.delete(group);
  if (waiting.length > 0) groups.set(group, waiting);
  return task;
}
