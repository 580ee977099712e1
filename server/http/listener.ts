import type {
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type Language,
} from "#locales/languages.ts";
import { type Log, loggedPath } from "../log.ts";
import type { AppBindings } from "./app-bindings.ts";
import type { BusyPages } from "./busy-page.ts";
import { clientAddress } from "./client-address.ts";
import type { FairQueue } from "./fair-queue.ts";
import { requestLanguage } from "./language.ts";
import type { PageCache } from "./page-cache.ts";
import { createRenderQueue } from "./render-queue.ts";
import { REQUEST_ID } from "./request-ids.ts";
import { sendText } from "./send-text.ts";
import { type StaticFile, sendStored } from "./stored-response.ts";

const APP_PATH =
  /^\/(healthz|readyz|robots\.txt|sitemap\.xml|status\.json|calendario\.ics$|calendario\/|recordatorios\/baja$|(auth|rest|functions)\/v1(\/|$))/;
const HAS_EXTENSION = /\.[a-z]+$/;
const YEAR_SECONDS = 31_536_000;

export type ListenerParts = {
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly pages: PageCache;
  readonly screenPaths: ReadonlySet<string>;
  // biome-ignore lint/suspicious/noExplicitAny: only its `fetch` is used, whatever its variables.
  readonly app: Hono<any>;
  /** Limits how many pages are rendered at once. */
  readonly renders: FairQueue;
  /** Response for a full render queue. */
  readonly busyPages: BusyPages;
  readonly trustedProxies: number;
  /** Current civil day: "2026-11-21". */
  readonly today: () => string;
  /** Security headers of every response that is not stored. */
  readonly headers: Readonly<Record<string, string>>;
  readonly nextId: () => string;
  readonly log: Log;
};

/**
 * Keeps the native `Request` and `Response` of the process: those of the package label
 * bytes as UTF-8.
 */
const NATIVE_OBJECTS = { overrideGlobalObjects: false };

const METHODS_WITH_BODY = ["POST", "PUT", "PATCH", "DELETE"];

/** "hono/body-limit" copies a request of unknown length, which only a native one allows. */
function copyable(request: Request): Request {
  const { method, headers, url, body, signal } = request;
  if (!METHODS_WITH_BODY.includes(method) || headers.has("content-length"))
    return request;
  const init = { method, headers, body, signal, duplex: "half" };
  return new Request(url, init);
}

/**
 * Serves files and pages from memory, everything else through the app; logs one line
 * per request.
 */
export function createListener(parts: ListenerParts): RequestListener {
  const { files, app, trustedProxies, nextId, log } = parts;
  // The access log has fixed fields without personal data, so it needs no redaction.
  const access = log.child({}, { redact: [] });
  const renderPage = createRenderQueue(parts.pages, parts.renders);
  const appListener = getRequestListener((request, { incoming }) => {
    const bindings: AppBindings = {
      clientAddress: clientAddress(incoming as IncomingMessage, trustedProxies),
      peerAddress: (incoming as IncomingMessage).socket.remoteAddress ?? null,
    };
    return app.fetch(copyable(request), bindings);
  }, NATIVE_OBJECTS);

  return (request, response) => {
    const id = nextId();
    logWhenDone(request, response, access, id);
    if (request.headers.host === undefined && request.httpVersion === "1.1")
      return sendText(response, {
        status: 400,
        text: "Bad Request",
        headers: { ...parts.headers, [REQUEST_ID]: id },
      });
    const url = requestUrl(request);
    if (APP_PATH.test(url.pathname)) {
      // The adapter itself answers unreadable requests and failing streams.
      for (const [name, value] of Object.entries(parts.headers))
        response.setHeader(name, value);
      response.setHeader(REQUEST_ID, id);
      return appListener(request, response);
    }
    if (request.method !== "GET" && request.method !== "HEAD")
      return sendText(response, {
        status: 405,
        text: "Method not allowed",
        headers: { ...parts.headers, [REQUEST_ID]: id, allow: "GET, HEAD" },
      });
    const file = files.get(url.pathname);
    if (file) return sendStored(request, response, file, { [REQUEST_ID]: id });
    servePage({ ...parts, renderPage }, request, response, url, id).catch(
      (error) => {
        log.error(
          { err: error, path: loggedPath(url.pathname) },
          "a page failed",
        );
        if (!response.headersSent)
          sendText(response, {
            status: 500,
            text: "Internal Server Error",
            headers: { ...parts.headers, [REQUEST_ID]: id },
          });
      },
    );
  };
}

async function servePage(
  parts: ListenerParts & {
    readonly renderPage: ReturnType<typeof createRenderQueue>;
  },
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  id: string,
) {
  const { pages, screenPaths, renderPage, busyPages, trustedProxies } = parts;
  const withoutSlash = url.pathname.replace(/\/+$/, "");
  if (url.pathname !== withoutSlash && screenPaths.has(withoutSlash))
    return sendText(response, {
      status: 308,
      text: "",
      headers: {
        ...parts.headers,
        [REQUEST_ID]: id,
        location: withoutSlash + url.search,
      },
    });
  const { headers } = request;
  const language = requestLanguage(
    url.searchParams,
    headers.cookie,
    headers["accept-language"],
  );
  const key = pages.pageKey(url, language, parts.today());
  const extra = {
    ...languageCookie(url, headers.cookie, language),
    [REQUEST_ID]: id,
  };
  const cached = pages.peek(key);
  if (cached) return sendStored(request, response, cached, extra);
  const network = clientAddress(request, trustedProxies);
  const page = await renderPage(network, key);
  if (page.ok) return sendStored(request, response, page.value, extra);
  const busyPage = busyPages[language];
  // Data of a navigation, an index or a calendar: not a page.
  if (HAS_EXTENSION.test(url.pathname))
    return sendText(response, {
      status: 429,
      text: "Too many requests",
      headers: {
        ...parts.headers,
        [REQUEST_ID]: id,
        "retry-after": busyPage.headers["retry-after"] ?? "",
      },
    });
  sendStored(request, response, busyPage, { [REQUEST_ID]: id });
}

/** Stores a language from the address in the cookie, also without scripts. */
function languageCookie(
  url: URL,
  cookie: string | undefined,
  language: Language,
): Record<string, string> {
  const pair = `${LANGUAGE_COOKIE}=${language}`;
  if (url.searchParams.get(LANGUAGE_PARAMETER) !== language) return {};
  if (cookie?.split("; ").includes(pair)) return {};
  // A shared cache may send this response only for the same address, which holds the
  // language.
  return {
    "set-cookie": `${pair}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
  };
}

/**
 * Against our own origin any path can be parsed; a target without one ("*", a proxy's)
 * counts as "/".
 */
function requestUrl(request: IncomingMessage): URL {
  const target = request.url ?? "/";
  const address = `http://localhost${target.startsWith("/") ? target : "/"}`;
  return new URL(address);
}

/** Logs only the path: a query may hold search words. */
function logWhenDone(
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
  id: string,
) {
  if (!log.isLevelEnabled("info")) return;
  const started = performance.now();
  response.on("close", () => {
    log.info({
      id,
      method: request.method,
      path: loggedPath(request.url ?? ""),
      status: response.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ...(response.writableFinished ? {} : { aborted: true }),
    });
  });
}
