import pg from "pg";
import { StartError } from "../env.ts";
import { redactText } from "../log.ts";
import { createTokenVerifier } from "./access-token.ts";
import type { Backend } from "./backend.ts";
import { answersHealthCheck } from "./health-check.ts";
import { createLite, type LiteSettings } from "./lite.ts";
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
  const fetch = (request: Request) => lite.fetch(request, null);
  return {
    kind: "postgres",
    public: { url: null, publishableKey: settings.keys.publishableKey },
    fetch: lite.fetch,
    verifyToken: createTokenVerifier(settings.keys.jwtSecret),
    isReady: () =>
      answersHealthCheck(
        fetch,
        settings.publicUrl,
        settings.keys.publishableKey,
      ),
    sql: connection.query,
    operator: {
      url: settings.publicUrl,
      key: settings.keys.secretKey,
      fetch,
    },
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
