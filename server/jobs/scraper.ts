import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { SOURCES } from "#supabase/functions/scraper/harvest/sources.ts";
import {
  type Progress,
  type RunResult,
  runScraper,
} from "#supabase/functions/scraper/run-scraper.ts";
import { createStore } from "#supabase/functions/scraper/store.ts";
import { userAgentOf } from "#supabase/functions/scraper/user-agent.ts";
import type { Operator } from "../backend/backend.ts";

const PAUSE_MS = 1_500;
const TIMEOUT_MS = 15_000;

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
  ...rest
}: ScrapeParts): Promise<RunResult> {
  // Read when it is needed: a server that never scrapes does not hold it twice.
  const { catalogueLinks } = await import("./catalogue-links.ts");
  return runScraper({
    ...rest,
    store: createStore({ ...operator, holder: randomUUID() }),
    links: catalogueLinks(),
    sources: SOURCES,
    fetch,
    sleep: (ms) => restFor(ms, signal),
    now: Date.now,
    userAgent: userAgentOf(publicUrl, contactEmail),
    pauseMs: PAUSE_MS,
    timeoutMs: TIMEOUT_MS,
    isTest: false,
    signal,
  });
}

/** Ends early, and not with a complaint, when it is told to. */
export async function restFor(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => {});
}
