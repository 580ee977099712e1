import type { Failure } from "./reply.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FAILURES_TO_OPEN = 3;
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 10 * MINUTE;

/** Leaves a source alone that has failed, and tries it with one request before all others. */
export type Breaker = {
  /** Whether the source may be asked now. After a pause only the first asker may, until it has reported. */
  readonly tryPass: () => boolean;
  readonly succeeded: () => void;
  readonly failed: (failure: Failure) => void;
};

export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let opensAt = 0;
  let isProbing = false;

  const pause = (ms: number) => {
    opensAt = now() + ms;
  };
  // What was on its way when it opened says nothing new.
  const isLate = () => now() < opensAt && !isProbing;

  return {
    tryPass() {
      if (opensAt === 0) return true;
      if (now() < opensAt || isProbing) return false;
      isProbing = true;
      return true;
    },
    succeeded() {
      if (isLate()) return;
      failures = 0;
      pauseMs = FIRST_PAUSE_MS;
      opensAt = 0;
      isProbing = false;
    },
    failed(failure) {
      if (isLate()) return;
      const wasProbe = isProbing;
      isProbing = false;
      const fixedMs = fixedPauseOf(failure);
      if (fixedMs !== null) return pause(fixedMs);
      if (isOurFault(failure)) return;
      failures += 1;
      if (failures < FAILURES_TO_OPEN && !wasProbe) return;
      pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    },
  };
}

/** A refusal that says by itself how long it lasts. */
function fixedPauseOf(failure: Failure): number | null {
  if (failure.reason === "challenge") return 6 * HOUR;
  if (failure.status === 403) return LONGEST_PAUSE_MS;
  if (failure.status === 429)
    // "0", or a day that is over, is no pause for one who has just been told off.
    return Math.min(failure.retryAfterMs || 3 * MINUTE, HOUR);
  return failure.retryAfterMs ? Math.min(failure.retryAfterMs, HOUR) : null;
}

/** It was not asked; or it answers, and it is the question that it does not like. */
function isOurFault({ reason, status }: Failure): boolean {
  return (
    reason === "allowance" || status === 400 || status === 414 || status === 422
  );
}
