// Keeps the public pages that were read, so that they open without a connection
// (docs/decisions/0064-read-pages-offline.md).
"use strict";

importScripts("/sw-offline.js");

/** The build replaces it: a new build drops the copies of the one before. */
const VERSION = "__VERSION__";
const PAGES = "trampolin-pages-" + VERSION;
const FILES = "trampolin-files-" + VERSION;
/** A page and the data of a change of screen to it are two. */
const MAX_PAGES = 120;
const MAX_FILES = 240;
/** A silent network gives way to a copy. */
const TIMEOUT_MS = 4000;
/** Dates on an older copy may have passed. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Pages that are the same for everybody. */
const PUBLIC =
  /^\/(?:(?:becas|oportunidades|mentoria|universidades|competencias|recursos|paises)(?:\/[\w-]+)?|criterios|acerca|equipo)?$/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(startBuild()));

// Page and files that were loaded before this worker took over. The page is kept last:
// without its files it could only be read.
addEventListener("message", (event) => {
  const { page, files } = event.data;
  const kept = files.map((file) => readFile(new Request(file)).catch(() => {}));
  event.waitUntil(
    Promise.all(kept).then(() => isPublic(new URL(page)) && fetchAndKeep(page)),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(readFile(request));
  else if (request.mode === "navigate") event.respondWith(readPage(event));
  else if (url.pathname.endsWith(".data") && isPublic(pageOfData(url)))
    event.respondWith(readData(event, pageOfData(url).href));
});

async function startBuild() {
  for (const name of await caches.keys())
    if (name.startsWith("trampolin-") && name !== PAGES && name !== FILES)
      await caches.delete(name);
  // The page need not wait for this worker to start.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function readFile(request) {
  const cache = await caches.open(FILES);
  const copy = await cache.match(request, { ignoreVary: true });
  if (copy) return copy;
  const answer = await fetch(request);
  if (answer.ok) await keep(cache, request.url, answer.clone(), MAX_FILES);
  return answer;
}

async function readPage(event) {
  const read = Promise.resolve(event.preloadResponse).then(
    (early) => early || fetch(event.request),
  );
  return (await networkFirst(event, read)) || listPages(await savedPages());
}

/** Data of a change of screen. Its page is fetched once, except with data saver. */
async function readData(event, page) {
  const answer = await networkFirst(event, fetch(event.request));
  const { saveData } = navigator.connection || {};
  if (answer && !saveData && !(await copyOf(page)))
    event.waitUntil(fetchAndKeep(page));
  return answer || Response.error();
}

/** The network's answer; without one in time the copy; null without both. */
async function networkFirst(event, read) {
  const { url } = event.request;
  event.waitUntil(
    read.then((answer) => keepPage(url, answer.clone())).catch(() => {}),
  );
  const copy = await copyOf(url);
  const late = new Promise((resolve) => {
    if (copy) setTimeout(resolve, TIMEOUT_MS, copy);
  });
  return Promise.race([read.catch(() => copy), late]);
}

async function copyOf(url) {
  const copy = await (await caches.open(PAGES)).match(url, { ignoreVary: true });
  const savedAt = copy ? Date.parse(copy.headers.get("date")) : 0;
  return Date.now() - savedAt < MAX_AGE_MS ? copy : null;
}

function fetchAndKeep(page) {
  return fetch(page).then((answer) => keepPage(page, answer)).catch(() => {});
}

async function keepPage(url, answer) {
  if (answer.ok && !answer.redirected && isPublic(pageOfData(new URL(url))))
    await keep(await caches.open(PAGES), url, answer, MAX_PAGES);
}

/** The newest stands last; the oldest above the limit are dropped. */
async function keep(cache, url, answer, limit) {
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, answer);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - limit)))
    await cache.delete(old, { ignoreVary: true });
}

/** Address of the page that this data belongs to; a page's own stays. */
function pageOfData(url) {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/(?:^\/_(?:root)?)?\.data$/, "") || "/";
  page.searchParams.delete("_routes");
  return page;
}

/** Searches tell too much about a person. */
function isPublic({ pathname, searchParams }) {
  return PUBLIC.test(pathname) && !searchParams.has("q");
}
