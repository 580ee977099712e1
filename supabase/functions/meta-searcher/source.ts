import type { Item } from "./item.ts";
import type { Locale, Query } from "./query.ts";

export type Status =
  | "ok"
  | "empty"
  | "timeout"
  | "error"
  // Paused after a failure, or its quota is used.
  | "suspended"
  // The query is not for it.
  | "skipped"
  | "stale";

/** The outcome of searching one source. */
export type Outcome = {
  readonly status: Status;
  readonly items: ReadonlyArray<Item>;
  /** Only with "stale". */
  readonly ageHours?: number;
  /** False when the outcome says nothing about an API of others. */
  readonly isCounted: boolean;
};

/** One part of the search, which never rejects. */
export type Source = {
  readonly key: string;
  readonly name: string | Readonly<Record<Locale, string>>;
  /** True for an API of others. */
  readonly isLive: boolean;
  /** A page where a reader can search it. */
  readonly searchLink?: (query: Query) => string;
  /** A retry skips cached answers and the pause after a failure. */
  readonly search: (
    query: Query,
    locale: Locale,
    isRetry: boolean,
  ) => Promise<Outcome>;
};

const HOUR_MS = 3_600_000;

/** At least 1. */
export function wholeHours(ms: number): number {
  return Math.max(1, Math.round(ms / HOUR_MS));
}
