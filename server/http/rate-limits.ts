import { SEARCHES } from "#supabase/functions/meta-searcher/client-limit.ts";
import type { Sql } from "../backend/backend.ts";
import { createRateLimit, type Limit, type RateLimit } from "./rate-limit.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Wide enough for a school behind one address, narrow enough for guessing to be useless.
 * The limits on an account count by network address and e-mail together, so that
 * nobody can lock another person out.
 */
const LIMITS = {
  signIn: { points: 200, seconds: 5 * MINUTE },
  signInAccount: { points: 10, seconds: 5 * MINUTE },
  signUp: { points: 40, seconds: 10 * MINUTE },
  recovery: { points: 30, seconds: HOUR },
  recoveryAccount: { points: 5, seconds: HOUR },
  message: { points: 10, seconds: 10 * MINUTE },
  search: SEARCHES,
  api: { points: 1_200, seconds: MINUTE },
  render: { points: 600, seconds: MINUTE },
} satisfies Record<string, Limit>;

export type RateLimits = Readonly<Record<keyof typeof LIMITS, RateLimit>>;

/** `factor` multiplies every number, for tests and for very large sites. */
export function createRateLimits(factor: number, sql: Sql | null): RateLimits {
  const limits = Object.entries(LIMITS).map(([name, { points, seconds }]) => {
    const scaled = {
      points: Math.max(1, Math.round(points * factor)),
      seconds,
    };
    // Counting each read in the database would cost more than the read.
    const shared = name === "api" || name === "render" ? null : sql;
    return [name, createRateLimit(name, scaled, shared)];
  });
  return Object.fromEntries(limits) as RateLimits;
}
