import { civilMoment } from "#domain/deadlines/civil-moment.ts";
import type { MetaSearchResult } from "#domain/search/meta-search-result.ts";
import { createHttpClient } from "../_shared/http-client.ts";
import {
  createNetworkPolicy,
  type Resolve,
} from "../_shared/network-policy.ts";
import { withTimeout } from "../_shared/with-timeout.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { catalogueSource, type SearchCatalogue } from "./catalogue.ts";
import { type Failure, failure } from "./failure.ts";
import {
  IMPORT_KEY,
  type ImportSearchParts,
  importedSource,
} from "./import.ts";
import { liveSource } from "./live/live-source.ts";
import { merge } from "./merge.ts";
import { type Locale, readQuery } from "./query.ts";
import type { MetaSearchSettings } from "./settings.ts";
import type { SearchSource, SourceOutcome, SourceStatus } from "./source.ts";

/** Extra time before a source that ignores its timeout counts as timed out. */
const GRACE_MS = 250;

export type MetaSearchSourceReport = {
  readonly key: string;
  readonly name: string;
  readonly status: SourceStatus;
  readonly ms: number;
  readonly count: number;
  readonly ageHours?: number;
  readonly searchLink?: string;
};

export type MetaSearchAnswer = {
  readonly results: ReadonlyArray<MetaSearchResult>;
  /** A sentence for the user when no source has answered. */
  readonly error: string | null;
  readonly sources: ReadonlyArray<MetaSearchSourceReport>;
};

/** Numbers that one search adds to the tally of live APIs. */
export type SearchCount = {
  /** 0 for a retry of one source. */
  readonly searches: 0 | 1;
  /** Live APIs that gave a fresh answer (also from the cache), failed or are paused. */
  readonly asked: number;
  /** APIs among them that gave a fresh answer. */
  readonly answered: number;
};

export type SearchParts = {
  readonly settings: MetaSearchSettings;
  readonly searchCatalogue: SearchCatalogue;
  /** Null without a database. */
  readonly import: ImportSearchParts | null;
  readonly publicUrl: string;
  readonly fetch: typeof fetch;
  readonly resolve: Resolve;
  readonly now: () => number;
  /** Never receives the query. */
  readonly onFailure: (source: string, failure: Failure) => void;
  readonly onSearched?: (count: SearchCount) => void;
};

export type FederatedSearch = {
  /**
   * Queries every source at once, or retries one; null if that source is unknown.
   * Answers within two seconds with the default timeout.
   */
  readonly search: (
    query: string,
    locale: Locale,
    only?: string,
  ) => Promise<MetaSearchAnswer | null>;
  /** Searches the import alone. Never rejects; `isComplete` is false when it failed. */
  readonly searchImport: (
    query: string,
    locale: Locale,
  ) => Promise<{
    readonly results: ReadonlyArray<MetaSearchResult>;
    readonly isComplete: boolean;
  }>;
};

const NO_ANSWER: Readonly<Record<Locale, string>> = {
  es: "Ninguna fuente ha respondido. Inténtalo de nuevo en unos minutos.",
  en: "No source has answered. Try again in a few minutes.",
};

const ANSWERED: ReadonlySet<SourceStatus> = new Set(["ok", "empty", "stale"]);

export function createFederatedSearch(parts: SearchParts): FederatedSearch {
  const { settings, now } = parts;
  const sources = createSources(parts);
  const callSource = async (source: SearchSource, ...args: SearchArguments) => {
    try {
      return await source.search(...args);
    } catch (error) {
      // A message might quote the query.
      const detail = error instanceof Error ? error.name : typeof error;
      parts.onFailure(source.key, failure("exception", { detail }));
      return FAILED;
    }
  };
  const searchOne = async (source: SearchSource, ...args: SearchArguments) => {
    const startedAt = performance.now();
    const outcome = await withTimeout(
      callSource(source, ...args),
      settings.timeoutMs + GRACE_MS,
      { ...TIMED_OUT, isCounted: source.isLive },
    );
    const ms = Math.round(performance.now() - startedAt);
    return {
      outcome,
      report: toReport(source, { ...outcome, ms }, args),
    };
  };
  return {
    async search(typed, locale, only) {
      const chosen = sources.filter(({ key }) => !only || key === only);
      if (chosen.length === 0) return null;
      const query = readQuery(typed);
      const isRetry = Boolean(only);
      const all = await Promise.all(
        chosen.map((source) => searchOne(source, query, locale, isRetry)),
      );
      const outcomes = all.map(({ outcome }) => outcome);
      parts.onSearched?.(countOutcomes(outcomes, isRetry));
      return {
        results: merge(
          outcomes.map(({ items }) => items),
          query,
          civilMoment(now()).day,
        ),
        error: outcomes.some(({ status }) => ANSWERED.has(status))
          ? null
          : NO_ANSWER[locale],
        sources: all.map(({ report }) => report),
      };
    },
    async searchImport(typed, locale) {
      const source = sources.find(({ key }) => key === IMPORT_KEY);
      const query = readQuery(typed);
      if (!source || query.wordings.join("") === "")
        return { results: [], isComplete: true };
      const { items, status } = await withTimeout(
        callSource(source, query, locale, false),
        settings.timeoutMs,
        TIMED_OUT,
      );
      return {
        results: merge([items], query, civilMoment(now()).day),
        isComplete: ANSWERED.has(status),
      };
    },
  };
}

type SearchArguments = Parameters<SearchSource["search"]>;

const TIMED_OUT: SourceOutcome = {
  status: "timeout",
  items: [],
  isCounted: false,
};
const FAILED: SourceOutcome = { status: "error", items: [], isCounted: false };

function createSources(parts: SearchParts): ReadonlyArray<SearchSource> {
  const { settings, searchCatalogue, publicUrl, fetch, now } = parts;
  const { timeoutMs, userAgent, limit } = settings;
  const cache = createAnswerCache(settings.staleMs, now);
  const network = createNetworkPolicy(parts.resolve, settings.privateHosts);
  const http = createHttpClient({ fetch, network, userAgent, timeoutMs });
  const onFailure = (key: string) => (failure: Failure) =>
    parts.onFailure(key, failure);
  const today = () => civilMoment(now()).day;
  const shared = { ...settings, cache, now, today, http };
  return [
    catalogueSource(searchCatalogue, publicUrl, limit),
    ...(parts.import
      ? [
          importedSource({
            ...parts.import,
            cache,
            timeoutMs,
            now,
            onFailure: onFailure(IMPORT_KEY),
          }),
        ]
      : []),
    ...settings.apis.map((api) =>
      liveSource(api, { ...shared, onFailure: onFailure(api.key) }),
    ),
  ];
}

function toReport(
  { key, name, searchLink }: SearchSource,
  { status, items, ageHours, ms }: SourceOutcome & { readonly ms: number },
  [query, locale]: SearchArguments,
): MetaSearchSourceReport {
  return {
    key,
    name: typeof name === "string" ? name : name[locale],
    status,
    ms,
    count: items.length,
    ...(ageHours === undefined ? {} : { ageHours }),
    ...(searchLink ? { searchLink: searchLink(query) } : {}),
  };
}

function countOutcomes(
  all: ReadonlyArray<SourceOutcome>,
  isRetry: boolean,
): SearchCount {
  const counted = all.filter(({ isCounted }) => isCounted);
  return {
    searches: isRetry ? 0 : 1,
    asked: counted.length,
    answered: counted.filter(
      ({ status }) => status !== "stale" && ANSWERED.has(status),
    ).length,
  };
}
