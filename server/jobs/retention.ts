import { z } from "zod";
import { callDataApi } from "#supabase/functions/_shared/data-api.ts";
import type { Operator } from "../backend/backend.ts";
import type { Log } from "../log.ts";
import { startLoop } from "./start-loop.ts";

const MINUTE_MS = 60_000;
/** A starting server has other work. */
const FIRST_DELAY_MS = 10 * MINUTE_MS;
const INTERVAL_MS = 24 * 60 * MINUTE_MS;

/** Numbers of deleted rows. */
const DELETED = z.object({ reminderMails: z.number(), signIns: z.number() });

export type RetentionParts = {
  readonly operator: Operator;
  /** Resolves after `ms`, or earlier when its signal aborts; never rejects. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: Pick<Log, "info" | "warn">;
};

/**
 * Deletes expired data once a day (docs/operations.md, "What is deleted"). Every
 * instance does: repeated deletion changes nothing. Returns the stop function.
 */
export function startRetention({
  operator,
  sleep,
  log,
}: RetentionParts): () => Promise<void> {
  return startLoop(async (signal) => {
    await sleep(FIRST_DELAY_MS, signal);
    while (!signal.aborted) {
      await deleteExpiredData(operator).then(
        (deleted) => {
          if (Object.values(deleted).some((count) => count > 0))
            log.info(deleted, "expired data was deleted");
        },
        (err: unknown) => log.warn({ err }, "expired data was not deleted"),
      );
      await sleep(INTERVAL_MS, signal);
    }
  });
}

/** Rejects when the database is unreachable. */
export async function deleteExpiredData(operator: Operator) {
  return DELETED.parse(
    await callDataApi(operator, "rpc/delete_expired_data", {}),
  );
}
