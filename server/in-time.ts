import { within } from "#supabase/functions/_shared/within.ts";

/** Who waits longer for the backend is told what is told without its answer. */
export const TIMEOUT_MS = 5_000;

/** The answer, or `late` where none has come in time. Rejects as the question does. */
export function inTime<Answer>(
  answer: Promise<Answer>,
  late: Answer,
): Promise<Answer> {
  return within(answer, TIMEOUT_MS, late);
}
