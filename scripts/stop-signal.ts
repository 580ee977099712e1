import type { EventEmitter } from "node:events";

/**
 * Aborts on SIGINT and SIGTERM. A terminal and a parent process may both pass
 * Ctrl+C on: the second signal must not cut the shutdown short.
 */
export function stopSignal(events: EventEmitter): AbortSignal {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"]) events.on(name, () => stop.abort());
  return stop.signal;
}
