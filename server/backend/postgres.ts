import pg from "pg";
import { StartError } from "../env.ts";
import { redactText } from "../log.ts";
import type { Backend } from "./backend.ts";
import { createBackendMembers, createLite, type LiteSettings } from "./lite.ts";
import { createPgConnection, createPool } from "./pg-connection.ts";

const CONNECT_TIMEOUT_MS = 5_000;

/** Any number that no other program uses for advisory locks of this database. */
const MIGRATION_LOCK = 7_264_100_321;

/** Opens a PostgreSQL server that any number of identical processes share. */
export async function openPostgres(
  databaseUrl: string,
  settings: LiteSettings,
): Promise<Backend> {
  const pool = createPool(databaseUrl);
  const connection = createPgConnection(databaseUrl, pool);
  const lite = await createLite(connection, settings);
  await withMigrationLock(databaseUrl, lite.migrate);
  connection.endMigration();
  return {
    ...createBackendMembers(lite, settings),
    kind: "postgres",
    sql: connection.query,
    async close() {
      await lite.drain();
      await pool.end();
    },
  };
}

/** One of several starting processes migrates while the others wait. */
async function withMigrationLock(
  databaseUrl: string,
  migrate: () => Promise<void>,
) {
  // Its own connection, without a statement timeout: another process may migrate for long.
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without a listener Node ends the process; the next statement reports the error.
  client.on("error", () => {});
  await client.connect().catch((error: Error) => {
    throw new StartError(
      `The database in DATABASE_URL cannot be reached: ${redactText(error.message || String(error))}.`,
    );
  });
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate();
  } finally {
    // Releases the lock too.
    await client.end();
  }
}
