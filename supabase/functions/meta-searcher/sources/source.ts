import type { Http } from "../core/http.ts";
import type { Row } from "../core/item.ts";
import type { Query } from "../core/query.ts";
import type { Reply } from "../core/reply.ts";

export type Locale = "es" | "en";

/** With what a source is asked. */
export type Call = {
  /** Address that every request begins with, without a slash at its end. */
  readonly base: string;
  /** How many rows are of use. One that tells more is cut afterwards, when bad rows are out. */
  readonly limit: number;
  readonly locale: Locale;
  /** The civil day: "2026-11-21". */
  readonly today: string;
  readonly http: Http;
  readonly signal: AbortSignal;
};

/** One place that is searched. It keeps nothing between two questions. */
export type Source = {
  readonly key: string;
  /** As readers see it; in both languages where the name is ours. */
  readonly name: string | Readonly<Record<Locale, string>>;
  readonly base: string;
  /** Ours: it says nothing of how the others answer. */
  readonly isOwn?: boolean;
  /** How long at most what it has told is as good as what it tells now. Default: as configured. */
  readonly freshMs?: number;
  /** Whether it is asked without anybody having configured it. */
  readonly isOn: boolean;
  readonly weight: number;
  readonly timeoutMs: number;
  /** Requests that it may have from one process of ours. */
  readonly perMinute: number;
  /** Its terms want to know whom to write to: without that it is not asked. */
  readonly needsContact?: boolean;
  /** Where else than to its own host it may redirect. */
  readonly otherHosts?: ReadonlyArray<string>;
  /** Where its links may lead; null where it finds things of others. */
  readonly linkHosts: ReadonlyArray<string> | null;
  /** Its answers differ by the reader's language. */
  readonly isLocalized?: boolean;
  /** Whether a question is for it at all. Default: every one. */
  readonly suits?: (query: Query) => boolean;
  /** Where a reader may search it by hand. */
  readonly searchLink?: (query: Query) => string;
  readonly search: (
    query: Query,
    call: Call,
  ) => Promise<Reply<ReadonlyArray<Row>>>;
};

/** An address under a base, with its parameters. */
export function addressOf(
  base: string,
  parameters: Readonly<Record<string, string | number>>,
): URL {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters))
    url.searchParams.append(name, String(value));
  return url;
}
