import type { IncomingMessage, ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type Language,
} from "#locales/languages.ts";
import type { AppBindings } from "./app-bindings.ts";
import type { FairQueue } from "./fair-queue.ts";
import { requestLanguage } from "./language.ts";
import type { PageCache, PageKey, RequestTarget } from "./page-cache.ts";
import { createRenderQueue } from "./render-queue.ts";
import { REQUEST_ID } from "./request-ids.ts";
import { type StaticFile, sendStored } from "./stored-response.ts";
import { tooManyRequests } from "./too-many.ts";

const YEAR_SECONDS = 31_536_000;

export type PageServerParts = {
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly pages: PageCache;
  readonly screenPaths: ReadonlySet<string>;
  /** Limits how many pages are rendered at once. */
  readonly renders: FairQueue;
  /** Current civil day: "2026-11-21". */
  readonly today: () => string;
};

export type PageServer = {
  /** Sends a static file or a screen's cached page; else returns false. */
  readonly sendCached: (
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
  ) => boolean;
  /** The last route: sends a page, the 404 page or 429, or redirects a trailing slash or capitals. */
  readonly renderPage: (
    c: Context<{ Bindings: AppBindings }>,
  ) => Promise<Response>;
};

export function createPageServer(parts: PageServerParts): PageServer {
  const { files, pages, screenPaths, renders } = parts;
  const render = createRenderQueue(pages, renders);
  return {
    sendCached(request, response, id) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const target = readTarget(request);
      const file = files.get(target.pathname);
      if (file) {
        sendStored({ request, response }, file, { [REQUEST_ID]: id });
        return true;
      }
      if (!screenPaths.has(target.pathname)) return false;
      const { key, cookie } = readRequest(request, target, parts);
      const page = pages.peek(key);
      if (page)
        sendStored({ request, response }, page, {
          ...cookie,
          [REQUEST_ID]: id,
        });
      return page !== undefined;
    },
    async renderPage(c) {
      const { incoming, outgoing, clientAddress } = c.env;
      const target = readTarget(incoming);
      const screenPath = findScreenPath(target.pathname, screenPaths);
      if (screenPath && screenPath !== target.pathname)
        return c.redirect(screenPath + target.search, 308);
      const { key, cookie } = readRequest(incoming, target, parts);
      const page = await render(clientAddress, key);
      if (!page.ok) return tooManyRequests(c, renders.maxWaitSeconds);
      sendStored({ request: incoming, response: outgoing }, page.value, cookie);
      return RESPONSE_ALREADY_SENT;
    },
  };
}

/** The screen's path without trailing slashes and, if need be, in lower case. */
function findScreenPath(
  pathname: string,
  screenPaths: ReadonlySet<string>,
): string | undefined {
  const path = pathname.replace(/\/+$/, "");
  return [path, path.toLowerCase()].find((each) => screenPaths.has(each));
}

/** The cache key of a page, and the cookie that stores a language from the address. */
function readRequest(
  { headers }: IncomingMessage,
  target: RequestTarget,
  { pages, today }: PageServerParts,
): { readonly key: PageKey; readonly cookie: Record<string, string> } {
  const language = requestLanguage(
    target.searchParams,
    headers.cookie,
    headers["accept-language"],
  );
  return {
    key: pages.pageKey(target, language, today()),
    cookie: languageCookie(target, headers.cookie, language),
  };
}

/** Stores a language from the address in the cookie, also without scripts. */
function languageCookie(
  target: RequestTarget,
  cookie: string | undefined,
  language: Language,
): Record<string, string> {
  const pair = `${LANGUAGE_COOKIE}=${language}`;
  if (target.searchParams.get(LANGUAGE_PARAMETER) !== language) return {};
  if (cookie?.split("; ").includes(pair)) return {};
  // A shared cache may send this response only for the same address, which holds the
  // language.
  return {
    "set-cookie": `${pair}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
  };
}

/** Paths that a URL parser would not change. Most requests have one and skip the parser. */
const PLAIN_PATH = /^\/$|^(?:\/[\w-][\w.-]*)+$/;
const NO_QUERY = new URLSearchParams();

/**
 * Parses any path, because the origin is given. A target that is not a path ("*", or an
 * absolute URL) is read as "/".
 */
function readTarget({ url = "/" }: IncomingMessage): RequestTarget {
  if (PLAIN_PATH.test(url))
    return { pathname: url, search: "", searchParams: NO_QUERY };
  return new URL(`http://localhost${url.startsWith("/") ? url : "/"}`);
}
