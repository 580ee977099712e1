import { randomUUID } from "node:crypto";
import { SOURCES } from "#supabase/functions/_shared/sources.ts";
import {
  MANNERS,
  type Progress,
  type RunResult,
  runScraper,
} from "#supabase/functions/scraper/run-scraper.ts";
import { createStore } from "#supabase/functions/scraper/store.ts";
import { userAgentOf } from "#supabase/functions/scraper/user-agent.ts";
import type { Operator } from "../backend/backend.ts";
import { resolveHost } from "../resolve-host.ts";

export type ScrapeParts = {
  readonly operator: Operator;
  readonly publicUrl: string;
  readonly contactEmail: string | null;
  readonly everyHours: number;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

/** Does the run of the scraper that is due, or goes on with one that was left, from this process. */
export async function scrape({
  operator,
  publicUrl,
  contactEmail,
  signal,
  ...more
}: ScrapeParts): Promise<RunResult> {
  // Read when it is needed: a server that never scrapes does not hold it twice.
  const { catalogueLinks } = await import(
    "#supabase/functions/scraper/links/catalogue-links.ts"
  );
  return runScraper({
    ...more,
    ...MANNERS,
    store: createStore({ ...operator, holder: randomUUID() }),
    links: catalogueLinks(),
    sources: SOURCES,
    fetch,
    resolve: resolveHost,
    now: Date.now,
    userAgent: userAgentOf(publicUrl, contactEmail),
    isTest: false,
    signal,
  });
}
