import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { type Log, redactPath } from "../log.ts";
import { clientAddress } from "./client-address.ts";
import { REQUEST_ID } from "./request-ids.ts";
import { sendText } from "./send-text.ts";
import type { PageServer } from "./serve-pages.ts";
import type { Exchange } from "./stored-response.ts";

export type ListenerParts = {
  readonly sendCached: PageServer["sendCached"];
  // biome-ignore lint/suspicious/noExplicitAny: only its `fetch` is used, whatever its variables.
  readonly app: Hono<any>;
  readonly trustedProxies: number;
  /** Security headers of every response that is not stored. */
  readonly headers: Readonly<Record<string, string>>;
  readonly nextId: () => string;
  readonly log: Log;
};

/**
 * Does not replace the native `Request` and `Response`: the adapter's own classes label
 * bytes as UTF-8. HTTP/1.0 requests may lack a host.
 */
const ADAPTER = { overrideGlobalObjects: false, hostname: "localhost" };

/**
 * Rejects HTTP/1.1 requests without a host, sends files and cached pages itself, routes
 * other requests through the app, and logs one line per request.
 */
export function createListener(parts: ListenerParts): RequestListener {
  const { sendCached, app, trustedProxies, headers, nextId, log } = parts;
  // The access log has fixed fields without personal data, so it needs no redaction.
  const access = log.child({}, { redact: [] });
  const appListener = getRequestListener((request, { incoming, outgoing }) => {
    // The server does not speak HTTP/2.
    const httpRequest = incoming as IncomingMessage;
    return app.fetch(toCopyable(request), {
      incoming,
      outgoing,
      clientAddress: clientAddress(httpRequest, trustedProxies),
      peerAddress: httpRequest.socket.remoteAddress ?? null,
    });
  }, ADAPTER);

  return (request, response) => {
    const id = nextId();
    logWhenDone(id, { request, response }, access);
    if (request.headers.host === undefined && request.httpVersion === "1.1")
      return sendText(response, {
        status: 400,
        text: "Bad Request",
        headers: { ...headers, [REQUEST_ID]: id },
      });
    if (sendCached(request, response, id)) return;
    // The adapter itself answers unreadable requests and failing streams.
    for (const [name, value] of Object.entries(headers))
      response.setHeader(name, value);
    response.setHeader(REQUEST_ID, id);
    return appListener(request, response);
  };
}

const METHODS_WITH_BODY = ["POST", "PUT", "PATCH", "DELETE"];

/** "hono/body-limit" copies a request of unknown length, which only a native `Request` allows. */
function toCopyable(request: Request): Request {
  const { method, headers, url, body, signal } = request;
  if (!METHODS_WITH_BODY.includes(method) || headers.has("content-length"))
    return request;
  const init = { method, headers, body, signal, duplex: "half" };
  return new Request(url, init);
}

/** Logs only the path: a query may contain search words. */
function logWhenDone(id: string, { request, response }: Exchange, log: Log) {
  if (!log.isLevelEnabled("info")) return;
  const started = performance.now();
  response.on("close", () => {
    log.info({
      id,
      method: request.method,
      path: redactPath(request.url ?? ""),
      status: response.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ...(response.writableFinished ? {} : { aborted: true }),
    });
  });
}
