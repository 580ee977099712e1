import type {
  Health,
  ScraperRun,
  StatusReport,
} from "#app/platform/status-report.ts";
import type { Backend } from "./backend/backend.ts";
import type { MetaSearchTally } from "./meta-search-tally.ts";

const TIMEOUT_MS = 5_000;

/** The address whose answer tells whether functions run. */
export const META_SEARCHER = "/functions/v1/meta-searcher";

export type StatusParts = {
  readonly backend: Pick<Backend, "isReady">;
  /** Asks the function for what it allows, which costs no search. */
  readonly askFunctions: () => Promise<Response> | Response;
  readonly tally: Pick<MetaSearchTally, "lastHour">;
  readonly lastScraperRun: () => Promise<ScraperRun | null>;
  readonly now: () => number;
};

/** How the parts are now. Never rejects: a part that cannot be asked has an error. */
export async function statusReport({
  backend,
  askFunctions,
  tally,
  lastScraperRun,
  now,
}: StatusParts): Promise<StatusReport> {
  const [isReady, doFunctionsRun, scraper] = await Promise.all([
    backend.isReady().catch(() => false),
    answersWell(askFunctions),
    lastScraperRun().catch(() => null),
  ]);
  return {
    checkedAt: new Date(now()).toISOString(),
    backend: health(isReady),
    functions: health(doFunctionsRun),
    metaSearch: tally.lastHour(),
    scraper,
  };
}

/** Asks the functions of another server. */
export function askFunctionsAt(url: string): Promise<Response> {
  return fetch(url + META_SEARCHER, {
    method: "OPTIONS",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

async function answersWell(ask: StatusParts["askFunctions"]): Promise<boolean> {
  try {
    return (await ask()).ok;
  } catch {
    return false;
  }
}

function health(isWell: boolean): Health {
  return isWell ? "operational" : "error";
}
