import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "#server/backend/postgres.ts";
import { createTestDatabase, isAvailable } from "#server/testing/backends.ts";

const MEMBER = "00000000-0000-0000-0000-00000000000a";
const SESSION = "00000000-0000-0000-0000-00000000000b";
const DAY = "2026-11-24";

// Two connections, which the embedded backend does not have.
describe.skipIf(!isAvailable("postgres"))("on postgres", () => {
  let first: pg.Client;
  let second: pg.Client;

  beforeAll(async () => {
    const { settings, remove } = await createTestDatabase("postgres");
    const url = settings.DATABASE_URL ?? "";
    const backend = await openPostgres(url, {
      keys: { publishableKey: "p", secretKey: "s", jwtSecret: "x".repeat(32) },
      publicUrl: "https://trampolin.example",
      mailer: { send: async () => {} },
      emailConfirmation: false,
    });
    await backend.close();
    first = new pg.Client({ connectionString: url });
    second = new pg.Client({ connectionString: url });
    await Promise.all([first.connect(), second.connect()]);
    await first.query(
      `insert into auth.users (id, email, email_confirmed_at)
        values ($1, 'ana@example.test', now())`,
      [MEMBER],
    );
    return async () => {
      await Promise.all([first.end(), second.end()]);
      await remove();
    };
  });

  test("a run that its worker renews cannot be claimed by another at the same moment", async () => {
    const claim = (client: pg.Client, worker: string, leaseSeconds: number) =>
      client.query<{ state: string }>(
        "select public.claim_reminder_run($1, $2, $3) as state",
        [worker, leaseSeconds, DAY],
      );
    await claim(first, "one", -1);
    await first.query("begin");
    await first.query("select public.renew_reminder_lease('one', 300, $1)", [
      DAY,
    ]);
    const claimed = claim(second, "two", 300);
    await waitUntilBlocked(first, second);
    await first.query("commit");
    expect((await claimed).rows).toEqual([{ state: "busy" }]);
  });

  test("deleting an account also deletes a message that is stored at the same moment", async () => {
    await first.query(
      "insert into auth.sessions (id, user_id) values ($1, $2)",
      [SESSION, MEMBER],
    );
    await first.query("begin");
    await first.query(
      "insert into public.feedback (feedback, user_id) values ('Hola', $1)",
      [MEMBER],
    );
    await second.query(
      `select set_config('request.jwt.claim.sub', $1, false),
        set_config('request.jwt.claims', $2, false)`,
      [MEMBER, JSON.stringify({ session_id: SESSION })],
    );
    const deleted = second.query("select public.delete_account()");
    await waitUntilBlocked(first, second);
    await first.query("commit");
    await deleted;
    const { rows } = await first.query("select feedback from public.feedback");
    expect(rows).toEqual([]);
  });
});

/** Waits until the statement of `second` waits for a lock. */
async function waitUntilBlocked(first: pg.Client, second: pg.Client) {
  for (;;) {
    const { rows } = await first.query(
      "select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'",
      // The driver's types lack the id of the connection's process.
      [(second as pg.Client & { readonly processID: number }).processID],
    );
    if (rows.length > 0) return;
    await setTimeout(20);
  }
}
