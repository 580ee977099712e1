import { join } from "node:path";
import { createPgliteConnection } from "@supabase/lite/pglite";
import postgres from "postgres";
import type { TestDatabase } from "./backends.ts";

type Row = Readonly<Record<string, unknown>>;

/** Runs one statement as the database owner. An embedded database must not be open in a product. */
export async function queryDatabase(
  { settings }: TestDatabase,
  statement: string,
): Promise<ReadonlyArray<Row>> {
  if (settings.DATABASE_URL) {
    const sql = postgres(settings.DATABASE_URL, { max: 1 });
    return sql.unsafe(statement).finally(() => sql.end());
  }
  const connection = await createPgliteConnection({
    url: join(settings.DATA_DIR, "database"),
  });
  return connection.driver
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => connection.close());
}
