// Caches public pages that were opened, so that they open without a connection
// (docs/decisions/0064-read-pages-offline.md).
"use strict";

importScripts("/sw-offline.js");

/** Set by the build: a new build deletes the caches of the one before. */
const VERSION = "__VERSION__";
const PAGES = "trampolin-pages-" + VERSION;
const FILES = "trampolin-files-" + VERSION;
/** A page and its data for client-side navigation count as two. */
const MAX_PAGES = 120;
const MAX_FILES = 240;
/** After this the copy is served when the network has not responded. */
const TIMEOUT_MS = 4000;
/** Dates on an older copy may have passed. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Paths of cached pages, which are the same for all visitors: favourites are added in the browser. */
const PUBLIC =
  /^\/(?:(?:becas|oportunidades|mentoria|universidades|competencias|recursos|paises)(?:\/[\w-]+)?|criterios|acerca|equipo|favoritos|sin-cuenta\/recomendaciones)?$/;
/** Index of the catalogue, for favourites and recommendations. */
const INDEX = "/catalogo.json";
/** Paths of the pages that need the index. */
const WITH_INDEX = /^\/(?:favoritos|sin-cuenta\/recomendaciones)$/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(activate()));

// Caches page and files loaded before this worker took over, the page last: without its
// files it would not be interactive.
addEventListener("message", (event) => {
  const { page, files } = event.data;
  const cached = files.map((file) => serveFile(new Request(file)).catch(() => {}));
  event.waitUntil(
    Promise.all(cached).then(() => isPublic(new URL(page)) && fetchAndCache(page)),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(serveFile(request));
  else if (request.mode === "navigate") event.respondWith(servePage(event));
  else if (url.pathname === INDEX) event.respondWith(serveIndex(event));
  else if (url.pathname.endsWith(".data") && isPublic(pageOfData(url)))
    event.respondWith(serveData(event, pageOfData(url).href));
});

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith("trampolin-") && name !== PAGES && name !== FILES)
      await caches.delete(name);
  // The page need not wait for this worker to start.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function serveFile(request) {
  const cache = await caches.open(FILES);
  const copy = await cache.match(request, { ignoreVary: true });
  if (copy) return copy;
  const response = await fetch(request);
  if (response.ok) await store(cache, request.url, response.clone(), MAX_FILES);
  return response;
}

async function servePage(event) {
  const response = Promise.resolve(event.preloadResponse).then(
    (preloaded) => preloaded || fetch(event.request),
  );
  return (await networkFirst(event, response)) || listPages(await savedPages());
}

/** Serves data of a client-side navigation; caches its page too, except with data saver. */
async function serveData(event, page) {
  const response = await networkFirst(event, fetch(event.request));
  const { saveData } = navigator.connection || {};
  if (response && !saveData && !(await copyOf(page)))
    event.waitUntil(fetchAndCache(page));
  return response || Response.error();
}

async function serveIndex(event) {
  return (await networkFirst(event, fetch(event.request))) || Response.error();
}

/** The network's response; the copy after a timeout or failure; null without both. */
async function networkFirst(event, networkResponse) {
  const { url } = event.request;
  event.waitUntil(
    networkResponse.then((response) => cachePage(url, response.clone())).catch(() => {}),
  );
  const copy = await copyOf(url);
  const timeout = new Promise((resolve) => {
    if (copy) setTimeout(resolve, TIMEOUT_MS, copy);
  });
  return Promise.race([networkResponse.catch(() => copy), timeout]);
}

async function copyOf(url) {
  const copy = await (await caches.open(PAGES)).match(url, { ignoreVary: true });
  const savedAt = copy ? Date.parse(copy.headers.get("date")) : 0;
  return Date.now() - savedAt < MAX_AGE_MS ? copy : null;
}

function fetchAndCache(page) {
  return fetch(page).then((response) => cachePage(page, response)).catch(() => {});
}

async function cachePage(url, response) {
  const { pathname } = new URL(url);
  const isShared = pathname === INDEX || isPublic(pageOfData(new URL(url)));
  if (!response.ok || response.redirected || !isShared) return;
  await deleteExpired();
  await store(await caches.open(PAGES), url, response, MAX_PAGES);
  if (WITH_INDEX.test(pathname))
    await cacheIndex(response.headers.get("content-language"));
}

/** Deletes copies that are too old to be served; they are in the order in which they were stored. */
async function deleteExpired() {
  const cache = await caches.open(PAGES);
  for (const { url } of await cache.keys()) {
    if (await copyOf(url)) return;
    await cache.delete(url, { ignoreVary: true });
  }
}

/** Caches a missing index, which the browser may have loaded before this worker took over. */
async function cacheIndex(language) {
  const index = location.origin + INDEX + "?lng=" + language;
  const { saveData } = navigator.connection || {};
  if (!saveData && !(await copyOf(index))) await fetchAndCache(index);
}

/** Stores the response as the newest and evicts the oldest above the limit. */
async function store(cache, url, response, limit) {
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
  const stored = await cache.keys();
  for (const old of stored.slice(0, Math.max(0, stored.length - limit)))
    await cache.delete(old, { ignoreVary: true });
}

/** Address of the page that this data belongs to; unchanged for a page. */
function pageOfData(url) {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/(?:^\/_(?:root)?)?\.data$/, "") || "/";
  page.searchParams.delete("_routes");
  return page;
}

/** Searches are not cached: they reveal too much about a person. */
function isPublic({ pathname, searchParams }) {
  return PUBLIC.test(pathname) && !searchParams.has("q");
}
