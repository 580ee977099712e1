import type { RunResult } from "#supabase/functions/scraper/run-scraper.ts";
import type { Log } from "../log.ts";
import { untilStopped } from "./until-stopped.ts";

const MINUTE = 60_000;
/** A server that has just started has other things to do, and many live no longer than that. */
const FIRST_MS = 5 * MINUTE;
/** The database knows when a run is due: asking costs one statement. */
const AGAIN_MS = 15 * MINUTE;

export type ScheduleParts = {
  readonly scrape: (signal: AbortSignal) => Promise<RunResult>;
  /** Resolves after so long, or earlier when it is told to stop; never rejects. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: Pick<Log, "info" | "warn">;
};

/** Asks again and again whether a run is due. Returns the stop, which leaves a run under way to whoever asks next. */
export function startSchedule({
  scrape,
  sleep,
  log,
}: ScheduleParts): () => Promise<void> {
  return untilStopped(async (signal) => {
    await sleep(FIRST_MS, signal);
    while (!signal.aborted) {
      const result = await scrape(signal).catch((err: unknown) => ({ err }));
      if ("err" in result) log.warn(result, "the scraper failed");
      else tell(log, result);
      await sleep(AGAIN_MS, signal);
    }
  });
}

function tell(log: ScheduleParts["log"], result: RunResult) {
  if (result.state === "busy" || result.state === "notDue") return;
  log.info(result, "the scraper ended a run or left it");
}
