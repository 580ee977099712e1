/** Timeout in a hidden tab, which is never idle. */
const HIDDEN_TIMEOUT_MS = 5_000;
/** Timeout in a visible tab: a slow phone hydrates a long list for half a minute. */
const VISIBLE_TIMEOUT_MS = 60_000;
/** Milliseconds to wait in browsers without idle callbacks (Safari). */
const FALLBACK_DELAY_MS = 300;

/**
 * Calls `run` when the browser is idle, normally after React has hydrated the page: a
 * state update before that restarts the hydration. Returns the cancel function.
 */
export function runWhenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const isHidden = document.visibilityState === "hidden";
    const timeout = isHidden ? HIDDEN_TIMEOUT_MS : VISIBLE_TIMEOUT_MS;
    const request = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
