import { discard } from "../../_shared/body.ts";
import { mayFetch } from "./address.ts";
import type { Allowance } from "./allowance.ts";
import { isChallenge, KINDS, type Kind, readBody } from "./body.ts";
import { answered, failed, type Reply } from "./reply.ts";
import type { Store } from "./store.ts";

const MAX_HOPS = 2;

export type HttpRequest = {
  readonly url: URL;
  readonly signal: AbortSignal;
  /** Sent as JSON, by POST. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The second way of a question whose first was closed: what has begun may end, at the cost of the next. */
  readonly isSecondWay?: boolean;
};

/** How a source reaches the network: its own hosts only, and so much and no more. */
export type Http = {
  /** The value of a JSON answer; null where it has no body. */
  readonly json: (request: HttpRequest) => Promise<Reply<unknown>>;
  /** The text of an XML answer. */
  readonly feed: (request: HttpRequest) => Promise<Reply<string>>;
};

export type HttpParts = {
  readonly fetch: typeof fetch;
  readonly store: Store;
  readonly now: () => number;
  readonly userAgent: string;
  readonly isTest: boolean;
  /** Spent by every request that leaves, one after a redirect too. */
  readonly allowance: Allowance;
};

/** Makes the client of a source that has these hosts. */
export function createHttp(
  parts: HttpParts,
  hosts: ReadonlyArray<string>,
): Http {
  const ask = (request: HttpRequest, kind: Kind) =>
    askOrFail(parts, hosts, request, kind);
  return {
    feed: (request) => ask(request, "feed"),
    async json(request) {
      const reply = await ask(request, "json");
      return reply.ok ? parsed(reply.value) : reply;
    },
  };
}

function parsed(text: string): Reply<unknown> {
  if (text.trim() === "") return answered(null);
  try {
    return answered(JSON.parse(text));
  } catch {
    return failed("shape", { detail: "not JSON" });
  }
}

/** What `fetch` throws becomes a value: late, or the network. */
async function askOrFail(
  parts: HttpParts,
  hosts: ReadonlyArray<string>,
  request: HttpRequest,
  kind: Kind,
): Promise<Reply<string>> {
  try {
    return await askWithMemory(parts, hosts, request, kind);
  } catch (error) {
    if (request.signal.aborted) return failed("timeout");
    return failed("network", { detail: codeOf(error) });
  }
}

/** "ECONNREFUSED". The message may hold the whole address, and so what was asked. */
function codeOf(error: unknown): string {
  const { cause, name } = (error ?? {}) as { cause?: unknown; name?: unknown };
  const { code } = (cause ?? {}) as { code?: unknown };
  return String(code ?? name ?? "unknown");
}

type Remembered = {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly body: string;
};

/** Asks only for what has changed, where the source has told how to ask so. */
async function askWithMemory(
  parts: HttpParts,
  hosts: ReadonlyArray<string>,
  request: HttpRequest,
  kind: Kind,
): Promise<Reply<string>> {
  const key = request.body === undefined ? `page ${request.url.href}` : null;
  const known = key ? await recall(parts.store, key) : null;
  const found = await follow(parts, hosts, request, {
    accept: KINDS[kind].accept,
    "user-agent": parts.userAgent,
    ...(known?.etag ? { "if-none-match": known.etag } : {}),
    ...(known?.lastModified ? { "if-modified-since": known.lastModified } : {}),
    ...request.headers,
  });
  if (!found.ok) return found;
  const response = found.value;
  if (response.status === 304 && known) return answered(known.body);
  if (!response.ok) return refused(response, parts.now());
  const body = await readBody(response, kind);
  const etag = response.headers.get("etag");
  const lastModified = response.headers.get("last-modified");
  if (key && body.ok && (etag || lastModified))
    await parts.store
      .set(key, JSON.stringify({ etag, lastModified, body: body.value }))
      .catch(() => {});
  return body;
}

/** Null too where the memory is away or holds nonsense: that costs a longer answer. */
async function recall(store: Store, key: string): Promise<Remembered | null> {
  try {
    const kept = await store.get(key);
    return kept && (JSON.parse(kept.text) as Remembered);
  } catch {
    return null;
  }
}

/** Every hop is looked at like the first address. */
async function follow(
  parts: HttpParts,
  hosts: ReadonlyArray<string>,
  request: HttpRequest,
  headers: Record<string, string>,
): Promise<Reply<Response>> {
  let { url } = request;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    if (!mayFetch(url, hosts, parts.isTest))
      return failed("redirect", { detail: url.host });
    // What has begun may end: else each question would be broken off half way where many come.
    if (hop > 0 || request.isSecondWay) parts.allowance.spend();
    else if (!parts.allowance.take()) return failed("allowance");
    const response = await parts.fetch(url, initOf(request, headers));
    const location = response.headers.get("location");
    const isRedirect = [301, 302, 303, 307, 308].includes(response.status);
    if (!isRedirect || !location) return answered(response);
    discard(response);
    const next = URL.parse(location, url);
    if (!next) return failed("redirect", { detail: "no address" });
    url = next;
  }
  return failed("redirect", { detail: "too many" });
}

function initOf(
  { body, signal }: HttpRequest,
  headers: Record<string, string>,
): RequestInit {
  const all = { headers, signal, redirect: "manual" } as const;
  if (body === undefined) return all;
  return {
    ...all,
    method: "POST",
    body: JSON.stringify(body),
    headers: { ...headers, "content-type": "application/json" },
  };
}

function refused(response: Response, nowMs: number): Reply<never> {
  discard(response);
  const { status } = response;
  if (isChallenge(response)) return failed("challenge", { status });
  const retryAfterMs = waitOf(response.headers.get("retry-after"), nowMs);
  return failed("status", {
    status,
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  });
}

/** `Retry-After` in seconds or as a date. */
function waitOf(header: string | null, nowMs: number): number | null {
  if (!header) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}
