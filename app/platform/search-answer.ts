import type { MetaSearchResult } from "#domain/search/meta-search-result.ts";
import { canonicalUrl, urlKey } from "#domain/urls/canonical-url.ts";

/** A page of another site. `link` is its canonical URL and its id as a favourite. */
export type ExternalResult = Omit<
  MetaSearchResult,
  "host" | "closes" | "publishedAt"
>;

const STATUSES = [
  "ok",
  "empty",
  "stale",
  "timeout",
  "error",
  "suspended",
  "skipped",
] as const;

/** Outcome of one source. */
export type SourceReport = {
  readonly key: string;
  readonly name: string;
  readonly status: (typeof STATUSES)[number];
  /** Duration of the request. */
  readonly ms: number;
  readonly count: number;
  /** Age of a stale copy. */
  readonly ageHours: number | null;
  /** Search page of the source itself. */
  readonly searchLink: string | null;
};

export type SearchAnswer = {
  readonly results: ReadonlyArray<ExternalResult>;
  /** Null when the function reports no sources, as in the specification (§3). */
  readonly sources: ReadonlyArray<SourceReport> | null;
};

/** Source key of the site's catalogue: the screens show its results without the function. */
const OWN_SOURCE = "catalogo";
/** Longest id that the database accepts for a favourite. */
const MAX_LINK_LENGTH = 1_000;

/** Parses a `meta-searcher` response without the site's catalogue; null without a result list. */
export function readAnswer(body: unknown): SearchAnswer | null {
  const { results, sources } = fieldsIn(body);
  if (!Array.isArray(results)) return null;
  return {
    results: readResults(results),
    sources: Array.isArray(sources)
      ? sources.flatMap((row) => readReport(row) ?? [])
      : null,
  };
}

/** Results that can be opened and saved, without duplicates; drops other rows. */
export function readResults(
  rows: ReadonlyArray<unknown>,
): ReadonlyArray<ExternalResult> {
  return dedupePages(rows.flatMap((row) => readResult(row) ?? []));
}

/** Keeps the first result of each page. */
export function dedupePages<Result extends { readonly link: string }>(
  results: ReadonlyArray<Result>,
): ReadonlyArray<Result> {
  const seen = new Set<string>();
  return results.filter(({ link }) => {
    const key = urlKey(link);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function readResult(row: unknown): ExternalResult | null {
  const fields = fieldsIn(row);
  const source = readText(fields.source);
  const title = readText(fields.title);
  const link = readWebUrl(fields.link);
  if (!source || source === OWN_SOURCE || !title || !link) return null;
  const copiedAt = readText(fields.copiedAt);
  return {
    id: readText(fields.id) || link,
    source,
    sourceName: readText(fields.sourceName) || source,
    title,
    description: readText(fields.description),
    link,
    ...(copiedAt && { copiedAt }),
  };
}

function readReport(row: unknown): SourceReport | null {
  const fields = fieldsIn(row);
  const key = readText(fields.key);
  const status = STATUSES.find((one) => one === fields.status);
  if (!key || key === OWN_SOURCE || !status) return null;
  return {
    key,
    name: readText(fields.name) || key,
    status,
    ms: readNumber(fields.ms) ?? 0,
    count: readNumber(fields.count) ?? 0,
    ageHours: readNumber(fields.ageHours),
    // Unchanged: the canonical URL drops parameters that the site may need.
    searchLink: readWebUrl(fields.searchLink) && readText(fields.searchLink),
  };
}

/** Canonical http(s) URL; null for other text, with credentials, or when too long. */
function readWebUrl(value: unknown): string | null {
  const url = canonicalUrl(readText(value));
  if (url === null || url.length > MAX_LINK_LENGTH) return null;
  const { username, password } = new URL(url);
  return username || password ? null : url;
}

function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

function readText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function readNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
