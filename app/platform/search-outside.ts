import {
  type BackendFailure,
  backendFailure,
} from "#domain/backend-failure.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Language } from "#locales/languages.ts";
import type { PublicBackend } from "./request-context.ts";
import { runWithTimeout } from "./run-with-timeout.ts";
import { readAnswer, type SearchAnswer } from "./search-answer.ts";

/** The function answers within two seconds; the rest is for a slow connection. */
const TIMEOUT_MS = 4_000;

export type OutsideQuery = {
  readonly query: string;
  readonly locale: Language;
  /** Queries only this source, even if it has just failed. */
  readonly source?: string;
};

/**
 * Queries the function `meta-searcher` with the public key (specification §7). A
 * failure other than 429 has the function's own message if any.
 */
export async function searchOutside(
  { url, publishableKey }: PublicBackend,
  query: OutsideQuery,
  signal: AbortSignal,
): Promise<Result<SearchAnswer, BackendFailure>> {
  try {
    return await runWithTimeout(
      TIMEOUT_MS,
      async (requestSignal) => {
        const response = await fetch(
          `${url ?? ""}/functions/v1/meta-searcher`,
          {
            method: "POST",
            headers: {
              apikey: publishableKey,
              "content-type": "application/json",
            },
            body: JSON.stringify(query),
            signal: requestSignal,
          },
        );
        // A proxy may send 429 without a JSON body.
        if (response.status === 429) return fail(backendFailure(429));
        const body: unknown = await response.json();
        const answer = response.ok ? readAnswer(body) : null;
        const message = readMessage(body);
        return answer && !message
          ? ok(answer)
          : fail(backendFailure(response.status, message));
      },
      signal,
    );
  } catch {
    // Offline, aborted, timed out, or a body that is not JSON.
    return fail(backendFailure(0));
  }
}

function readMessage(body: unknown): string {
  const { error } = (body ?? {}) as { error?: unknown };
  return typeof error === "string" ? error : "";
}
