/** Milliseconds after which it runs all the same: a hidden tab is never idle. */
const TIMEOUT_MS = 5_000;
/** Milliseconds to wait in browsers without idle callbacks (Safari). */
const FALLBACK_DELAY_MS = 300;

/** Runs once the browser is idle, so after React has hydrated the page. Returns a function that cancels it. */
export function runWhenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const request = requestIdleCallback(run, { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
