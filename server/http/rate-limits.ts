import { SEARCHES } from "#supabase/functions/meta-searcher/client-limit.ts";
import type { Sql } from "../backend/backend.ts";
import { createCounter, type Limit, type RateLimit } from "./rate-limit.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A limit by network has room for 300 students behind one address in one lesson, with a
 * second attempt for some. A limit by account or e-mail is above what one person needs.
 * docs/architecture.md gives the reason for each number.
 */
const LIMITS = {
  /** By network, without a session. */
  api: { points: 3_000, seconds: MINUTE },
  /** By account. */
  apiAccount: { points: 300, seconds: MINUTE },
  /** By network. */
  signIn: { points: 1_200, seconds: 5 * MINUTE },
  /** By network. */
  signUp: { points: 400, seconds: 10 * MINUTE },
  /** By e-mail, over all networks. */
  signUpEmail: { points: 10, seconds: HOUR },
  /** By network: mails with a link. */
  recovery: { points: 400, seconds: HOUR },
  /** By recipient e-mail, over all networks. */
  recoveryEmail: { points: 5, seconds: HOUR },
  /** By network: links in mails, whose secrets cannot be guessed. */
  verify: { points: 600, seconds: 10 * MINUTE },
  /** By account; by network without one. */
  emailChange: { points: 5, seconds: HOUR },
  /** By network. */
  message: { points: 300, seconds: 10 * MINUTE },
  /** By account. */
  messageAccount: { points: 10, seconds: 10 * MINUTE },
  /** By network. */
  search: SEARCHES,
} satisfies Record<string, Limit>;

/** Counted in memory only: a database write would cost more than the request. */
const IN_EACH_PROCESS: ReadonlySet<string> = new Set(["api", "apiAccount"]);

export type RateLimits = Readonly<Record<keyof typeof LIMITS, RateLimit>>;

/** `factor` multiplies the points of every limit, for tests and for very large sites. */
export function createRateLimits(factor: number, sql: Sql | null): RateLimits {
  const limits = Object.entries(LIMITS).map(([name, { points, seconds }]) => [
    name,
    createCounter(
      name,
      { points: scaleLimit(points, factor), seconds },
      IN_EACH_PROCESS.has(name) ? null : sql,
    ),
  ]);
  // `Object.fromEntries` loses the names of the keys.
  return Object.fromEntries(limits) as RateLimits;
}

/** A limit times the operator's factor; at least 1. */
export function scaleLimit(points: number, factor: number): number {
  return Math.max(1, Math.round(points * factor));
}
