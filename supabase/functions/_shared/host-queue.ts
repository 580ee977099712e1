export type HostQueue = {
  /** Sends when no other request to the host is in flight and its delay is over. */
  readonly schedule: <Value>(
    host: string,
    send: () => Promise<Value>,
  ) => Promise<Value>;
  /** Lengthens the delay of a host. */
  readonly slowDown: (host: string, delayMs: number) => void;
};

/** Serialises requests per host, with a delay after each. `sleep` never rejects. */
export function createHostQueue(
  delayMs: number,
  sleep: (ms: number) => Promise<void>,
): HostQueue {
  const lastRequests = new Map<string, Promise<unknown>>();
  const delays = new Map<string, number>();
  return {
    slowDown: (host, ms) => delays.set(host, Math.max(ms, delayMs)),
    async schedule(host, send) {
      const previous = lastRequests.get(host) ?? Promise.resolve();
      const response = previous.then(send);
      const pause = () => sleep(delays.get(host) ?? delayMs);
      lastRequests.set(host, response.then(pause, pause));
      return response;
    },
  };
}
