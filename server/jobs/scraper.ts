import { randomUUID } from "node:crypto";
import { CRAWL_POLICY } from "#supabase/functions/_shared/crawl-client.ts";
import { createNetworkPolicy } from "#supabase/functions/_shared/network-policy.ts";
import { SOURCES } from "#supabase/functions/_shared/sources.ts";
import {
  type RunResult,
  runScraper,
  type ScraperParts,
} from "#supabase/functions/scraper/run-scraper.ts";
import { createScraperStore } from "#supabase/functions/scraper/store.ts";
import { createUserAgent } from "#supabase/functions/scraper/user-agent.ts";
import type { Operator } from "../backend/backend.ts";
import { resolveHost } from "../resolve-host.ts";

export type ScrapeParts = Pick<
  ScraperParts,
  "links" | "everyHours" | "signal" | "onImported" | "onProgress"
> & {
  readonly operator: Operator;
  readonly publicUrl: string | null;
  readonly contactEmail: string | null;
};

/** Starts a due run or resumes one, in this process. */
export async function scrape({
  operator,
  publicUrl,
  contactEmail,
  ...more
}: ScrapeParts): Promise<RunResult> {
  return runScraper({
    ...more,
    ...CRAWL_POLICY,
    store: createScraperStore({ ...operator, workerId: randomUUID() }),
    sources: SOURCES,
    fetch,
    network: createNetworkPolicy(resolveHost),
    now: Date.now,
    userAgent: createUserAgent(publicUrl, contactEmail),
  });
}
