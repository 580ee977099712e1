/**
 * Runs `work` with a signal that aborts after the timeout or with `outer`. Settles only
 * when `work` does, so `work` must obey its signal.
 */
export async function runWithTimeout<Value>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, timeoutMs);
  outer?.addEventListener("abort", stop);
  if (outer?.aborted) stop();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", stop);
  }
}
