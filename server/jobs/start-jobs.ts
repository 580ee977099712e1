import { setTimeout } from "node:timers/promises";
import type { Backend } from "../backend/backend.ts";
import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import { logProgress } from "./log-progress.ts";
import { startRefresh } from "./refresh.ts";
import { startSchedule } from "./schedule.ts";
import { scrape } from "./scraper.ts";

export type JobParts = {
  readonly env: Pick<Env, "publicUrl" | "contactEmail" | "scrapeEveryHours">;
  readonly backend: Pick<Backend, "operator">;
  readonly log: Log;
  /** Renews what pages show of link checks. */
  readonly refresh: () => Promise<void>;
  /** A run has ended its import. */
  readonly onImported: () => void;
};

export type Jobs = {
  /** A search has found the import stale. Does nothing where this process runs no import. */
  readonly requestImport: () => void;
  readonly stop: () => Promise<void>;
};

/** Starts the background work of this process. */
export function startJobs(parts: JobParts): Jobs {
  const sleep = (ms: number, signal: AbortSignal) =>
    setTimeout(ms, undefined, { signal }).catch(() => {});
  const { refresh, log } = parts;
  const stopRefresh = startRefresh({ refresh, sleep });
  const work = createScrape(parts);
  if (!work) return { requestImport() {}, stop: stopRefresh };
  const schedule = startSchedule({ sleep, log, scrape: work });
  return {
    requestImport: schedule.requestImport,
    async stop() {
      await Promise.all([stopRefresh(), schedule.stop()]);
    },
  };
}

/** Null where the scraper is switched off, or where this process has no operator's key. */
function createScrape({ env, backend, log, refresh, onImported }: JobParts) {
  const { publicUrl, contactEmail, scrapeEveryHours: everyHours } = env;
  const { operator } = backend;
  if (!operator || everyHours === 0) return null;
  return async (signal: AbortSignal) => {
    const result = await scrape({
      operator,
      publicUrl,
      contactEmail,
      everyHours,
      signal,
      onImported,
      onProgress: logProgress(log),
    });
    if (result.state === "finished") await refresh();
    return result;
  };
}
