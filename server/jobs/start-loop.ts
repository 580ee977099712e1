/**
 * Starts a loop that ends soon after its signal aborts. Returns the stop function,
 * which waits for that end.
 */
export function startLoop(
  loop: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const stop = new AbortController();
  const end = loop(stop.signal);
  return async () => {
    stop.abort();
    await end;
  };
}
