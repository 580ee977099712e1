import type { ReminderResult } from "#supabase/functions/reminders/run-reminders.ts";
import type { Log } from "../log.ts";
import { startLoop } from "./start-loop.ts";

const MINUTE_MS = 60_000;
/** A starting server has other work. */
const FIRST_DELAY_MS = MINUTE_MS;
/** The database knows when a run is due: checking costs one statement. */
const INTERVAL_MS = 15 * MINUTE_MS;
/** Longest wait before a paused run is continued. */
const MAX_BACKOFF_MS = 120 * MINUTE_MS;

export type ReminderScheduleParts = {
  readonly send: (signal: AbortSignal) => Promise<ReminderResult>;
  /** Resolves after `ms`, or earlier when its signal aborts; never rejects. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: Pick<Log, "info" | "warn">;
};

/**
 * Checks periodically whether reminders are due, with a backoff while a run is paused.
 * Returns the stop function, which waits for the mail in progress and leaves the rest to
 * the next instance.
 */
export function startReminderSchedule({
  send,
  sleep,
  log,
}: ReminderScheduleParts): () => Promise<void> {
  return startLoop(async (signal) => {
    await sleep(FIRST_DELAY_MS, signal);
    let backoffMs = INTERVAL_MS;
    while (!signal.aborted) {
      const outcome = await send(signal).then(
        (result) => logResult(log, result),
        (err: unknown) => log.warn({ err }, "the reminders failed"),
      );
      const isPaused = outcome === "paused";
      await sleep(isPaused ? backoffMs : INTERVAL_MS, signal);
      backoffMs = isPaused
        ? Math.min(2 * backoffMs, MAX_BACKOFF_MS)
        : INTERVAL_MS;
    }
  });
}

/** Returns the state of the run. */
function logResult(log: ReminderScheduleParts["log"], result: ReminderResult) {
  if (result.state !== "busy" && result.state !== "notDue")
    log.info(result, "a reminder run finished or stopped");
  return result.state;
}
