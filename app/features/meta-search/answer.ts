import { OWN_SOURCE } from "#app/platform/own-source.ts";
import { canonicalUrl, urlKey } from "#domain/urls/canonical-url.ts";

/** What outside sources found, read from the function's answer; nothing in it is believed yet. */
export type Answer = {
  readonly results: ReadonlyArray<ExternalResult>;
  /** Null where the function does not report on its sources, as in the specification's answer (§3). */
  readonly sources: ReadonlyArray<SourceReport> | null;
};

/** Specification §3, Meta-search result. */
export type ExternalResult = {
  readonly id: string;
  /** Key of the source. */
  readonly source: string;
  readonly sourceName: string;
  readonly title: string;
  readonly description: string;
  /** A canonical http(s) address, which its favourite is saved under. */
  readonly link: string;
};

const STATUSES = [
  "ok",
  "empty",
  "stale",
  "timeout",
  "error",
  "suspended",
  "skipped",
] as const;

/** How one source answered. */
export type SourceReport = {
  readonly key: string;
  readonly name: string;
  readonly status: (typeof STATUSES)[number];
  readonly ms: number;
  readonly count: number;
  /** Age of the copy that stands in for an answer. */
  readonly ageHours: number | null;
  /** Where the reader can ask the source herself. */
  readonly searchLink: string | null;
};

/** What we have stored of other sites: that nothing fits is no answer of theirs. */
const STORED_SOURCE = "import";
/** The database keeps favourites of at most so many characters. */
const MAX_LINK = 1_000;

/** The answer without our own catalogue; what has not the expected shape is left out. */
export function readAnswer(body: unknown): Answer {
  const { results, sources } = fieldsOf(body);
  const reports = Array.isArray(sources) ? listOf(sources, reportOf) : null;
  const nameOf = (key: string) =>
    reports?.find((report) => report.key === key)?.name ?? key;
  return {
    results: distinct(listOf(results, resultOf)).map((result) => ({
      ...result,
      sourceName: result.sourceName || nameOf(result.source),
    })),
    sources: reports,
  };
}

/**
 * What the quick sources found stays in its place; the rest comes after it. Their
 * reports stay as well: since then one can only have been asked again.
 */
export function withTheRest(early: Answer, whole: Answer): Answer {
  return {
    results: distinct([...early.results, ...whole.results]),
    sources: reportsWith(whole.sources, early.sources),
  };
}

/** One source was asked again: its report is replaced in its place, what it found comes last, so that nothing moves. */
export function withRetried(answer: Answer, again: Answer): Answer {
  return {
    results: distinct([...answer.results, ...again.results]),
    sources: reportsWith(answer.sources, again.sources),
  };
}

/** Each report in its place, or what is newer known of its source. */
function reportsWith(
  reports: Answer["sources"],
  newer: Answer["sources"],
): Answer["sources"] {
  const byKey = new Map(newer?.map((report) => [report.key, report]));
  return reports?.map((old) => byKey.get(old.key) ?? old) ?? null;
}

/** Sources with results, in the order of their first one, for the filter. */
export function sourcesWithResults({ results }: Answer) {
  const names = new Map(
    results.map(({ source, sourceName }) => [source, sourceName]),
  );
  return [...names].map(([key, name]) => ({
    key,
    name,
    count: results.filter(({ source }) => source === key).length,
  }));
}

/** "silent": sources were asked, and none of them answered. "unasked": the operator has none switched on. */
export function outcomeOf({
  results,
  sources,
}: Answer): "found" | "empty" | "silent" | "unasked" {
  if (results.length > 0) return "found";
  if (!sources) return "empty";
  const others = sources.filter(({ key }) => key !== STORED_SOURCE);
  if (others.length === 0) return "unasked";
  const hasSpoken = others.some(({ status }) =>
    ["ok", "empty", "stale"].includes(status),
  );
  return hasSpoken ? "empty" : "silent";
}

/** A source that may answer when asked once more. */
export function canRetry({ status }: SourceReport): boolean {
  return status === "timeout" || status === "error";
}

function resultOf(row: unknown): ExternalResult | null {
  const { id, source, sourceName, title, description, link } = fieldsOf(row);
  const key = textOf(source);
  const address = webAddress(canonicalUrl(textOf(link)));
  if (!key || key === OWN_SOURCE || !textOf(title) || !address) return null;
  return {
    id: textOf(id) || address,
    source: key,
    sourceName: textOf(sourceName),
    title: textOf(title),
    description: textOf(description),
    link: address,
  };
}

function reportOf(row: unknown): SourceReport | null {
  const { key, name, status, ms, count, ageHours, searchLink } = fieldsOf(row);
  const known = STATUSES.find((one) => one === status);
  if (!textOf(key) || key === OWN_SOURCE || !known) return null;
  return {
    key: textOf(key),
    name: textOf(name) || textOf(key),
    status: known,
    ms: numberOf(ms) ?? 0,
    count: numberOf(count) ?? 0,
    ageHours: numberOf(ageHours),
    searchLink: webAddress(searchLink),
  };
}

/** The address of a site; null for scripts, files, names and passwords, and what is no address. */
function webAddress(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_LINK) return null;
  try {
    const { protocol, username, password } = new URL(value);
    const isWeb = protocol === "https:" || protocol === "http:";
    return isWeb && !username && !password ? value : null;
  } catch {
    return null;
  }
}

function distinct(
  results: ReadonlyArray<ExternalResult>,
): ReadonlyArray<ExternalResult> {
  const seen = new Set<string>();
  return results.filter(({ link }) => {
    const identity = urlKey(link);
    return !seen.has(identity) && seen.add(identity);
  });
}

function listOf<Item>(
  value: unknown,
  read: (row: unknown) => Item | null,
): ReadonlyArray<Item> {
  return Array.isArray(value) ? value.flatMap((row) => read(row) ?? []) : [];
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
