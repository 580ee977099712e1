/**
 * Starts the service worker, which keeps the pages that are read, and hands it this one:
 * it was loaded before. Browsers without service workers go without.
 */
export async function keepPagesOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const isNew = !navigator.serviceWorker.controller;
    await navigator.serviceWorker.register("/sw.js");
    reloadWhereDataIsMissing();
    const { active } = await navigator.serviceWorker.ready;
    if (isNew)
      active?.postMessage({ page: location.href, files: loadedFiles() });
  } catch {
    // Storage is forbidden or full: pages need a connection, as without a worker.
  }
}

/**
 * Without a connection a change of screen gets no data. The worker has a copy of the
 * page, or names the pages that it has.
 */
function reloadWhereDataIsMissing(): void {
  window.__reactRouterDataRouter?.subscribe(
    ({ errors, historyAction, navigation }) => {
      const isArrival = navigation.state === "idle" && historyAction !== "POP";
      if (errors && isArrival && !navigator.onLine) location.reload();
    },
  );
}

/** Addresses of the built files that this page has loaded. */
function loadedFiles(): ReadonlyArray<string> {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
}

/** Deletes the pages that the service worker keeps. */
export async function forgetPages(): Promise<void> {
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys())
    if (name.startsWith("trampolin-pages-")) await caches.delete(name);
}
