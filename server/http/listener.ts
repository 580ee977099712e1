import { randomBytes } from "node:crypto";
import type {
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from "#app/platform/i18n.ts";
import type { Language } from "#locales/languages.ts";
import { type Log, loggedPath } from "../log.ts";
import type { AppBindings } from "./app-bindings.ts";
import { clientAddress } from "./client-address.ts";
import { requestLanguage } from "./language.ts";
import type { PageCache } from "./page-cache.ts";
import type { RateLimits } from "./rate-limits.ts";
import { NOTHING_POLICY } from "./security-headers.ts";
import { type StoredResponse, sendStored } from "./stored-response.ts";

const APP_PATH =
  /^\/(healthz|readyz|robots\.txt|sitemap\.xml|status\.json|calendario\.ics$|calendario\/|(auth|rest|functions)\/v1(\/|$))/;
const REQUEST_ID = "x-request-id";
const YEAR_SECONDS = 31_536_000;
/** What a filtered page takes of the limit on rendering: browsers filter by themselves. */
const FILTERED_PAGE_POINTS = 4;

export type ListenerParts = {
  readonly files: ReadonlyMap<string, StoredResponse>;
  readonly pages: PageCache;
  readonly screenPaths: ReadonlySet<string>;
  // biome-ignore lint/suspicious/noExplicitAny: only its `fetch` is used, whatever its variables.
  readonly app: Hono<any>;
  readonly limits: RateLimits;
  readonly trustedProxies: number;
  /** The civil day now: "2026-11-21". */
  readonly today: () => string;
  readonly log: Log;
};

/** Files and pages straight from memory, everything else through the app; one log line a request. */
export function createListener(parts: ListenerParts): RequestListener {
  const { files, app, trustedProxies, log } = parts;
  // A request's line has fixed fields, none of them personal: it needs no covering.
  const access = log.child({}, { redact: [] });
  const nextId = createRequestIds();
  const appListener = getRequestListener((request, { incoming }) => {
    const bindings: AppBindings = {
      clientAddress: clientAddress(incoming as IncomingMessage, trustedProxies),
      peerAddress: (incoming as IncomingMessage).socket.remoteAddress ?? null,
    };
    return app.fetch(request, bindings);
  });

  return (request, response) => {
    const id = nextId();
    logWhenDone(request, response, access, id);
    const url = addressOf(request);
    if (APP_PATH.test(url.pathname)) {
      response.setHeader(REQUEST_ID, id);
      return appListener(request, response);
    }
    if (request.method !== "GET" && request.method !== "HEAD")
      return sendText(response, 405, "Method not allowed", {
        allow: "GET, HEAD",
      });
    const file = files.get(url.pathname);
    if (file) return sendStored(request, response, file, { [REQUEST_ID]: id });
    servePage(parts, request, response, url, id).catch((error) => {
      log.error(
        { err: error, path: loggedPath(url.pathname) },
        "a page failed",
      );
      if (!response.headersSent)
        sendText(response, 500, "Internal Server Error");
    });
  };
}

async function servePage(
  { pages, screenPaths, limits, trustedProxies, today }: ListenerParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  id: string,
) {
  const withoutSlash = url.pathname.replace(/\/+$/, "");
  if (url.pathname !== withoutSlash && screenPaths.has(withoutSlash))
    return sendText(response, 308, "", { location: withoutSlash + url.search });
  const { headers } = request;
  const language = requestLanguage(
    url.searchParams,
    headers.cookie,
    headers["accept-language"],
  );
  const key = pages.keyOf(url, language, today());
  const extra = {
    ...languageCookie(url, headers.cookie, language),
    [REQUEST_ID]: id,
  };
  const kept = pages.peek(key);
  if (kept) return sendStored(request, response, kept, extra);
  const waitSeconds = await limits.render.take(
    clientAddress(request, trustedProxies),
    // There are as many filtered pages as anyone cares to make up.
    key.address.includes("?") ? FILTERED_PAGE_POINTS : 1,
  );
  if (waitSeconds !== null)
    return sendText(response, 429, "Too many requests", {
      "retry-after": String(waitSeconds),
    });
  sendStored(request, response, await pages.fetch(key), extra);
}

/** Remembers a choice of language made by address, also for readers without scripts. */
function languageCookie(
  url: URL,
  cookie: string | undefined,
  language: Language,
): Record<string, string> {
  const pair = `${LANGUAGE_COOKIE}=${language}`;
  if (url.searchParams.get(LANGUAGE_PARAMETER) !== language) return {};
  if (cookie?.split("; ").includes(pair)) return {};
  // Whoever is sent this address by a shared cache has asked for that language too.
  return {
    "set-cookie": `${pair}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
  };
}

/** Behind our own origin any path can be parsed; a target that is none ("*", a proxy's) counts as "/". */
function addressOf(request: IncomingMessage): URL {
  const target = request.url ?? "/";
  const address = `http://localhost${target.startsWith("/") ? target : "/"}`;
  return new URL(address);
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
) {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "content-security-policy": NOTHING_POLICY,
    "x-content-type-options": "nosniff",
    ...headers,
  });
  response.end(text);
}

/** Ids unique over processes and restarts, cheaper than a random one each time. */
function createRequestIds(): () => string {
  const processId = randomBytes(6).toString("base64url");
  let count = 0;
  return () => {
    count += 1;
    return `${processId}-${count.toString(36)}`;
  };
}

/** The path alone is logged: a query may hold what somebody searched for. */
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
