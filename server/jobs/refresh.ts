import { untilStopped } from "./until-stopped.ts";

/** Another process may have looked at links meanwhile. */
const AGAIN_MS = 30 * 60_000;

export type RefreshParts = {
  /** Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Resolves after so long, or earlier when it is told to stop; never rejects. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Refreshes now and every half hour. Returns the stop, which waits for what is under way. */
export function startRefresh({
  refresh,
  sleep,
}: RefreshParts): () => Promise<void> {
  return untilStopped(async (signal) => {
    while (!signal.aborted) {
      await refresh();
      await sleep(AGAIN_MS, signal);
    }
  });
}
