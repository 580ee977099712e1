import type { Failure } from "../failure.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BAD_QUERY_STATUSES = [400, 414, 422];

/** Milliseconds without requests to an API after a failure. */
export function pauseAfter(
  { reason, status, retryAfterMs }: Failure,
  defaultMs: number,
): number {
  if (reason === "challenge") return 6 * HOUR_MS;
  // Some APIs report a rejected query as 200 with another body.
  if (reason === "shape") return 0;
  if (status === 403) return 10 * MINUTE_MS;
  if (status === 429)
    // `Retry-After: 0`, or a past date, would be no pause.
    return Math.min(retryAfterMs || 3 * MINUTE_MS, HOUR_MS);
  if (retryAfterMs) return Math.min(retryAfterMs, HOUR_MS);
  return BAD_QUERY_STATUSES.includes(status ?? 0) ? 0 : defaultMs;
}
