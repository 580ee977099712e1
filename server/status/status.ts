import type { PublicBackend } from "#app/platform/request-context.ts";
import type {
  Health,
  ScraperReport,
  StatusReport,
} from "#app/platform/status-report.ts";
import { withTimeout } from "#supabase/functions/_shared/with-timeout.ts";
import type { Handler } from "#supabase/functions/meta-searcher/handler.ts";
import type { Backend } from "../backend/backend.ts";
import { memoizeFor } from "./memoize-for.ts";
import { readRuns } from "./scraper-runs.ts";
import type { SearchTally } from "./search-tally.ts";

const TIMEOUT_MS = 5_000;
/** The report is public, and each one costs backend requests. */
const REPORT_TTL_MS = 3_000;
const RUNS_TTL_MS = 60_000;
/** A running function rejects an empty query with this status. */
const REJECTED = 400;

/** Path of the function whose response shows that functions run. */
export const META_SEARCHER_PATH = "/functions/v1/meta-searcher";

export type StatusParts = {
  readonly backend: Pick<Backend, "isReady" | "public" | "fetch" | "operator">;
  readonly publicUrl: string;
  readonly metaSearch: Handler;
  readonly tally: Pick<SearchTally, "lastHour">;
  /** Hours between two scheduled runs of the scraper; 0 without a schedule. */
  readonly everyHours: number;
  readonly now: () => number;
};

/** Neither rejects, and both resolve within five seconds. */
export type StatusReporter = {
  /** The backend answers a read. */
  readonly isReady: () => Promise<boolean>;
  readonly report: () => Promise<StatusReport>;
};

/** Reports the health of the parts. A backend that hangs gets no second request for a minute. */
export function createStatusReporter(parts: StatusParts): StatusReporter {
  const { backend, tally, everyHours, now } = parts;
  const { operator } = backend;
  const upSince = new Date(now()).toISOString();
  const checkBackend = memoizeFor(0, backend.isReady, now);
  const checkFunctions = memoizeFor(0, () => isEmptyQueryRejected(parts), now);
  const loadRuns = memoizeFor<ScraperReport["runs"]>(
    RUNS_TTL_MS,
    async () => (operator ? readRuns(operator) : "unknown"),
    now,
  );
  const isReady = () => withFallback(checkBackend(), false);
  const report = memoizeFor(
    REPORT_TTL_MS,
    async () => {
      const [isBackendReady, doFunctionsRun, runs] = await Promise.all([
        isReady(),
        withFallback(checkFunctions(), false),
        withFallback(loadRuns(), "unknown"),
      ]);
      return {
        checkedAt: new Date(now()).toISOString(),
        backend: toHealth(isBackendReady),
        functions: toHealth(doFunctionsRun),
        // Without a backend in this process another server searches.
        metaSearch: backend.fetch ? tally.lastHour() : "unknown",
        // Without the secret key this process runs no scraper.
        scraper: { everyHours: operator ? everyHours : 0, upSince, runs },
      } satisfies StatusReport;
    },
    now,
  );
  return { isReady, report };
}

/** True when the search rejects an empty query, which no source receives. */
async function isEmptyQueryRejected(parts: StatusParts): Promise<boolean> {
  const { url, publishableKey }: PublicBackend = parts.backend.public;
  const request = new Request((url ?? parts.publicUrl) + META_SEARCHER_PATH, {
    method: "POST",
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${publishableKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ query: "" }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const response = await (url ? fetch(request) : parts.metaSearch(request));
  return response.status === REJECTED;
}

/** The result, or `fallback` after an error or the timeout. */
function withFallback<Answer>(answer: Promise<Answer>, fallback: Answer) {
  return withTimeout(answer, TIMEOUT_MS, fallback).catch(() => fallback);
}

function toHealth(isHealthy: boolean): Health {
  return isHealthy ? "operational" : "error";
}
