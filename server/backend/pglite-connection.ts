import { createPgliteConnection, PGlite } from "@supabase/lite/pglite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { StartError } from "../env.ts";
import { recordDatabaseError } from "./corrections/database-failure.ts";

/** PGlite fills its page cache at each start: 128 MB by default, which stay resident. */
const PAGE_CACHE = "shared_buffers=16MB";

/** Opens the library's connection over PGlite in `folder`. */
export async function openPgliteConnection(folder: string) {
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: {
      startParams: [...PGlite.defaultStartParams, "-c", PAGE_CACHE],
    },
  });
  const { driver } = connection;
  try {
    // The list of serializers is complete after this.
    await driver.waitReady;
    // Times are read and written in the session's time zone.
    await driver.exec("set time zone 'UTC'");
  } catch (error) {
    // PGlite also throws errors without a message.
    const reason = (error instanceof Error && error.message) || "no reason";
    throw new StartError(
      `The database ${folder} cannot be opened (${reason}): restore the data folder from a backup.`,
    );
  }
  rejectMalformedLists(driver);
  rejectMalformedTexts(driver);
  const kysely = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ExclusiveDriver(driver),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: (event) => {
      if (event.level === "error") recordDatabaseError(event.error);
    },
  });
  return Object.assign(connection, { kysely });
}

/**
 * Lends PGlite's single connection to one caller at a time, for a whole transaction.
 * The library's own driver lends it to all at once: a statement of one request could
 * run inside another's transaction, under its role.
 */
class ExclusiveDriver implements Driver {
  readonly #connection: DatabaseConnection;
  #lastCaller: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(database: PGlite) {
    this.#connection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
        const { rows, affectedRows } = await database.query<Row>(sql, [
          ...parameters,
        ]);
        return affectedRows === undefined
          ? { rows }
          : { rows, numAffectedRows: BigInt(affectedRows) };
      },
      // biome-ignore lint/correctness/useYield: PGlite answers whole results only.
      async *streamQuery() {
        throw new Error("PGlite does not stream");
      },
    };
  }

  async init() {}

  async acquireConnection() {
    const previousCaller = this.#lastCaller;
    let release = () => {};
    this.#lastCaller = new Promise((resolve) => {
      release = resolve;
    });
    await previousCaller;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection() {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin"));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy() {}
}

/**
 * Rejects values for a list type that are not lists. PGlite would send them as they are:
 * the database would misread the message, and the connection would stay broken.
 */
function rejectMalformedLists({ serializers }: PGlite) {
  for (const [type, serialize] of Object.entries(serializers))
    serializers[type] = (value) => {
      const text: unknown = serialize(value);
      if (typeof text === "string") return text;
      throw new Error("Invalid input for list type");
    };
}

/**
 * Rejects objects, lists and booleans for types that PGlite does not know, such as our
 * domains over text. PGlite would store an object as "[object Object]".
 */
function rejectMalformedTexts({ serializers }: PGlite) {
  const serialize = (value: unknown) => {
    if (typeof value === "object" || typeof value === "boolean")
      throw new Error("Invalid input for string type");
    return String(value);
  };
  const isType = (key: string | symbol) => /^\d+$/.test(String(key));
  Object.setPrototypeOf(
    serializers,
    new Proxy({}, { get: (_, key) => (isType(key) ? serialize : undefined) }),
  );
}
