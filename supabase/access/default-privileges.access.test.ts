import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createLite } from "#server/backend/lite.ts";
import { openPgliteConnection } from "#server/backend/pglite-connection.ts";
import { onEachLite } from "#server/testing/lite-backends.ts";
import { makeDataDir } from "#server/testing/product.ts";

/** Functions that visitors and members may call. */
const VISITOR_FUNCTIONS = [
  "fold_text",
  "last_link_checks",
  "saved_items_of_calendar",
  "search_external_opportunities",
  "search_text",
  "unsubscribe_reminders",
];
const MEMBER_FUNCTIONS = ["delete_account", "my_messages", "my_reminders"];

/** Roles of the Supabase platform. */
const ROLES = ["anon", "authenticated", "service_role"];

onEachLite(
  (backend) => {
    test("a new table, sequence or function is closed to all API roles", async () => {
      expect(await listOpenRoles(backend().database)).toEqual([]);
    });
  },
  { emailConfirmation: false },
);

test("with open default privileges, anon and authenticated may call only the listed functions", async () => {
  const folder = await makeDataDir();
  const connection = await openPgliteConnection(join(folder.path, "database"));
  onTestFinished(async () => {
    await connection.kysely.destroy();
    await connection.close();
    await folder.remove();
  });
  const { kysely } = connection;
  for (const role of ROLES) {
    await sql`create role ${sql.id(role)}`.execute(kysely);
    for (const kind of ["tables", "sequences", "functions"])
      await sql`alter default privileges in schema public
        grant all on ${sql.raw(kind)} to ${sql.id(role)}`.execute(kysely);
  }
  expect(await listOpenRoles(kysely)).not.toEqual([]);
  const lite = await createLite(connection, {
    keys: { publishableKey: "p", secretKey: "s", jwtSecret: "x".repeat(32) },
    publicUrl: "https://trampolin.example",
    mailer: { send: async () => {} },
    emailConfirmation: false,
  });
  await lite.migrate();
  const { rows } = await sql<{ name: string; role: string }>`
    select function.proname as name, role.rolname as role
    from pg_proc as function, pg_roles as role
    where function.pronamespace = 'public'::regnamespace
      and role.rolname in ('anon', 'authenticated')
      and has_function_privilege(role.oid, function.oid, 'execute')
  `.execute(kysely);
  const listFunctions = (role: string) =>
    rows
      .filter((row) => row.role === role)
      .map(({ name }) => name)
      .toSorted();
  expect(listFunctions("anon")).toEqual(VISITOR_FUNCTIONS);
  expect(listFunctions("authenticated")).toEqual(
    [...VISITOR_FUNCTIONS, ...MEMBER_FUNCTIONS].toSorted(),
  );
  expect(await listOpenRoles(kysely)).toEqual([]);
});

// biome-ignore lint/suspicious/noExplicitAny: the database has no types of ours.
type Database = Kysely<any>;

/** Lists the roles that may use a new table, sequence or function. */
async function listOpenRoles(database: Database) {
  return database
    .transaction()
    .execute(async (transaction) => {
      await sql`create table public.fresh_table (id bigint)`.execute(
        transaction,
      );
      await sql`create sequence public.fresh_sequence`.execute(transaction);
      await sql`create function public.fresh_function() returns integer
        language sql as 'select 1'`.execute(transaction);
      const { rows } = await sql<{ name: string; opened: string }>`
        select role.rolname as name, opened
        from pg_roles as role, lateral (values
          ('table', has_table_privilege(
            role.oid, 'public.fresh_table', 'select, insert, update, delete'
          )),
          ('sequence', has_sequence_privilege(
            role.oid, 'public.fresh_sequence', 'usage, select'
          )),
          ('function', has_function_privilege(
            role.oid, 'public.fresh_function()', 'execute'
          ))
        ) as tried (opened, is_open)
        where role.rolname in (${sql.join(ROLES)}) and is_open
      `.execute(transaction);
      throw new Rollback(rows);
    })
    .catch((error: unknown) => {
      if (error instanceof Rollback) return error.rows;
      throw error;
    });
}

/** Rolls a transaction back and carries the rows that it read. */
class Rollback extends Error {
  readonly rows: ReadonlyArray<object>;

  constructor(rows: ReadonlyArray<object>) {
    super("rolled back");
    this.rows = rows;
  }
}
