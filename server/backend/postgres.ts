import { createPostgresConnection } from "@supabase/lite/postgres";
import postgres from "postgres";
import { StartError } from "../env.ts";
import { redactText } from "../log.ts";
import type { Backend } from "./backend.ts";
import {
  answersHealthCheck,
  createLite,
  type LiteSettings,
  migrate,
} from "./lite.ts";

const CONNECT_SECONDS = 5;
const CONNECTIONS = 10;

/** Any number that no other program on the database uses for its advisory locks. */
const MIGRATION_LOCK = 7_264_100_321;

/** A PostgreSQL server that any number of identical processes share. */
export async function openPostgres(
  databaseUrl: string,
  settings: LiteSettings,
): Promise<Backend> {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: CONNECTIONS,
      connect_timeout: CONNECT_SECONDS,
      onnotice: () => {},
    },
  });
  const own = postgres(databaseUrl, {
    max: 2,
    connect_timeout: CONNECT_SECONDS,
    onnotice: () => {},
  });
  const app = await createLite(connection, settings);
  await alone(own, () => migrate(app));
  return {
    kind: "postgres",
    public: { url: null, publishableKey: settings.keys.publishableKey },
    fetch: (request, peerAddress) => app.fetch(request, { peerAddress }),
    isReady: () =>
      answersHealthCheck(
        (request) => app.fetch(request, { peerAddress: null }),
        settings.publicUrl,
        settings.keys.publishableKey,
      ),
    sql: (text, values) => own.unsafe(text, [...values]),
    operator: {
      url: settings.publicUrl,
      key: settings.keys.secretKey,
      fetch: (request) => app.fetch(request, { peerAddress: null }),
    },
    async close() {
      await Promise.all([connection.close(), own.end({ timeout: 5 })]);
    },
  };
}

/** Of several processes starting at once, one migrates while the others wait. */
async function alone(sql: postgres.Sql, work: () => Promise<unknown>) {
  const session = await sql.reserve().catch((error: Error) => {
    throw new StartError(
      `The database in DATABASE_URL cannot be reached: ${redactText(error.message || String(error))}.`,
    );
  });
  try {
    await session`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await work();
  } finally {
    await session`select pg_advisory_unlock(${MIGRATION_LOCK})`;
    session.release();
  }
}
