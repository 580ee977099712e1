import { type CrawlParts, createCrawlClient } from "../_shared/crawl-client.ts";
import { createHostQueue } from "../_shared/host-queue.ts";
import { sleep } from "../_shared/sleep.ts";
import type { ImportedSource } from "../_shared/sources.ts";
import { importSources } from "./import/import-sources.ts";
import { checkLinks } from "./links/check-links.ts";
import type { Link, Report, ScraperStore } from "./store.ts";

/** Between two writes of the import: an embedded database blocks the other work of its process. */
const WRITE_DELAY_MS = 20;

export type Progress = {
  readonly done: number;
  /** Sources, and links if the run checks them. */
  readonly total: number;
};

export type ScraperParts = Omit<CrawlParts, "sleep" | "signal"> & {
  readonly store: ScraperStore;
  readonly links: ReadonlyArray<Link>;
  readonly sources: ReadonlyArray<ImportedSource>;
  /** Minimum hours between the starts of two runs, or 1 while every source fails; 0 always starts one. */
  readonly everyHours: number;
  /** Milliseconds. */
  readonly now: () => number;
  /** Leaves the run to the next worker. */
  readonly signal: AbortSignal;
  /** Called after each source that has sent rows. */
  readonly onImported?: () => void;
  readonly onProgress?: (progress: Progress) => void;
};

export type RunResult =
  | { readonly state: "busy" | "notDue" }
  | {
      /** `lost`: another instance has taken the run. */
      readonly state: "finished" | "paused" | "lost";
      readonly run: number;
      readonly isResumed: boolean;
      readonly report: Report | null;
    };

/**
 * Starts the due run or resumes one: the import first, then once a day the links.
 * Rejects when the database is unreachable.
 */
export async function runScraper(parts: ScraperParts): Promise<RunResult> {
  const claim = await parts.store.claim(parts.everyHours);
  if (claim.state !== "claimed") return claim;
  const { run, isResumed } = claim;
  const links = claim.checksLinks ? parts.links : [];
  const isOurs = await work(run, { ...parts, links }).catch(
    (error: unknown) => {
      if (parts.signal.aborted) return true;
      throw error;
    },
  );
  if (!isOurs) return { state: "lost", run, isResumed, report: null };
  const isFinished = !parts.signal.aborted;
  const report = await parts.store.release(run, isFinished);
  const state = isFinished ? "finished" : "paused";
  return { state: report ? state : "lost", run, isResumed, report };
}

async function work(run: number, parts: ScraperParts): Promise<boolean> {
  const { signal, links, sources, store } = parts;
  const pause = (ms: number) => sleep(ms, signal);
  const client = createCrawlClient({ ...parts, sleep: pause });
  const writes = createHostQueue(WRITE_DELAY_MS, pause);
  let done = 0;
  const onDone = (count: number) => {
    done += count;
    parts.onProgress?.({ done, total: links.length + sources.length });
  };
  const shared = { ...parts, run, client, onDone };
  const isOurs = await importSources({
    ...shared,
    store: {
      ...store,
      recordBatch: (run, batch) =>
        writes.schedule("store", () => store.recordBatch(run, batch)),
    },
  });
  return isOurs && checkLinks(shared);
}
