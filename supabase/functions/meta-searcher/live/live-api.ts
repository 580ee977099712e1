import { fail, ok, type Result } from "#domain/result.ts";
import { type Fields, filterObjects } from "../../_shared/shape.ts";
import { type Failure, failure } from "../failure.ts";
import type { SourceRow } from "../item.ts";
import type { Locale, Query } from "../query.ts";
import type { JsonRequest } from "./fetch-json.ts";

/** Parameters of one search. */
export type SearchParameters = {
  /** URL that requests begin with, without a final slash. */
  readonly base: string;
  /** Number of rows to request. */
  readonly limit: number;
  readonly locale: Locale;
  /** Civil day: "2026-11-21". */
  readonly today: string;
};

/** A search API whose data cannot be imported. */
export type LiveApi = {
  readonly key: string;
  readonly name: string;
  readonly base: string;
  readonly weight: number;
  /** Requests from one process. */
  readonly quota: { readonly requests: number; readonly seconds: number };
  /** Its terms require a contact: without one it is off. */
  readonly needsContact?: boolean;
  /** Further hosts to which it may redirect. */
  readonly otherHosts?: ReadonlyArray<string>;
  /** Allowed hosts of its links; null for any host. */
  readonly linkHosts: ReadonlyArray<string> | null;
  /** Its answers depend on the user's language. */
  readonly isLocalized?: boolean;
  /** False for queries that it cannot answer. */
  readonly suits?: (query: Query) => boolean;
  /** Search page for users. */
  readonly searchLink?: (query: Query) => string;
  readonly request: (query: Query, parameters: SearchParameters) => JsonRequest;
  /** `body`: untrusted JSON; null for an answer without a body. */
  readonly read: (body: unknown) => Rows;
};

/** Fails when the body has another shape. */
export type Rows = Result<ReadonlyArray<SourceRow>, Failure>;

export function urlWith(
  base: string,
  parameters: Readonly<Record<string, string | number>>,
): URL {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters))
    url.searchParams.append(name, String(value));
  return url;
}

const MAX_ROWS = 100;

/** Reads up to 100 objects of a list; fails without a list. An unreadable row is left out. */
export function readRows(
  list: unknown,
  read: (fields: Fields) => SourceRow | null,
): Rows {
  if (!Array.isArray(list)) return wrongShape("no list");
  return ok(
    filterObjects(list.slice(0, MAX_ROWS)).flatMap((fields) => {
      try {
        return read(fields) ?? [];
      } catch {
        // `encodeURIComponent` throws on half a surrogate pair, `String` on a field
        // named "toString".
        return [];
      }
    }),
  );
}

export function wrongShape(detail: string) {
  return fail(failure("shape", { detail }));
}

/** The non-blank texts, joined for a description. */
export function joinTexts(parts: ReadonlyArray<unknown>): string {
  return parts
    .filter((part) => typeof part === "string" && part.trim() !== "")
    .join(" · ");
}
