const INTERVAL_MS = 60_000;

type VisiblePage = Pick<
  Document,
  "visibilityState" | "addEventListener" | "removeEventListener"
>;

/**
 * Calls `check` once a minute at most while the page is visible: at once, and when it
 * becomes visible again after a minute. Returns the stop function.
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
