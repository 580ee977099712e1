export type HostQueue = {
  /** Does the work when nothing else is under way at this host and it has had its pause. */
  readonly inTurn: <Value>(
    host: string,
    work: () => Promise<Value>,
  ) => Promise<Value>;
  /** Gives a host that asks for it longer pauses. */
  readonly slowDown: (host: string, pauseMs: number) => void;
};

/** One request at a time for each host, with a pause after it. `sleep` never rejects. */
export function createHostQueue(
  pauseMs: number,
  sleep: (ms: number) => Promise<void>,
): HostQueue {
  const last = new Map<string, Promise<unknown>>();
  const pauses = new Map<string, number>();
  return {
    slowDown: (host, ms) => pauses.set(host, Math.max(ms, pauseMs)),
    async inTurn(host, work) {
      const before = last.get(host) ?? Promise.resolve();
      const own = before.then(work);
      const rest = () => sleep(pauses.get(host) ?? pauseMs);
      // Whoever comes next waits for the pause; what went wrong is told to whom it concerns.
      last.set(host, own.then(rest, rest));
      return own;
    },
  };
}
