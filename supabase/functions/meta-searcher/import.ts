import { fail, ok, type Result } from "#domain/result.ts";
import { fold } from "#domain/text/fold.ts";
import { type Fields, filterObjects } from "../_shared/shape.ts";
import { SOURCES } from "../_shared/sources.ts";
import { type AnswerCache, SourceError } from "./answer-cache.ts";
import { type Failure, failure } from "./failure.ts";
import { itemFrom, type Origin, type SourceItem } from "./item.ts";
import type { Query } from "./query.ts";
import { type SearchSource, type SourceOutcome, wholeHours } from "./source.ts";

export const IMPORT_KEY = "import";
const NAME = {
  es: "Nuestra copia de otros sitios",
  en: "Our copy of other sites",
};

const MAX_ITEMS = 30;
/** The import runs more often: an older copy means that it fails. */
const STALE_MS = 24 * 3_600_000;
/** Minimum time between two reports of a stale import. */
const REPORT_EVERY_MS = 600_000;
/** Weight of sites that are no longer imported. */
const FORMER_WEIGHT = 0.5;

export type ImportSearchParts = {
  /** URL of the data API without "/rest/v1". */
  readonly url: string;
  /** The publishable key. */
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Called when a search finds no row, or rows that are all older than `afterMs`; at most once in ten minutes. */
  readonly stale?: { readonly afterMs: number; readonly report: () => void };
};

type SharedParts = {
  readonly cache: AnswerCache;
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly onFailure: (failure: Failure) => void;
};

/** Searches the imported lists of other sites. */
export function importedSource(
  parts: ImportSearchParts & SharedParts,
): SearchSource {
  const { cache, now, onFailure } = parts;
  const reportIfStale = createStaleReport(parts);
  const load = async (query: Query) => {
    const result = await callDatabase(parts, query);
    if (!result.ok) {
      onFailure(result.error);
      throw new SourceError(result.error);
    }
    reportIfStale(result.value);
    return result.value;
  };
  return {
    key: IMPORT_KEY,
    name: NAME,
    isLive: false,
    async search(query) {
      try {
        // Coalesces requests in flight only: a finished import must show at once.
        const answer = await cache.forceFetch(
          `${IMPORT_KEY} ${fold(query.text)}`,
          { context: () => load(query), forceRefresh: true, ttl: 1 },
        );
        return toOutcome(answer.items, now());
      } catch (error) {
        const isTimeout =
          error instanceof SourceError && error.failure.reason === "timeout";
        const status = isTimeout ? "timeout" : "error";
        return { status, items: [], isCounted: false };
      }
    },
  };
}

function toOutcome(
  items: ReadonlyArray<SourceItem>,
  nowMs: number,
): SourceOutcome {
  if (items.length === 0) return { status: "empty", items, isCounted: false };
  const ageMs = nowMs - newestCopyMs(items);
  return ageMs > STALE_MS
    ? { status: "stale", items, ageHours: wholeHours(ageMs), isCounted: false }
    : { status: "ok", items, isCounted: false };
}

function newestCopyMs(items: ReadonlyArray<SourceItem>): number {
  return Math.max(
    0,
    ...items.flatMap(({ copiedAt }) => (copiedAt ? Date.parse(copiedAt) : [])),
  );
}

function createStaleReport({ stale, now }: ImportSearchParts & SharedParts) {
  let reportedAtMs = Number.NEGATIVE_INFINITY;
  return (items: ReadonlyArray<SourceItem>) => {
    if (!stale || now() - newestCopyMs(items) <= stale.afterMs) return;
    if (now() - reportedAtMs < REPORT_EVERY_MS) return;
    reportedAtMs = now();
    stale.report();
  };
}

async function callDatabase(
  { url, key, fetch, timeoutMs }: ImportSearchParts & SharedParts,
  { wordings }: Query,
): Promise<Result<ReadonlyArray<SourceItem>, Failure>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(
      new Request(`${url}/rest/v1/rpc/search_external_opportunities`, {
        method: "POST",
        headers: { apikey: key, "content-type": "application/json" },
        // Lines are alternatives: many of the sites write in English.
        body: JSON.stringify({ words: wordings.join("\n"), most: MAX_ITEMS }),
        signal,
      }),
    );
    if (!response.ok)
      return fail(failure("status", { status: response.status }));
    const rows: unknown = await response.json();
    if (!Array.isArray(rows)) return fail(failure("shape"));
    return ok(filterObjects(rows).flatMap((row) => toItem(row) ?? []));
  } catch (error) {
    if (signal.aborted) return fail(failure("timeout"));
    const reason = error instanceof SyntaxError ? "shape" : "connection";
    return fail(failure(reason, { detail: String(error) }));
  }
}

function toItem(row: Fields): SourceItem | null {
  const { title, description, link, published_at, closes_at, last_seen } = row;
  return itemFrom(
    {
      title,
      description,
      link,
      publishedAt: published_at,
      closes: closes_at,
      copiedAt: last_seen,
    },
    findOrigin(String(row.source)),
    null,
  );
}

function findOrigin(key: string): Origin {
  return (
    SOURCES.find((site) => site.key === key) ?? {
      key,
      name: key,
      weight: FORMER_WEIGHT,
    }
  );
}
