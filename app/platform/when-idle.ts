/** Milliseconds after which it runs in a hidden tab, which is never idle. */
const HIDDEN_TIMEOUT_MS = 5_000;
/** Milliseconds to wait in browsers without idle callbacks (Safari). */
const FALLBACK_DELAY_MS = 300;

/**
 * Runs once the browser is idle, so after React has hydrated the page, however long a
 * slow phone takes: an update before that starts the hydration again. Returns a function
 * that cancels it.
 */
export function runWhenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const isHidden = document.visibilityState === "hidden";
    const request = requestIdleCallback(
      run,
      isHidden ? { timeout: HIDDEN_TIMEOUT_MS } : {},
    );
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
