import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createLite } from "#server/backend/lite.ts";
import { openPgliteConnection } from "#server/backend/pglite-connection.ts";
import { makeDataDir } from "#server/testing/product.ts";

const OPERATOR_FUNCTIONS = [
  "claim_scraper_run",
  "renew_scraper_lease",
  "link_memory",
  "record_link_checks",
  "record_harvest",
  "leave_scraper_run",
  "prune_scraper_data",
  "search_terms",
  "claim_reminder_run",
  "renew_reminder_lease",
  "reminder_members",
  "begin_reminder",
  "end_reminder",
  "leave_reminder_run",
];

test("operator functions stay closed where the platform grants every new function", async () => {
  const folder = await makeDataDir();
  const connection = await openPgliteConnection(join(folder.path, "database"));
  onTestFinished(async () => {
    await connection.kysely.destroy();
    await connection.close();
    await folder.remove();
  });
  const { kysely } = connection;
  for (const role of ["anon", "authenticated"]) {
    await sql`create role ${sql.id(role)}`.execute(kysely);
    await sql`alter default privileges in schema public
      grant execute on functions to ${sql.id(role)}`.execute(kysely);
  }
  const lite = await createLite(connection, {
    keys: { publishableKey: "p", secretKey: "s", jwtSecret: "x".repeat(32) },
    publicUrl: "https://trampolin.example",
    mailer: { send: async () => {} },
    emailConfirmation: false,
  });
  await lite.migrate();
  const { rows } = await sql<{ name: string; called_by: string }>`
    select function.proname as name, role.rolname as called_by
    from pg_proc as function, pg_roles as role
    where function.pronamespace = 'public'::regnamespace
      and role.rolname in ('anon', 'authenticated')
      and has_function_privilege(role.oid, function.oid, 'execute')
  `.execute(kysely);
  const open = rows.map(({ name }) => name);
  expect(open).toContain("search_external_opportunities");
  expect(open.filter((name) => OPERATOR_FUNCTIONS.includes(name))).toEqual([]);
});
