import pg from "pg";
import { StartError } from "../env.ts";
import { redactText } from "../log.ts";
import { createTokenVerifier } from "./access-token.ts";
import type { Backend } from "./backend.ts";
import { answersHealthCheck, createLite, type LiteSettings } from "./lite.ts";
import { createPgConnection, createPool } from "./pg-connection.ts";

const CONNECT_TIMEOUT_MS = 5_000;

/** Any number that no other program on the database uses for its advisory locks. */
const MIGRATION_LOCK = 7_264_100_321;

/** A PostgreSQL server that any number of identical processes share. */
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
    sql: async (text, values) => (await pool.query(text, [...values])).rows,
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

/** Of several processes starting at once, one migrates while the others wait. */
async function withMigrationLock(
  databaseUrl: string,
  migrate: () => Promise<void>,
) {
  // A connection of its own, which waits as long as the other process needs.
  const session = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Losing the server here ends the start with a sentence, by the next statement.
  session.on("error", () => {});
  await session.connect().catch((error: Error) => {
    throw new StartError(
      `The database in DATABASE_URL cannot be reached: ${redactText(error.message || String(error))}.`,
    );
  });
  try {
    await session.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate();
  } finally {
    // Ends the lock too.
    await session.end();
  }
}
