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

/** The outcome of asking one source. */
export type Asked = {
  readonly status: Status;
  readonly items: ReadonlyArray<Item>;
  /** Only with "stale". */
  readonly ageHours?: number;
  /** False when the outcome says nothing about a source of others. */
  readonly isCounted: boolean;
};

/** A part of the search. `ask` never rejects. */
export type Source = {
  readonly key: string;
  readonly name: string | Readonly<Record<Locale, string>>;
  /** A page where a reader can search it. */
  readonly searchLink?: (query: Query) => string;
  /** A retry skips cached answers and the pause after a failure. */
  readonly ask: (
    query: Query,
    locale: Locale,
    isRetry: boolean,
  ) => Promise<Asked>;
};

const HOUR_MS = 3_600_000;

/** At least 1. */
export function wholeHours(ms: number): number {
  return Math.max(1, Math.round(ms / HOUR_MS));
}
