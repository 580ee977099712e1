const MINUTE_MS = 60_000;

/** As many may come at once: the strictest of the sources bears ten in a second. */
const BURST = 8;

/** Lets so many requests a minute through, few of them at once. Says whether one more may go. */
export type Allowance = { readonly take: () => boolean };

export function createAllowance(
  perMinute: number,
  now: () => number,
): Allowance {
  if (perMinute === Number.POSITIVE_INFINITY) return { take: () => true };
  const most = Math.min(perMinute, BURST);
  let left = most;
  let countedAt = now();
  return {
    take() {
      const passedMs = now() - countedAt;
      countedAt += passedMs;
      left = Math.min(most, left + (passedMs * perMinute) / MINUTE_MS);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
