const INTERVAL_MS = 60_000;

type VisiblePage = Pick<
  Document,
  "visibilityState" | "addEventListener" | "removeEventListener"
>;

/**
 * Calls `check` at once and every minute while the page is visible. A page shown again
 * waits for the rest of the minute. Returns the stop function.
 */
export function pollWhileVisible(
  check: () => void,
  page: VisiblePage,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  const run = () => {
    clearTimeout(timer);
    if (page.visibilityState !== "visible") return;
    if (Date.now() >= dueAt) {
      dueAt = Date.now() + INTERVAL_MS;
      check();
    }
    timer = setTimeout(run, dueAt - Date.now());
  };
  page.addEventListener("visibilitychange", run);
  run();
  return () => {
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", run);
  };
}
