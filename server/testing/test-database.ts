import { randomBytes } from "node:crypto";
import { cp } from "node:fs/promises";
import pg from "pg";
import { makeDataDir, type ProductSettings } from "./product.ts";

/**
 * A new database that products can be started on, one after the other or, with
 * PostgreSQL, several at once.
 */
export type TestDatabase = {
  readonly settings: ProductSettings & { readonly DATA_DIR: string };
  readonly remove: () => Promise<void>;
};

/** Copies the data folder of a migrated embedded database. */
export async function embeddedTestDatabase(
  template: string,
): Promise<TestDatabase> {
  const { path, remove } = await makeDataDir();
  await cp(template, path, { recursive: true });
  return { settings: { DATA_DIR: path }, remove };
}

/** Creates a database on a PostgreSQL server, with keys that all its products share. */
export async function postgresTestDatabase(
  server: string,
): Promise<TestDatabase> {
  const { path, remove } = await makeDataDir();
  const name = `test_${randomBytes(6).toString("hex")}`;
  const session = new pg.Client({ connectionString: `${server}/postgres` });
  await session.connect();
  await session.query(`create database ${name}`);
  await session.end();
  const secret = () => randomBytes(32).toString("base64url");
  return {
    settings: {
      DATA_DIR: path,
      DATABASE_URL: `${server}/${name}`,
      SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${secret()}`,
      SUPABASE_SECRET_KEY: `sb_secret_${secret()}`,
      JWT_SECRET: secret(),
    },
    remove,
  };
}
