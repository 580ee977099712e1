/** Who waits longer for the backend is told what is told without its answer. */
export const TIMEOUT_MS = 5_000;

/** The answer, or `late` where none has come in time. Rejects as the question does. */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  late: Answer,
): Promise<Answer> {
  const limit = Promise.withResolvers<Answer>();
  const timer = setTimeout(limit.resolve, TIMEOUT_MS, late);
  try {
    return await Promise.race([answer, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
