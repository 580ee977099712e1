import type { PublicBackend } from "#app/platform/request-context.ts";
import type {
  Health,
  ScraperReport,
  StatusReport,
} from "#app/platform/status-report.ts";
import type { Backend } from "./backend/backend.ts";
import { inTime, TIMEOUT_MS } from "./in-time.ts";
import { keptFor } from "./kept-for.ts";
import type { MetaSearchTally } from "./meta-search-tally.ts";
import { createReadiness } from "./readiness.ts";

/** For so long a report stands: each costs the backend questions, and anybody may ask. */
const KEPT_MS = 3_000;
/** A function that has read a search for nothing refuses it. */
const REFUSED = 400;

/** The address whose answer tells whether functions run. */
export const META_SEARCHER = "/functions/v1/meta-searcher";

export type StatusParts = {
  readonly backend: Pick<Backend, "isReady">;
  /** Asks the function to search for nothing. */
  readonly askFunctions: () => Promise<Response>;
  /** Null where another server searches. */
  readonly tally: Pick<MetaSearchTally, "lastHour"> | null;
  /** Never rejects, and answers in time. */
  readonly scraper: () => Promise<ScraperReport>;
  readonly now: () => number;
};

/** How the parts are, asked once for all who ask at about the same time, and told in time. Never rejects. */
export function createStatus(parts: StatusParts): () => Promise<StatusReport> {
  const { backend, now } = parts;
  const isReady = createReadiness(backend.isReady, now);
  return keptFor(KEPT_MS, now, () =>
    statusReport({ ...parts, backend: { isReady } }),
  );
}

/** How the parts are now: one that cannot be asked has an error. */
async function statusReport({
  backend,
  askFunctions,
  tally,
  scraper,
  now,
}: StatusParts): Promise<StatusReport> {
  const [isReady, doFunctionsRun, scraperReport] = await Promise.all([
    backend.isReady(),
    inTime(answersWell(askFunctions), false),
    scraper(),
  ]);
  return {
    checkedAt: new Date(now()).toISOString(),
    backend: health(isReady),
    functions: health(doFunctionsRun),
    metaSearch: tally ? tally.lastHour() : "unknown",
    scraper: scraperReport,
  };
}

/** Searches for nothing, in this process or at another server: what answers has read the question, and no source is asked. */
export function searchForNothing(
  { url, publishableKey }: PublicBackend,
  publicUrl: string,
  metaSearch: (request: Request) => Promise<Response>,
): Promise<Response> {
  const request = new Request((url ?? publicUrl) + META_SEARCHER, {
    method: "POST",
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${publishableKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ query: "" }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return url ? fetch(request) : metaSearch(request);
}

async function answersWell(ask: StatusParts["askFunctions"]): Promise<boolean> {
  try {
    return (await ask()).status === REFUSED;
  } catch {
    return false;
  }
}

function health(isWell: boolean): Health {
  return isWell ? "operational" : "error";
}
