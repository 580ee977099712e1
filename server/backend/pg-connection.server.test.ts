import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, onTestFinished } from "vitest";
import { createTestDatabase, testOnPostgres } from "../testing/backends.ts";
import { createPgConnection, createPool } from "./pg-connection.ts";

const QUERY_TIMEOUT_MS = 300;
/** Longer than the timeouts of the driver and of the server. */
const LONGER_SECONDS = 1.2;
const SLEEP_SECONDS = 5;

testOnPostgres(
  "a statement that times out rejects, and its connection is not reused",
  async () => {
    const { kysely, pool, endMigration } = await connect();
    endMigration();
    const sleep = sql`select pg_sleep(${SLEEP_SECONDS})`;
    const started = performance.now();
    await expect(
      kysely.transaction().execute((transaction) => sleep.execute(transaction)),
    ).rejects.toThrow();
    expect(pool.totalCount).toBe(0);
    const { rows } = await sql`select 1 as one`.execute(kysely);
    expect(rows).toEqual([{ one: 1 }]);
    expect(performance.now() - started).toBeLessThan(SLEEP_SECONDS * 1_000);
  },
);

testOnPostgres(
  "the server ends a statement that timed out on a connection that a migration used",
  async () => {
    const { kysely, endMigration } = await connect();
    await sql`select 1`.execute(kysely);
    endMigration();
    const statement = `select pg_sleep(${SLEEP_SECONDS}) as ${randomName()}`;
    const started = performance.now();
    await expect(sql.raw(statement).execute(kysely)).rejects.toThrow(
      "Query read timeout",
    );
    const countRunning = async () => {
      const { rows } = await sql`
        select pid from pg_stat_activity where state = 'active' and query = ${statement}
      `.execute(kysely);
      return rows.length;
    };
    await expect.poll(countRunning, { interval: 50 }).toBe(0);
    expect(performance.now() - started).toBeLessThan(SLEEP_SECONDS * 500);
  },
);

testOnPostgres(
  "a migration statement may take longer than those of requests",
  async () => {
    const { kysely, endMigration } = await connect();
    const sleep = sql`select pg_sleep(${LONGER_SECONDS})`;
    await sleep.execute(kysely);
    endMigration();
    await expect(sleep.execute(kysely)).rejects.toThrow("Query read timeout");
  },
);

function randomName(): string {
  return `marked_${randomBytes(8).toString("hex")}`;
}

async function connect() {
  const database = await createTestDatabase("postgres");
  onTestFinished(database.remove);
  const url = database.settings.DATABASE_URL ?? "";
  const pool = createPool(url, QUERY_TIMEOUT_MS);
  const { kysely, endMigration } = createPgConnection(url, pool);
  onTestFinished(() => kysely.destroy());
  return { kysely, pool, endMigration };
}
