import { RateLimiterMemory } from "rate-limiter-flexible";
import { fold } from "#domain/text/fold.ts";
import type { HttpClient } from "../../_shared/http-client.ts";
import {
  type AnswerCache,
  type CachedItems,
  SourceError,
} from "../answer-cache.ts";
import { type Failure, failure } from "../failure.ts";
import { itemFrom } from "../item.ts";
import type { Locale, Query } from "../query.ts";
import {
  type SearchSource,
  type SourceOutcome,
  type SourceStatus,
  wholeHours,
} from "../source.ts";
import { fetchJson } from "./fetch-json.ts";
import { type LiveApi, type Rows, wrongShape } from "./live-api.ts";
import { pauseAfter } from "./pause.ts";

export type LiveParts = {
  readonly http: HttpClient;
  readonly cache: AnswerCache;
  readonly now: () => number;
  readonly today: () => string;
  /** For one search, including the retry of a broken connection. */
  readonly timeoutMs: number;
  /** Maximum age of a fresh answer. */
  readonly freshMs: number;
  /** Default pause after a failure. */
  readonly failureMs: number;
  /** Maximum items of an answer. */
  readonly limit: number;
  readonly onFailure: (failure: Failure) => void;
};

/** Wraps a live API in the cache, its quota and a pause after failures. */
export function liveSource(api: LiveApi, parts: LiveParts): SearchSource {
  const { cache, now, freshMs } = parts;
  const loader = createLoader(api, parts);
  const toOutcome = (answer: CachedItems, isStale: boolean): SourceOutcome => {
    const { items, savedAtMs } = answer;
    if (isStale)
      return {
        status: "stale",
        items,
        ageHours: wholeHours(now() - savedAtMs),
        // A paused API counts as queried; a refresh in flight has no result yet.
        isCounted: loader.isPaused(),
      };
    const status = items.length > 0 ? "ok" : "empty";
    return { status, items, isCounted: true };
  };
  return {
    key: api.key,
    name: api.name,
    isLive: true,
    ...(api.searchLink ? { searchLink: api.searchLink } : {}),
    async search(query, locale, isRetry) {
      if (api.suits?.(query) === false)
        return { status: "skipped", items: [], isCounted: false };
      const key = `${api.key} ${api.isLocalized ? locale : "*"} ${fold(query.text)}`;
      const cached = cache.get(key);
      const isFresh = cached && now() - cached.savedAtMs < freshMs;
      try {
        const answer = await cache.forceFetch(key, {
          context: () => loader.load(query, locale, isRetry),
          forceRefresh: isRetry || !isFresh,
          // Revalidates in the background; a retry waits.
          allowStale: !isRetry,
          allowStaleOnFetchRejection: cached !== undefined,
        });
        return toOutcome(answer, answer === cached && !isFresh);
      } catch (error) {
        return failedOutcome(error);
      }
    },
  };
}

function failedOutcome(error: unknown): SourceOutcome {
  const { reason } =
    error instanceof SourceError ? error.failure : failure("connection");
  return {
    status: STATUS[reason] ?? "error",
    items: [],
    isCounted: reason !== "quota",
  };
}

const STATUS: Readonly<Partial<Record<Failure["reason"], SourceStatus>>> = {
  timeout: "timeout",
  quota: "suspended",
  paused: "suspended",
};

function createLoader(api: LiveApi, parts: LiveParts) {
  const { http, now, timeoutMs, failureMs, limit, onFailure } = parts;
  const quota = new RateLimiterMemory({
    points: api.quota.requests,
    duration: api.quota.seconds,
  });
  const hosts = [new URL(api.base).host, ...(api.otherHosts ?? [])];
  const { protocol } = new URL(api.base);
  let pause = { untilMs: 0, isShort: true };
  const isPaused = () => now() < pause.untilMs;

  const search = async (query: Query, locale: Locale): Promise<Rows> => {
    const parameters = { base: api.base, limit, locale, today: parts.today() };
    const signal = AbortSignal.timeout(timeoutMs);
    const client = { http, hosts, protocol, signal, now };
    const answer = await fetchJson(api.request(query, parameters), client);
    return answer.ok ? api.read(answer.value) : answer;
  };
  return {
    isPaused,
    async load(query: Query, locale: Locale, isRetry: boolean) {
      if (isPaused() && !(isRetry && pause.isShort))
        throw new SourceError(failure("paused"));
      await quota.consume(api.key).catch(() => {
        throw new SourceError(failure("quota"));
      });
      const result = await search(query, locale).catch((error) =>
        wrongShape(String(error)),
      );
      if (!result.ok) {
        const pauseMs = pauseAfter(result.error, failureMs);
        // Failures in flight do not shorten a long pause.
        if (now() + pauseMs > pause.untilMs)
          pause = { untilMs: now() + pauseMs, isShort: pauseMs <= failureMs };
        onFailure(result.error);
        throw new SourceError(result.error);
      }
      if (pause.isShort) pause = { untilMs: 0, isShort: true };
      return result.value
        .flatMap((row) => itemFrom(row, api, api.linkHosts) ?? [])
        .slice(0, limit);
    },
  };
}
