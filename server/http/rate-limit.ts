import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Sql } from "../backend/backend.ts";

/** Requests of one kind from one key within a time window. */
export type Limit = {
  readonly points: number;
  readonly seconds: number;
};

export type RateLimit = {
  /** Seconds to wait, or null when the request may pass. `key` identifies the client. */
  readonly take: (key: string) => Promise<number | null>;
  /** Reverses a `take` or `count`, for a request that must not count. */
  readonly refund: (key: string) => Promise<void>;
};

export type Counter = RateLimit & {
  /** Like `RateLimit.take`, with a window of `seconds` instead of the limit's. */
  readonly take: (key: string, seconds?: number) => Promise<number | null>;
  /** Counts one and returns the count; never refuses. */
  readonly count: (key: string) => Promise<number>;
  readonly reset: (key: string) => Promise<void>;
};

/**
 * Counts in this process or, with `sql`, in the database, so that several processes share
 * a count. While the database is unavailable each process counts for itself.
 */
export function createCounter(
  name: string,
  limit: Limit,
  sql: Sql | null,
): Counter {
  const limiter = createLimiter(name, limit, sql);
  return {
    async take(key, seconds = limit.seconds) {
      try {
        await limiter.consume(hashKey(key), 1, { customDuration: seconds });
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        throw refusal;
      }
    },
    async refund(key) {
      await limiter.reward(hashKey(key));
    },
    async count(key) {
      return (await limiter.penalty(hashKey(key))).consumedPoints;
    },
    async reset(key) {
      await limiter.delete(hashKey(key));
    },
  };
}

function createLimiter(
  name: string,
  { points, seconds }: Limit,
  sql: Sql | null,
): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (!sql) return memory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: queryable(sql),
    storeType: "client",
    schemaName: "server",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: memory,
  });
}

/** Stores addresses and e-mails only as hashes. */
function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** The client that the limiter's PostgreSQL store expects. */
function queryable(sql: Sql) {
  return {
    async query({
      text,
      values = [],
    }: {
      text: string;
      values?: Array<string | number | null>;
    }) {
      const rows = await sql(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}
