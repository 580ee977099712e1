/**
 * Registers the service worker, which caches the public pages that are opened. A new
 * worker receives the addresses of this page and its files, which were loaded before it.
 * Does nothing without support.
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
    // No storage, no connection or a worker that fails: pages need a connection, as before.
  }
}

/**
 * Reloads a screen whose data could not be loaded offline: the worker responds with its
 * copy of the page, or with a list of the cached pages.
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

/** Deletes the service worker's cached pages. */
export async function forgetPages(): Promise<void> {
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys())
    if (name.startsWith("trampolin-pages-")) await caches.delete(name);
}
