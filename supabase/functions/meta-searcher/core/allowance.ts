const MINUTE_MS = 60_000;

/** As many may come at once: the strictest of the sources bears ten in a second. */
const BURST = 8;

/** Lets so many requests a minute through, few of them at once. */
export type Allowance = {
  /** Whether one more may go; it is counted then. */
  readonly take: () => boolean;
  /** Counts one that goes in any case: later ones wait for it. */
  readonly spend: () => void;
};

export function createAllowance(
  perMinute: number,
  now: () => number,
): Allowance {
  if (perMinute === Number.POSITIVE_INFINITY)
    return { take: () => true, spend: () => {} };
  const most = Math.min(perMinute, BURST);
  let left = most;
  let countedAt = now();
  const count = () => {
    const passedMs = now() - countedAt;
    countedAt += passedMs;
    left = Math.min(most, left + (passedMs * perMinute) / MINUTE_MS);
    return left;
  };
  return {
    take() {
      if (count() < 1) return false;
      left -= 1;
      return true;
    },
    spend() {
      left = count() - 1;
    },
  };
}
