import type { RunResult } from "#supabase/functions/scraper/run-scraper.ts";
import type { Log } from "../log.ts";
import { untilStopped } from "./until-stopped.ts";

const MINUTE_MS = 60_000;
/** A server that has just started has other work. */
const FIRST_MS = 5 * MINUTE_MS;
/** The database knows when a run is due: asking costs one statement. */
const AGAIN_MS = 15 * MINUTE_MS;

export type ScheduleParts = {
  readonly scrape: (signal: AbortSignal) => Promise<RunResult>;
  /** Resolves after so long, or earlier when its signal aborts; never rejects. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: Pick<Log, "info" | "warn">;
};

export type Schedule = {
  /** Asks now whether a run is due, unless one is under way: a search has found the import stale. */
  readonly requestImport: () => void;
  /** Leaves a run under way to the next claimant. */
  readonly stop: () => Promise<void>;
};

/** Asks again and again whether a run is due. */
export function startSchedule({ scrape, sleep, log }: ScheduleParts): Schedule {
  let wake = new AbortController();
  const stop = untilStopped(async (signal) => {
    const pause = async (ms: number) => {
      wake = new AbortController();
      await sleep(ms, AbortSignal.any([signal, wake.signal]));
    };
    await pause(FIRST_MS);
    while (!signal.aborted) {
      const result = await scrape(signal).catch((err: unknown) => ({ err }));
      if ("err" in result) log.warn(result, "the scraper failed");
      else logResult(log, result);
      await pause(AGAIN_MS);
    }
  });
  return { requestImport: () => wake.abort(), stop };
}

function logResult(log: ScheduleParts["log"], result: RunResult) {
  if (result.state === "busy" || result.state === "notDue") return;
  log.info(result, "the scraper ended a run or left it");
}
