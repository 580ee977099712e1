import { createPostgresConnection } from "@supabase/lite/postgres";
import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import pg from "pg";
import type { Sql } from "./backend.ts";
import { recordDatabaseError } from "./corrections/database-failure.ts";
import { type ServerWatch, watchServer } from "./lost-server.ts";

const CONNECTIONS = 12;
/** Part of the two seconds within which a call reports an unavailable database. */
const CONNECT_TIMEOUT_MS = 1_500;
/** Far longer than our slowest statement; a server that hangs must not block requests. */
const QUERY_TIMEOUT_MS = 15_000;
/** The server's timeout ends later than the driver's, which already answered the request. */
const SERVER_TIMEOUT_EXTRA_MS = 500;
/** A migration may rewrite a large table. */
const MIGRATION_TIMEOUT_MS = 3_600_000;
/** Message of the driver's timeout error, which has no code. */
const READ_TIMEOUT = "Query read timeout";

/**
 * Creates a pool of `CONNECTIONS` connections. A broken connection is dropped and never
 * ends the process. The server ends a statement that nobody waits for any more.
 */
export function createPool(
  databaseUrl: string,
  queryTimeoutMs = QUERY_TIMEOUT_MS,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    options: `-c TimeZone=UTC -c statement_timeout=${queryTimeoutMs + SERVER_TIMEOUT_EXTRA_MS}`,
    types: { getTypeParser },
  });
  // For idle connections, then for those in use between two statements: without a
  // listener Node ends the process.
  pool.on("error", logBrokenConnection);
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

function logBrokenConnection(error: Error) {
  console.error("a database connection broke", error);
}

/**
 * The library's connection over `pg`. Its own driver, "postgres" 3.4, throws outside of
 * any promise when the server disappears under load, and waits up to 20 s afterwards.
 * Statements use the migration timeout until `endMigration` is called, and then the
 * pool's.
 */
export function createPgConnection(databaseUrl: string, pool: pg.Pool) {
  // Opens no connection: the driver connects at its first query, which never comes.
  const connection = createPostgresConnection({ url: databaseUrl });
  let queryTimeoutMs: number | undefined = MIGRATION_TIMEOUT_MS;
  const server = watchServer(databaseUrl, pool);
  /** Clients without a statement timeout on the server. */
  const unlimited = new WeakSet<pg.PoolClient>();
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await server.connect();
    if (queryTimeoutMs === undefined) {
      if (!unlimited.has(client)) return client;
      client.release(true);
      return connect();
    }
    if (!unlimited.has(client)) await client.query("set statement_timeout = 0");
    unlimited.add(client);
    return client;
  };
  const checkOut = async () =>
    withTimeout(await connect(), server, () => queryTimeoutMs);
  const dialect = new PostgresDialect({
    pool: {
      connect: () =>
        checkOut().catch((error: unknown) => {
          recordDatabaseError(error);
          throw error;
        }),
      end: () => pool.end(),
    },
  });
  const kysely = new Kysely({
    dialect,
    log: (event) => {
      if (event.level === "error") recordDatabaseError(event.error);
    },
  });
  const endMigration = () => {
    queryTimeoutMs = undefined;
  };
  const query: Sql = async (text, values) => {
    const client = await checkOut();
    try {
      return (await client.query<Record<string, unknown>>(text, values)).rows;
    } finally {
      client.release();
    }
  };
  return Object.assign(connection, { kysely, query, endMigration });
}

/**
 * Runs statements with a timeout. A client whose statement timed out still waits
 * for its result: it takes no other statement, and the pool drops it.
 */
function withTimeout(
  client: pg.PoolClient,
  server: ServerWatch,
  timeoutMs: () => number | undefined,
): PostgresPoolClient {
  const query = async (text: string, parameters: ReadonlyArray<unknown>) => {
    const values = parameters.map(toParameter);
    const query_timeout = timeoutMs();
    // The driver's types lack this setting.
    const statement: pg.QueryConfig & { query_timeout: number | undefined } = {
      text,
      values,
      query_timeout,
    };
    const run = () => client.query(statement);
    try {
      // A migration has its own timeout and no caller who waits.
      return await (query_timeout ? run() : server.watch(client, run));
    } catch (error) {
      if (error instanceof Error && error.message === READ_TIMEOUT)
        void client.end();
      throw error;
    }
  };
  return {
    // Kysely's other form of a query reads a cursor, which the library never uses.
    query: query as unknown as PostgresPoolClient["query"],
    release: () => client.release(),
  };
}

/** Writes a list of objects as JSON, for a `jsonb` column: "pg" writes every list as a PostgreSQL array. */
function toParameter(value: unknown): unknown {
  const isJson = Array.isArray(value) && value.some(isPlainObject);
  return isJson ? JSON.stringify(value) : value;
}

function isPlainObject(value: unknown): boolean {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

const { builtins } = pg.types;
const asText = (text: string) => text;
/** "pg" has no names for array types. */
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0];
/** Array types that "pg" leaves as text or reads as dates: of characters, names, dates and times. */
const ARRAYS_OF_TEXT = [1002, 1003, 1115, 1182, 1183, 1185, 1187, 1270];

/** Values as the library expects them: times as PostgreSQL writes them, numbers where JavaScript holds them exactly. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<
  number,
  (text: string) => unknown
>([
  [builtins.INT8, parseWholeNumber],
  [builtins.NUMERIC, parseNumeric],
  ...[
    builtins.DATE,
    builtins.TIME,
    builtins.TIMETZ,
    builtins.TIMESTAMP,
    builtins.TIMESTAMPTZ,
    builtins.INTERVAL,
  ].map((type) => [type, asText] as const),
  ...ARRAYS_OF_TEXT.map(
    (type) => [type, pg.types.getTypeParser(TEXT_ARRAY)] as const,
  ),
]);

function getTypeParser(type: number, format?: "text" | "binary") {
  return PARSERS.get(type) ?? pg.types.getTypeParser(type, format);
}

function parseWholeNumber(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

function parseNumeric(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}
