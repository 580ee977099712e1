import { within } from "../../_shared/within.ts";
import type { Locale, Source } from "../sources/source.ts";
import { type Breaker, createBreaker } from "./breaker.ts";
import type { Http } from "./http.ts";
import { copyAgeMs, type Item, itemsOf } from "./item.ts";
import { type KeptItems, keyOf, readKept } from "./kept-items.ts";
import type { Query } from "./query.ts";
import { type Failure, failed, type Reply } from "./reply.ts";
import type { Store } from "./store.ts";

const HOUR_MS = 3_600_000;

/** A second attempt needs so much time at least, and comes so long after the first. */
const LEAST_FOR_RETRY_MS = 400;
const RETRY_AFTER_MS = 100;
const WORTH_RETRYING = new Set([502, 503, 504]);

export type Status =
  | "ok"
  | "empty"
  | "timeout"
  | "error"
  | "suspended"
  | "skipped"
  | "stale";

/** What came of asking one source. */
export type Asked = {
  readonly status: Status;
  readonly items: ReadonlyArray<Item>;
  /** Age of items that were read before; only with "stale". */
  readonly ageHours?: number;
  /** Also true where its breaker kept the question; false where it is not for the source, or we had asked often enough. */
  readonly wasAsked: boolean;
};

export type AskParts = {
  readonly store: Store;
  readonly now: () => number;
  readonly today: () => string;
  /** How long kept items are as good as new, and how long better than nothing. */
  readonly freshMs: number;
  readonly staleMs: number;
  readonly limit: number;
  readonly http: Http;
  /** Told of every failure; never of the question. */
  readonly onFailure: (failure: Failure) => void;
};

/** Asks a source within some milliseconds. */
export type Ask = (
  query: Query,
  locale: Locale,
  withinMs: number,
) => Promise<Asked>;

type Answer = Reply<ReadonlyArray<Item>>;

/** Gives a source its memory, its breaker and one flight for simultaneous equal questions. */
export function createAsk(source: Source, parts: AskParts): Ask {
  const breaker = createBreaker(parts.now);
  const flights = new Map<string, Promise<Answer>>();

  const flyOnce = (key: string, start: () => Promise<Answer>) => {
    const known = flights.get(key);
    if (known) return known;
    const flight = start().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  return async (query, locale, withinMs) => {
    if (source.suits && !source.suits(query))
      return { ...nothing("skipped"), wasAsked: false };
    const key = keyOf(source, query, locale);
    const kept = await readKept(parts, key);
    const freshMs = Math.min(source.freshMs ?? Infinity, parts.freshMs);
    if (kept && kept.ageMs < freshMs) return found(kept.items, parts);
    if (!flights.has(key) && !breaker.tryPass())
      return kept ? stale(kept) : nothing("suspended");
    const limitMs = Math.min(source.timeoutMs, withinMs);
    const answer = await within(
      flyOnce(key, () =>
        fly(source, parts, breaker, {
          query,
          locale,
          key,
          limitMs,
        }),
      ),
      withinMs,
      failed("timeout"),
    );
    if (answer.ok)
      return answer.value.length > 0
        ? found(answer.value, parts)
        : nothing("empty");
    const { reason } = answer.failure;
    const instead = kept ? stale(kept) : nothing(statusAfter(reason));
    return { ...instead, wasAsked: reason !== "allowance" };
  };
}

type Flight = {
  readonly query: Query;
  readonly locale: Locale;
  readonly key: string;
  readonly limitMs: number;
};

function statusAfter(reason: Failure["reason"]): Status {
  if (reason === "allowance") return "suspended";
  return reason === "timeout" ? "timeout" : "error";
}

/** Asks over the network, tells the breaker, and keeps what was found. Ends within its time. */
async function fly(
  source: Source,
  parts: AskParts,
  breaker: Breaker,
  flight: Flight,
): Promise<Answer> {
  const answer = await within(
    // What an adapter of ours does wrong must not cost the other sources' answers.
    attempt(source, parts, flight).catch((error) =>
      failed("shape", { detail: String(error) }),
    ),
    flight.limitMs,
    failed("timeout"),
  );
  if (!answer.ok) {
    breaker.failed(answer.failure);
    if (answer.failure.reason !== "allowance") parts.onFailure(answer.failure);
    return answer;
  }
  breaker.succeeded();
  if (answer.value.length > 0)
    await parts.store
      .set(flight.key, JSON.stringify(answer.value))
      // A memory that is away costs the next asker time, and nobody an answer.
      .catch(() => {});
  return answer;
}

async function attempt(
  source: Source,
  parts: AskParts,
  { query, locale, limitMs }: Flight,
): Promise<Answer> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(Math.ceil(limitMs));
  const { limit, http, today } = parts;
  const call = {
    base: source.base,
    limit,
    locale,
    today: today(),
    http,
    signal,
  };
  const once = async (): Promise<Answer> => {
    const reply = await source.search(query, call);
    return reply.ok
      ? {
          ok: true,
          value: itemsOf(reply.value, source.linkHosts).slice(0, limit),
        }
      : reply;
  };
  const first = await once();
  if (first.ok || !isPassing(first.failure)) return first;
  const leftMs = limitMs - (performance.now() - startedAt) - RETRY_AFTER_MS;
  if (leftMs < LEAST_FOR_RETRY_MS) return first;
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  const second = await once();
  const isLeft = !second.ok && second.failure.reason === "allowance";
  return isLeft ? first : second;
}

/** Whether a second attempt may find it over. */
function isPassing({ reason, status, retryAfterMs }: Failure): boolean {
  if (reason === "network") return true;
  return (
    reason === "status" &&
    WORTH_RETRYING.has(status ?? 0) &&
    retryAfterMs === undefined
  );
}

function nothing(status: Status): Asked {
  return { status, items: [], wasAsked: true };
}

/** What was told just now, or is as good as new; a source may itself tell old copies. */
function found(items: ReadonlyArray<Item>, { now, freshMs }: AskParts): Asked {
  const copyMs = copyAgeMs(items, now());
  return copyMs <= freshMs
    ? { status: "ok", items, wasAsked: true }
    : stale({ items, ageMs: 0, copyMs });
}

function stale({ items, ageMs, copyMs }: KeptItems): Asked {
  const hours = Math.round(Math.max(ageMs, copyMs) / HOUR_MS);
  return {
    status: "stale",
    items,
    ageHours: Math.max(1, hours),
    wasAsked: true,
  };
}
