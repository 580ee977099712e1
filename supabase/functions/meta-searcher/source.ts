import type { SourceItem } from "./item.ts";
import type { Locale, Query } from "./query.ts";

export type SourceStatus =
  | "ok"
  | "empty"
  | "timeout"
  | "error"
  // Paused after a failure, or its quota is used up.
  | "suspended"
  // The source does not suit the query.
  | "skipped"
  | "stale";

/** The outcome of searching one source. */
export type SourceOutcome = {
  readonly status: SourceStatus;
  readonly items: ReadonlyArray<SourceItem>;
  /** Only with "stale". */
  readonly ageHours?: number;
  /** True if the tally of live APIs includes this outcome. */
  readonly isCounted: boolean;
};

/** One source of the search. A failed request is a status; a rejection is a bug. */
export type SearchSource = {
  readonly key: string;
  readonly name: string | Readonly<Record<Locale, string>>;
  /** False for the catalogue and the import. */
  readonly isLive: boolean;
  /** Search page for users. */
  readonly searchLink?: (query: Query) => string;
  /** A retry skips cached answers and a short pause after a failure. */
  readonly search: (
    query: Query,
    locale: Locale,
    isRetry: boolean,
  ) => Promise<SourceOutcome>;
};

const HOUR_MS = 3_600_000;

/** Rounded, at least 1. */
export function wholeHours(ms: number): number {
  return Math.max(1, Math.round(ms / HOUR_MS));
}
