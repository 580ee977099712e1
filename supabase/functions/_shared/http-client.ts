import { fail, ok, type Result } from "#domain/result.ts";
import { decodeBody, discard, readLimitedBody } from "./body.ts";
import type { NetworkPolicy } from "./network-policy.ts";
import { toFields } from "./shape.ts";

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const PERMANENT_REDIRECTS = [301, 308];

export type HttpRequest = {
  readonly url: URL;
  readonly method?: "GET" | "HEAD" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Bytes after decompression; with 0 the body is not read. */
  readonly maxBytes: number;
  /** Restricts the URLs further, redirects included. */
  readonly allowsUrl?: (url: URL) => boolean;
  readonly maxRedirects?: number;
  readonly signal?: AbortSignal;
};

/** The last hop of a request, reached or not. */
export type Hop = {
  readonly url: URL;
  readonly redirects: number;
  /** True when every redirect was a permanent one. */
  readonly isPermanent: boolean;
};

export type HttpResponse = Hop & {
  /** Any status; a redirect only without a valid target. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

/** Other reasons come from `authorize`. */
export type HttpErrorReason =
  | "timeout"
  | "connection"
  | "too_large"
  | "too_many_redirects"
  | "not_public"
  | (string & {});

export type HttpError = Hop & {
  readonly reason: HttpErrorReason;
  /** For the log only: an error code, never the URL. */
  readonly detail?: string;
};

export type HttpClient = {
  /** Follows redirects; each hop passes the URL rules, the DNS guard and `authorize`. Rejects only when the client's own signal aborts. */
  readonly fetch: (
    request: HttpRequest,
  ) => Promise<Result<HttpResponse, HttpError>>;
};

export type HttpClientParts = {
  readonly fetch: typeof fetch;
  readonly network: NetworkPolicy;
  readonly userAgent: string;
  /** Milliseconds for each hop. */
  readonly timeoutMs: number;
  /** Returns a reason to send nothing: robots.txt, or a host that asks for a pause. Called before each hop. */
  readonly authorize?: (url: URL) => Promise<string | null>;
  /** Delays the request of a host, for a crawl delay. */
  readonly schedule?: <Value>(
    host: string,
    send: () => Promise<Value>,
  ) => Promise<Value>;
  /** Aborts the whole client. */
  readonly signal?: AbortSignal;
};

/** Creates a client for foreign sites. */
export function createHttpClient(parts: HttpClientParts): HttpClient {
  const { schedule = (_, send) => send() } = parts;
  return {
    async fetch(request) {
      let { url } = request;
      let isPermanent = true;
      for (let redirects = 0; ; redirects += 1) {
        const hop = { url, redirects, isPermanent };
        if (redirects > (request.maxRedirects ?? MAX_REDIRECTS))
          return fail({ ...hop, reason: "too_many_redirects" });
        if (!parts.network.allowsUrl(url) || request.allowsUrl?.(url) === false)
          return fail({ ...hop, reason: "not_public" });
        if (request.signal?.aborted) return fail({ ...hop, reason: "timeout" });
        const reason = await parts.authorize?.(url);
        if (reason) return fail({ ...hop, reason });
        const response = await schedule(url.host, () =>
          send(parts, request, url),
        );
        if (!response.ok) return fail({ ...hop, ...response.error });
        const { status, headers } = response.value;
        const location = headers.get("location");
        const next = location && URL.parse(location, url);
        if (!REDIRECTS.includes(status) || !next)
          return ok({ ...hop, ...response.value });
        isPermanent &&= PERMANENT_REDIRECTS.includes(status);
        url = next;
      }
    },
  };
}

type HopResponse = Omit<HttpResponse, keyof Hop>;

/** Sends one request without following redirects. */
async function send(
  {
    fetch,
    network,
    userAgent,
    timeoutMs,
    signal: clientSignal,
  }: HttpClientParts,
  {
    method = "GET",
    headers,
    body,
    maxBytes,
    signal: requestSignal,
  }: HttpRequest,
  url: URL,
): Promise<Result<HopResponse, Pick<HttpError, "reason" | "detail">>> {
  clientSignal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any(
    [timeout, clientSignal, requestSignal].filter((each) => each !== undefined),
  );
  try {
    if (!(await abortable(network.allowsHost(url.hostname), signal)))
      return fail({ reason: "not_public" });
    const response = await fetch(url, {
      method,
      headers: { accept: "*/*", "user-agent": userAgent, ...headers },
      redirect: "manual",
      signal,
      ...(body === undefined ? {} : { body }),
    });
    const isRead = method !== "HEAD" && maxBytes > 0;
    if (!isRead) discard(response);
    const bytes = isRead
      ? await readLimitedBody(response.body, maxBytes)
      : new Uint8Array();
    if (bytes === null) return fail({ reason: "too_large" });
    const contentType = response.headers.get("content-type") ?? "";
    return ok({
      status: response.status,
      headers: response.headers,
      text: decodeBody(bytes, contentType),
    });
  } catch (error) {
    clientSignal?.throwIfAborted();
    const hasTimedOut = timeout.aborted || requestSignal?.aborted;
    return fail({
      reason: hasTimedOut ? "timeout" : "connection",
      detail: errorCode(error),
    });
  }
}

/** "ECONNREFUSED". The message may hold the whole URL, and so the query. */
function errorCode(error: unknown): string {
  const { cause, name } = toFields(error);
  const { code } = toFields(cause);
  return String(code ?? name ?? "unknown");
}

/** Rejects when the signal aborts first: a DNS lookup takes no signal. */
function abortable<Value>(
  work: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    work
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", abort));
  });
}
