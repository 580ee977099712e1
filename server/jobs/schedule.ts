import type { RunResult } from "#supabase/functions/scraper/run-scraper.ts";
import type { Log } from "../log.ts";
import { startLoop } from "./start-loop.ts";

const MINUTE_MS = 60_000;
/** A starting server has other work. */
const FIRST_DELAY_MS = 5 * MINUTE_MS;
/** The database knows when a run is due: checking costs one statement. */
const INTERVAL_MS = 15 * MINUTE_MS;

export type ScheduleParts = {
  readonly scrape: (signal: AbortSignal) => Promise<RunResult>;
  /** Resolves after `ms`, or earlier when its signal aborts; never rejects. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: Pick<Log, "info" | "warn">;
};

export type ScraperSchedule = {
  /**
   * Checks now whether a run is due, unless one is in progress; for a search that found
   * the import stale.
   */
  readonly requestImport: () => void;
  /** Aborts the current run, which the next worker resumes. */
  readonly stop: () => Promise<void>;
};

/** Checks periodically whether a run is due. */
export function startSchedule({
  scrape,
  sleep,
  log,
}: ScheduleParts): ScraperSchedule {
  let wake = new AbortController();
  const stop = startLoop(async (signal) => {
    const pause = async (ms: number) => {
      wake = new AbortController();
      await sleep(ms, AbortSignal.any([signal, wake.signal]));
    };
    await pause(FIRST_DELAY_MS);
    while (!signal.aborted) {
      await scrape(signal).then(
        (result) => logResult(log, result),
        (err: unknown) => log.warn({ err }, "the scraper failed"),
      );
      await pause(INTERVAL_MS);
    }
  });
  return { requestImport: () => wake.abort(), stop };
}

function logResult(log: ScheduleParts["log"], result: RunResult) {
  if (result.state === "busy" || result.state === "notDue") return;
  log.info(result, "a scraper run finished or stopped");
}
