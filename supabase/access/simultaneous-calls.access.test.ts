import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "#server/backend/postgres.ts";
import { createTestDatabase, isAvailable } from "#server/testing/backends.ts";

const MEMBER = "00000000-0000-0000-0000-00000000000a";
const SESSION = "00000000-0000-0000-0000-00000000000b";
const SUBSCRIBER = "00000000-0000-0000-0000-00000000000c";
const SUBSCRIBER_SESSION = "00000000-0000-0000-0000-00000000000d";
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
    await actAs(second, MEMBER, SESSION);
    const deleted = second.query("select public.delete_account()");
    await waitUntilBlocked(first, second);
    await first.query("commit");
    await deleted;
    const { rows } = await first.query("select feedback from public.feedback");
    expect(rows).toEqual([]);
  });

  test("deleting an account waits for a reminder that is begun, without a deadlock", async () => {
    await first.query(
      "insert into auth.users (id, email) values ($1, 'eva@example.test')",
      [SUBSCRIBER],
    );
    await first.query(
      "insert into auth.sessions (id, user_id) values ($1, $2)",
      [SUBSCRIBER_SESSION, SUBSCRIBER],
    );
    await first.query(
      "insert into public.reminder_subscriptions (user_id, language) values ($1, 'es')",
      [SUBSCRIBER],
    );
    // The locks of `begin_reminder`, in its order.
    await first.query("begin");
    await first.query(
      "select from public.reminder_subscriptions where user_id = $1 for update",
      [SUBSCRIBER],
    );
    await actAs(second, SUBSCRIBER, SUBSCRIBER_SESSION);
    const deleted = second.query("select public.delete_account()");
    await waitUntilBlocked(first, second);
    await first.query(
      "insert into public.reminder_mails (user_id, day) values ($1, $2)",
      [SUBSCRIBER, DAY],
    );
    await first.query("commit");
    await deleted;
    const { rows } = await first.query("select from auth.users where id = $1", [
      SUBSCRIBER,
    ]);
    expect(rows).toEqual([]);
  });
});

/** The statements of the connection are those of a member's session. */
async function actAs(client: pg.Client, member: string, session: string) {
  await client.query(
    `select set_config('request.jwt.claim.sub', $1, false),
      set_config('request.jwt.claims', $2, false)`,
    [member, JSON.stringify({ session_id: session })],
  );
}

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
