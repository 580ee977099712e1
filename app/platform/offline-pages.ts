import { createPath, type DataRouter } from "react-router";

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
    const router = window.__reactRouterDataRouter;
    if (router) {
      reloadWithoutData(router);
      openWithoutCode(router);
    }
    const { active } = await navigator.serviceWorker.ready;
    if (isNew)
      active?.postMessage({ page: location.href, files: loadedFiles() });
  } catch {
    // No storage, no connection or a worker that fails: pages need a connection, as before.
  }
}

/**
 * Reloads a screen whose data could not be loaded for lack of a connection: the worker
 * responds with its copy of the page, or with a list of the cached pages.
 */
function reloadWithoutData(router: DataRouter): void {
  // An error of the first load would repeat after each reload.
  let hasNavigated = false;
  router.subscribe(({ errors, historyAction, navigation }) => {
    const isArrival = hasNavigated && navigation.state === "idle";
    hasNavigated ||= navigation.state === "loading";
    const isNetworkError = Object.values(errors ?? {}).some(
      (error) => error instanceof TypeError,
    );
    const hasWorker = navigator.serviceWorker.controller !== null;
    if (!isNetworkError || !isArrival || !hasWorker) return;
    // A reload restores the scroll position, which is that of the page before.
    if (historyAction !== "POP") scrollTo({ top: 0, behavior: "instant" });
    location.reload();
  });
}

/**
 * React Router reloads the present page when the code of the next screen cannot be
 * loaded. Opens the next screen as a page instead, where the browser can tell.
 */
function openWithoutCode(router: DataRouter): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const next = router.state.navigation.location;
    if (event.navigationType !== "reload" || !next) return;
    event.preventDefault();
    location.assign(createPath(next));
  });
}

/** Addresses of the built files that this page has loaded. */
function loadedFiles(): ReadonlyArray<string> {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
}

/** True when the service worker has cached a page. */
export async function hasCachedPages(): Promise<boolean> {
  for (const name of await pageCaches()) {
    const cache = await caches.open(name);
    if ((await cache.keys()).length > 0) return true;
  }
  return false;
}

/** Deletes the service worker's cached pages. */
export async function forgetPages(): Promise<void> {
  for (const name of await pageCaches()) await caches.delete(name);
}

async function pageCaches(): Promise<ReadonlyArray<string>> {
  const names = "caches" in globalThis ? await caches.keys() : [];
  return names.filter((name) => name.startsWith("trampolin-pages-"));
}
