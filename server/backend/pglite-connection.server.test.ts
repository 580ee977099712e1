import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { type Kysely, sql } from "kysely";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openPgliteConnection } from "./pglite-connection.ts";

/** Ten transactions take one second when none blocks. */
const BLOCKED_MS = 20_000;

let connection: Awaited<ReturnType<typeof openPgliteConnection>>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "trampolin-pglite-"));
  connection = await openPgliteConnection(join(folder, "database"));
  return async () => {
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  };
}, 60_000);

test("concurrent transactions keep their own settings", async () => {
  expect(await countMixedUp(connection.kysely)).toBe(0);
});

test("a statement without a transaction does not run inside another caller's transaction", async () => {
  const [, outside] = await Promise.all([
    transaction(connection.kysely, "inside"),
    readSetting(connection.kysely),
  ]);
  expect(outside).toBe("");
});

test("a failed transaction releases the connection", async () => {
  await expect(
    connection.kysely.transaction().execute((t) => sql`select 1/0`.execute(t)),
  ).rejects.toThrow("division by zero");
  expect(await transaction(connection.kysely, "next")).toBe("next");
});

test.each([{ text: "x" }, ["x"], true])(
  "a column of a domain rejects %j like a column of its base type",
  async (value) => {
    const { kysely } = connection;
    await sql`create domain filled_text as text check (value <> '')`.execute(
      kysely,
    );
    onTestFinished(async () => {
      await sql`drop domain filled_text cascade`.execute(kysely);
      await sql`drop table if exists typed`.execute(kysely);
    });
    await sql`create table typed (domain_text filled_text, base_text text)`.execute(
      kysely,
    );
    for (const column of ["domain_text", "base_text"])
      await expect(
        kysely
          .insertInto("typed")
          .values({ [column]: value })
          .execute(),
      ).rejects.toThrow("Invalid input for string type");
  },
);

test("the page cache takes 16 MB of memory", async () => {
  const { rows } = await sql<{ shared_buffers: string }>`
    show shared_buffers
  `.execute(connection.kysely);
  expect(rows).toEqual([{ shared_buffers: "16MB" }]);
});

test("the library's own connection still mixes or blocks transactions", async () => {
  const libraryConnection = await createPgliteConnection({});
  // A blocked connection may not close at all.
  onTestFinished(async () => {
    await Promise.race([libraryConnection.close(), setTimeout(BLOCKED_MS)]);
  }, 60_000);
  const outcome = await Promise.race([
    countMixedUp(libraryConnection.kysely),
    setTimeout(BLOCKED_MS, "blocked"),
  ]);
  expect(outcome).not.toBe(0);
}, 60_000);

// biome-ignore lint/suspicious/noExplicitAny: the database has no tables here.
type Database = Kysely<any>;

/** Counts how many of ten concurrent transactions read another one's setting. */
async function countMixedUp(database: Database): Promise<number> {
  const names = Array.from({ length: 10 }, (_, index) => `name-${index}`);
  const values = await Promise.all(
    names.map((name) => transaction(database, name)),
  );
  return values.filter((value, index) => value !== names[index]).length;
}

function transaction(database: Database, name: string): Promise<string> {
  return database.transaction().execute(async (t) => {
    await sql`select set_config('test.name', ${name}, true)`.execute(t);
    return readSetting(t);
  });
}

async function readSetting(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select current_setting('test.name', true) as name
  `.execute(database);
  return rows[0]?.name ?? "";
}
