import type { ReminderResult } from "#supabase/functions/reminders/run-reminders.ts";
import type { Log } from "../log.ts";
import { untilStopped } from "./until-stopped.ts";

const MINUTE_MS = 60_000;
/** A starting server has other work. */
const FIRST_MS = MINUTE_MS;
/** The database knows when a run is due: checking costs one statement. */
const AGAIN_MS = 15 * MINUTE_MS;

export type ReminderScheduleParts = {
  readonly send: (signal: AbortSignal) => Promise<ReminderResult>;
  /** Resolves after `ms`, or earlier when its signal aborts; never rejects. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: Pick<Log, "info" | "warn">;
};

/**
 * Checks periodically whether reminders are due. Returns the stop function, which waits
 * for the mail in progress and leaves the rest to the next instance.
 */
export function startReminderSchedule({
  send,
  sleep,
  log,
}: ReminderScheduleParts): () => Promise<void> {
  return untilStopped(async (signal) => {
    await sleep(FIRST_MS, signal);
    while (!signal.aborted) {
      await send(signal).then(
        (result) => logResult(log, result),
        (err: unknown) => log.warn({ err }, "the reminders failed"),
      );
      await sleep(AGAIN_MS, signal);
    }
  });
}

function logResult(log: ReminderScheduleParts["log"], result: ReminderResult) {
  if (result.state === "busy" || result.state === "notDue") return;
  log.info(result, "reminders ended a run or left it");
}
