import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import {
  createScraperStore,
  type ImportBatch,
  type OpportunityRecord,
  type ScraperStore,
} from "#supabase/functions/scraper/store.ts";
import type { ScrapeSite } from "#supabase/functions/scraper/testing/scrape-site.ts";
import type { Product } from "../testing/product.ts";

export const DAY_MS = 86_400_000;

const SCRAPE_SITE = join(
  import.meta.dirname,
  "../../supabase/functions/scraper/testing/scrape-site.ts",
);

/** Scraper workers over a product, and its operator. */
export function workersOn(product: () => Product) {
  const as = (workerId: string, more: Partial<ScrapeSite> = {}) => ({
    url: product().url,
    key: product().secretKey,
    workerId,
    ...more,
  });
  const storeAs = (workerId: string, leaseSeconds = 300) =>
    createScraperStore({ ...as(workerId), leaseSeconds, fetch });
  return {
    as,
    storeAs,
    /** Ends the lease at once: the worker claims its own run again, for 0 seconds. */
    endLease: (workerId: string) => storeAs(workerId, 0).claim(0),
    operator: () => createClient(product().url, product().secretKey),
  };
}

/** A run in its own process, which can be killed. */
export function startScraper(site: ScrapeSite, more: object = {}) {
  const args = [SCRAPE_SITE, JSON.stringify(site), JSON.stringify(more)];
  return spawn(process.execPath, args, { stdio: "inherit" });
}

export async function kill(child: ChildProcess) {
  child.kill("SIGKILL");
  await once(child, "exit");
}

export async function claimRun(store: ScraperStore): Promise<number> {
  const claim = await store.claim(0);
  if (claim.state !== "claimed") throw new Error(claim.state);
  return claim.run;
}

export function aBatch(part: Partial<ImportBatch> = {}): ImportBatch {
  return {
    source: "directo",
    harvested_at: daysAgo(0),
    failure: null,
    rows: [],
    rejected: [],
    since: null,
    listing_since: null,
    state: null,
    is_done: true,
    ...part,
  };
}

/** A row published that many days ago; null: without a date. */
export function aRow(id: string, days: number | null): OpportunityRecord {
  return {
    native_id: id,
    title: `Beca ${id}`,
    description: "",
    language: "es",
    link: `https://directo.example/${id}`,
    canonical_link: `directo.example/${id}`,
    published_at: days === null ? null : daysAgo(days),
    closes_at: null,
  };
}

const now = Date.now();

/** The same time of day in each call. */
export function daysAgo(days: number): string {
  return new Date(now - days * DAY_MS).toISOString();
}
