import { fail, ok, type Result } from "#domain/result.ts";
import type {
  HttpClient,
  HttpRequest,
  HttpResponse,
} from "../../_shared/http-client.ts";
import type { ImportedSource } from "../../_shared/sources.ts";
import type { ImportState } from "../store.ts";
import type { RawRow } from "./rows.ts";

/**
 * Milliseconds for one request with its redirects and delays: below the time limit of
 * the edge function.
 */
const REQUEST_MS = 70_000;

export type ImportContext = {
  readonly client: HttpClient;
  readonly source: ImportedSource;
  readonly state: ImportState;
  /** ISO timestamp at which this run started the source. */
  readonly startedAt: string;
};

/** A part of a list with the state after it. */
export type ListPart = {
  readonly raws: ReadonlyArray<RawRow>;
  /** True if a part without a usable row means that the site has changed its form. */
  readonly needsRows: boolean;
  /**
   * Completes a listing that began at `startedAt`: rows published later than `since` are
   * marked gone if this listing and the previous one lack them; none without `since`.
   */
  readonly listing: {
    readonly startedAt: string;
    readonly since: string | null;
  } | null;
  readonly state: ImportState;
};

/** Parts of a list; the first failure ends it. */
export type ListParts = AsyncGenerator<Result<ListPart, string>>;

/** Requests a part of a list. Statuses other than 200 and 304 are failures. */
export async function requestList(
  { client }: ImportContext,
  request: HttpRequest,
): Promise<Result<HttpResponse, string>> {
  const signal = AbortSignal.timeout(REQUEST_MS);
  const response = await client.fetch({ ...request, signal });
  if (!response.ok) return fail(response.error.reason);
  const { status } = response.value;
  return status === 200 || status === 304
    ? ok(response.value)
    : fail(`status_${status}`);
}
