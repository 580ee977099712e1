import { decoded, discard, readCapped } from "./body.ts";
import { createHostQueue } from "./host-queue.ts";

export type Question = {
  readonly url: URL;
  readonly method: "HEAD" | "GET";
  readonly accept?: string;
  /** How much of the body is read; with 0 it is left alone. */
  readonly maxBytes: number;
};

/** Why nothing came back. `resting`: the host has asked to be left alone; `not_public`: it is not asked. */
export type Trouble =
  | "timeout"
  | "connection"
  | "too_large"
  | "resting"
  | "not_public";

export type Answer =
  | {
      readonly ok: true;
      readonly status: number;
      readonly location: string | null;
      readonly contentType: string;
      readonly text: string;
      /** How long the whole list is of which this is a part; WordPress tells it. */
      readonly total?: number;
    }
  | { readonly ok: false; readonly trouble: Trouble };

export type PoliteClient = {
  /** Asks once, in the host's turn, and follows nothing. Rejects only when we are told to stop. */
  readonly ask: (question: Question) => Promise<Answer>;
  readonly slowDown: (host: string, pauseMs: number) => void;
};

export type PoliteParts = {
  readonly fetch: typeof fetch;
  /** Whether a host is one of the public net; asked before each request. Rejects where that cannot be known. */
  readonly mayReach: (hostname: string) => Promise<boolean>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Says who asks and where to complain. */
  readonly userAgent: string;
  readonly pauseMs: number;
  readonly timeoutMs: number;
  /** Tells us to stop. */
  readonly signal: AbortSignal;
};

/** A client for other people's servers: in turn, within a time, so much and no more. */
export function createPoliteClient(parts: PoliteParts): PoliteClient {
  const queue = createHostQueue(parts.pauseMs, parts.sleep);
  const resting = new Set<string>();
  return {
    slowDown: queue.slowDown,
    ask: (question) =>
      queue.inTurn(question.url.host, async () => {
        parts.signal.throwIfAborted();
        if (resting.has(question.url.host)) return trouble("resting");
        const { answer, asksForRest } = await askNow(parts, question);
        if (asksForRest) resting.add(question.url.host);
        return answer;
      }),
  };
}

async function askNow(
  parts: PoliteParts,
  { url, method, accept = "*/*", maxBytes }: Question,
): Promise<{ readonly answer: Answer; readonly asksForRest: boolean }> {
  const limit = AbortSignal.timeout(parts.timeoutMs);
  const signal = AbortSignal.any([limit, parts.signal]);
  try {
    if (!(await unlessOver(parts.mayReach(url.hostname), signal)))
      return { answer: trouble("not_public"), asksForRest: false };
    const response = await parts.fetch(url, {
      method,
      headers: { accept, "user-agent": parts.userAgent },
      redirect: "manual",
      signal,
    });
    const { status, headers } = response;
    const contentType = headers.get("content-type") ?? "";
    const isRead = method === "GET" && maxBytes > 0;
    if (!isRead) discard(response);
    const bytes = isRead
      ? await readCapped(response.body, maxBytes)
      : new Uint8Array();
    return {
      answer:
        bytes === null
          ? trouble("too_large")
          : {
              ok: true,
              status,
              location: headers.get("location"),
              contentType,
              text: decoded(bytes, contentType),
              ...totalIn(headers),
            },
      asksForRest:
        status === 429 || (status === 503 && headers.has("retry-after")),
    };
  } catch {
    parts.signal.throwIfAborted();
    const why = limit.aborted ? "timeout" : "connection";
    return { answer: trouble(why), asksForRest: false };
  }
}

function totalIn(headers: Headers): { readonly total?: number } {
  const total = headers.get("x-wp-total");
  return total && /^\d{1,9}$/.test(total) ? { total: Number(total) } : {};
}

/** Rejects when the signal comes first: a name is looked up by who knows no signal. */
function unlessOver<Value>(
  work: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener("abort", end);
    work
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", end));
  });
}

function trouble(why: Trouble): Answer {
  return { ok: false, trouble: why };
}
