import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Sql } from "../backend/backend.ts";

/** So many requests of one kind from one key within a span of time. */
export type Limit = {
  readonly points: number;
  readonly seconds: number;
};

export type RateLimit = {
  /** Seconds to wait, or null when the request may pass. `key` says who asks, `points` how much it costs: 1. */
  readonly take: (key: string, points?: number) => Promise<number | null>;
};

/** Counts in memory, or in the database where several processes share it. While the database is away each process counts for itself. */
export function createRateLimit(
  name: string,
  { points, seconds }: Limit,
  sql: Sql | null,
): RateLimit {
  const options = { keyPrefix: name, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const limiter: RateLimiterAbstract = sql
    ? new RateLimiterPostgres({
        ...options,
        storeClient: queryable(sql),
        storeType: "client",
        schemaName: "server",
        tableName: "rate_limits",
        tableCreated: true,
        insuranceLimiter: memory,
      })
    : memory;
  return {
    async take(key, cost = 1) {
      try {
        await limiter.consume(hashOf(key), cost);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        throw refusal;
      }
    },
  };
}

/** Addresses and e-mails are counted, never written down. */
function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** What the limiter's PostgreSQL store expects of a client. */
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
