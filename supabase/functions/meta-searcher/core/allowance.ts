const MINUTE_MS = 60_000;

/** Lets so many requests a minute through, in a burst or one by one. Says whether one more may go. */
export type Allowance = { readonly take: () => boolean };

export function createAllowance(
  perMinute: number,
  now: () => number,
): Allowance {
  let left = perMinute;
  let countedAt = now();
  return {
    take() {
      const passedMs = now() - countedAt;
      countedAt += passedMs;
      left = Math.min(perMinute, left + (passedMs * perMinute) / MINUTE_MS);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
