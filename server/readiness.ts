import { inTime } from "./in-time.ts";
import { keptFor } from "./kept-for.ts";

/**
 * Whether the backend answers, said in time. Never rejects. One that hangs is not asked
 * again by each who wants to know: every question holds a connection.
 */
export function createReadiness(
  ask: () => Promise<boolean>,
  now: () => number,
): () => Promise<boolean> {
  const question = keptFor(0, now, ask);
  return () => inTime(question(), false).catch(() => false);
}
