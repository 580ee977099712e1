import { within } from "../../_shared/within.ts";
import type { Locale, Source } from "../sources/source.ts";
import { createAllowance } from "./allowance.ts";
import { type Ask, type Asked, createAsk, type Status } from "./ask-source.ts";
import { createHttp } from "./http.ts";
import { merge, type Result } from "./merge.ts";
import type { Found } from "./one-thing.ts";
import { type Query, readQuery } from "./query.ts";
import type { Failure } from "./reply.ts";
import type { Store } from "./store.ts";

/** How long nobody is shown anything, so that the quick sources are ranked together. */
const EARLY_MS = 1_000;

/** What is left of the time for merging and answering, once the sources have had theirs. */
const RESERVE_MS = 250;

/** How one source has fared. */
export type SourceReport = {
  readonly key: string;
  readonly name: string;
  readonly status: Status;
  readonly ms: number;
  readonly count: number;
  readonly ageHours?: number;
  readonly searchLink?: string;
};

export type SearchAnswer = {
  readonly results: ReadonlyArray<Result>;
  /** A sentence for the reader, in their language, when no source has answered. */
  readonly error: string | null;
  readonly sources: ReadonlyArray<SourceReport>;
};

export type SearchParts = {
  readonly sources: ReadonlyArray<Source>;
  readonly store: Store;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly userAgent: string;
  /** Lets sources be on this machine. */
  readonly isTest: boolean;
  /** Within which an answer is given, whatever the sources do. */
  readonly budgetMs: number;
  readonly freshMs: number;
  readonly staleMs: number;
  /** Rows asked of each source. */
  readonly limit: number;
  readonly onFailure: (source: string, failure: Failure) => void;
  /** Told of each search when it is over. */
  readonly onSearched?: (count: SearchCount) => void;
};

/** What a search adds to the tally of how outside sources fare. */
export type SearchCount = {
  /** 0 where one source alone was asked again. */
  readonly searches: 0 | 1;
  /** Questions put to outside sources, or that a breaker kept from them. */
  readonly asked: number;
  /** How many of these were answered. An old copy is no answer. */
  readonly answered: number;
};

/**
 * Asks every source, or one, at once. Null when there is no such source. `onEarly`
 * hears at most once, and before the answer, what the quick ones have found.
 */
export type Search = (
  query: string,
  locale: Locale,
  only?: string,
  onEarly?: (answer: SearchAnswer) => void,
) => Promise<SearchAnswer | null>;

const NOBODY: Readonly<Record<Locale, string>> = {
  es: "Ninguna fuente ha respondido. Inténtalo de nuevo en unos minutos.",
  en: "No source has answered. Try again in a few minutes.",
};

const ANSWERED: ReadonlySet<Status> = new Set(["ok", "empty", "stale"]);

type Asking = { readonly source: Source; readonly ask: Ask };

export function createSearch(parts: SearchParts): Search {
  const all = parts.sources.map((source) => ({
    source,
    ask: askOf(source, parts),
  }));
  return async (typed, locale, only, onEarly) => {
    const asking = only ? all.filter(({ source }) => source.key === only) : all;
    if (asking.length === 0) return null;
    const query = readQuery(typed);
    const withinMs = parts.budgetMs - RESERVE_MS;
    const answerOf = (reported: ReadonlyArray<Reported>): SearchAnswer => ({
      results: merge(
        reported.map(({ found }) => found),
        query,
        todayOf(parts.now),
      ),
      error: reported.some(({ report }) => ANSWERED.has(report.status))
        ? null
        : NOBODY[locale],
      sources: reported.map(({ report }) => report),
    });
    const here: Array<Reported | null> = asking.map(() => null);
    const timer = setTimeout(() => {
      const quick = here.filter((one) => one !== null);
      if (quick.some(({ found }) => found.items.length > 0))
        onEarly?.(answerOf(quick));
    }, EARLY_MS);
    const reported = await Promise.all(
      asking.map(async (one, at) => {
        const its = await report(one, query, locale, withinMs);
        here[at] = its;
        return its;
      }),
    );
    clearTimeout(timer);
    parts.onSearched?.(countOf(reported, Boolean(only)));
    return answerOf(reported);
  };
}

type Reported = {
  readonly found: Found;
  readonly report: SourceReport;
  /** It is a source of others, and the question was put to it or kept by its breaker. */
  readonly counts: boolean;
};

function countOf(
  reported: ReadonlyArray<Reported>,
  isOneAlone: boolean,
): SearchCount {
  const asked = reported.filter(({ counts }) => counts);
  return {
    searches: isOneAlone ? 0 : 1,
    asked: asked.length,
    answered: asked.filter(
      ({ report: { status } }) => status !== "stale" && ANSWERED.has(status),
    ).length,
  };
}

function askOf(source: Source, parts: SearchParts): Ask {
  const { store, now, freshMs, staleMs, limit } = parts;
  const hosts = [new URL(source.base).host, ...(source.otherHosts ?? [])];
  return createAsk(source, {
    store,
    now,
    freshMs,
    staleMs,
    limit,
    today: () => todayOf(now),
    http: createHttp(
      { ...parts, allowance: createAllowance(source.perMinute, now) },
      hosts,
    ),
    onFailure: (failure) => parts.onFailure(source.key, failure),
  });
}

async function report(
  { source, ask }: Asking,
  query: Query,
  locale: Locale,
  withinMs: number,
): Promise<Reported> {
  const startedAt = performance.now();
  const late: Asked = { status: "timeout", items: [], wasAsked: true };
  const { status, items, ageHours, wasAsked } = await within(
    ask(query, locale, withinMs),
    withinMs,
    late,
  );
  const { key, weight } = source;
  const name = nameIn(source, locale);
  return {
    found: { key, name, weight, items },
    counts: wasAsked && !source.isOwn,
    report: {
      key,
      name,
      status,
      ms: Math.round(performance.now() - startedAt),
      count: items.length,
      ...(ageHours === undefined ? {} : { ageHours }),
      ...(source.searchLink ? { searchLink: source.searchLink(query) } : {}),
    },
  };
}

function nameIn({ name }: Source, locale: Locale): string {
  return typeof name === "string" ? name : name[locale];
}

/** Deadlines turn at midnight in Mexico City, as everywhere in the product. */
const CIVIL_DAY = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Mexico_City",
});

function todayOf(now: () => number): string {
  return CIVIL_DAY.format(now());
}
