import { fail, ok, type Result } from "#domain/result.ts";
import { normalizeHost } from "../../_shared/address.ts";
import type {
  HttpClient,
  HttpRequest,
  HttpResponse,
} from "../../_shared/http-client.ts";
import { type Failure, failure } from "../failure.ts";

/** After decompression. */
const MAX_BYTES = 1_500_000;
const MAX_REDIRECTS = 2;
const JSON_TYPE = /[/+]json\b/i;
const CHALLENGE_PAGE =
  /cf-chl|challenge-platform|cf-browser-verification|just a moment|captcha|attention required/i;

export type JsonRequest = {
  readonly url: URL;
  /** Sent as JSON, by POST. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type FetchJsonParts = {
  readonly http: HttpClient;
  /** The API's own, with or without "www.". */
  readonly hosts: ReadonlyArray<string>;
  /** "https:", unless the API is at a private host. */
  readonly protocol: string;
  readonly signal: AbortSignal;
  readonly now: () => number;
};

/** Fetches a JSON value; null for an empty body. Never rejects. */
export async function fetchJson(
  { url, body, headers }: JsonRequest,
  { http, hosts, protocol, signal, now }: FetchJsonParts,
): Promise<Result<unknown, Failure>> {
  const isPost = body !== undefined;
  const ownHosts = hosts.map(normalizeHost);
  const request: HttpRequest = {
    url,
    signal,
    maxBytes: MAX_BYTES,
    maxRedirects: MAX_REDIRECTS,
    allowsUrl: (target) =>
      target.protocol === protocol &&
      ownHosts.includes(normalizeHost(target.host)),
    headers: {
      accept: "application/json",
      ...(isPost ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(isPost ? { method: "POST", body: JSON.stringify(body) } : {}),
  };
  const attempt = await http.fetch(request);
  // A server may close a keep-alive connection just before it is reused.
  const needsRetry = !attempt.ok && attempt.error.reason === "connection";
  const response = needsRetry ? await http.fetch(request) : attempt;
  if (response.ok) return readJson(response.value, now());
  const { reason, detail } = response.error;
  return fail(failure(reason, detail === undefined ? {} : { detail }));
}

function readJson(
  response: HttpResponse,
  nowMs: number,
): Result<unknown, Failure> {
  const { status, headers, text } = response;
  if (status < 200 || status > 299) return fail(readRefusal(response, nowMs));
  if (text.trim() === "") return ok(null);
  const type = headers.get("content-type") ?? "";
  if (!JSON_TYPE.test(type))
    return fail(
      CHALLENGE_PAGE.test(text.slice(0, 20_000))
        ? failure("challenge")
        : failure("content_type", { detail: type }),
    );
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(failure("shape", { detail: "not JSON" }));
  }
}

function readRefusal({ status, headers }: HttpResponse, nowMs: number) {
  if (isChallenge(status, headers)) return failure("challenge", { status });
  const retryAfterMs = readRetryAfter(headers.get("retry-after"), nowMs);
  return failure("status", {
    status,
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  });
}

/** True when a firewall blocks us as a robot. */
function isChallenge(status: number, headers: Headers): boolean {
  if (headers.has("cf-mitigated")) return true;
  return (
    (status === 403 || status === 503) &&
    /cloudflare/i.test(headers.get("server") ?? "") &&
    /html/i.test(headers.get("content-type") ?? "")
  );
}

/** Milliseconds of a `Retry-After` in seconds or as a date; null without a valid one. */
function readRetryAfter(header: string | null, nowMs: number): number | null {
  if (!header) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}
