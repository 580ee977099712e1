import { createRateLimits, type RateLimits } from "./rate-limits.ts";

/** Rate limits that record charges ("signIn 198.51.100.7") and refunds; those in `full` reject. */
export function recordingLimits(...full: Array<keyof RateLimits>) {
  const charged: Array<string> = [];
  const refunded: Array<string> = [];
  // `Object.keys` and `Object.fromEntries` lose the names of the keys.
  const names = Object.keys(createRateLimits(1, null)) as typeof full;
  const limits = Object.fromEntries(
    names.map((name) => [
      name,
      {
        take: async (key: string) => {
          charged.push(`${name} ${key}`);
          return full.includes(name) ? 30 : null;
        },
        refund: async (key: string) => {
          refunded.push(`${name} ${key}`);
        },
      },
    ]),
  ) as RateLimits;
  return { limits, charged, refunded };
}
