import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { createLite } from "#server/backend/lite.ts";
import { openPgliteConnection } from "#server/backend/pglite-connection.ts";
import { makeDataDir } from "#server/testing/product.ts";

const CONFIRMED = "00000000-0000-0000-0000-00000000000a";
const UNCONFIRMED = "00000000-0000-0000-0000-00000000000b";
const WITHOUT_EMAIL = "00000000-0000-0000-0000-00000000000c";
const DAY = "2026-11-24";

let kysely: Awaited<ReturnType<typeof openPgliteConnection>>["kysely"];

beforeAll(async () => {
  const folder = await makeDataDir();
  const connection = await openPgliteConnection(join(folder.path, "database"));
  ({ kysely } = connection);
  const lite = await createLite(connection, {
    keys: { publishableKey: "p", secretKey: "s", jwtSecret: "x".repeat(32) },
    publicUrl: "https://trampolin.example",
    mailer: { send: async () => {} },
    emailConfirmation: false,
  });
  await lite.migrate();
  await sql`insert into auth.users (id, email, email_confirmed_at) values
    (${CONFIRMED}, 'ana@example.test', now()),
    (${UNCONFIRMED}, 'otra@example.test', null),
    (${WITHOUT_EMAIL}, null, now())`.execute(kysely);
  for (const id of [CONFIRMED, UNCONFIRMED, WITHOUT_EMAIL])
    await sql`insert into public.reminder_subscriptions (user_id, language)
      values (${id}, 'es')`.execute(kysely);
  await sql`select public.claim_reminder_run('one', 300, ${DAY}::date)`.execute(
    kysely,
  );
  return async () => {
    await kysely.destroy();
    await connection.close();
    await folder.remove();
  };
});

test("`reminder_members` lists only members with a confirmed address", async () => {
  const { rows } = await sql<{ members: ReadonlyArray<{ user_id: string }> }>`
    select public.reminder_members(
      'one', 300, ${DAY}::date, '00000000-0000-0000-0000-000000000000', 100
    ) as members
  `.execute(kysely);
  expect(rows[0]?.members.map(({ user_id }) => user_id)).toEqual([CONFIRMED]);
});

test("`reminder_members` leaves out favourites with an id of more than 100 characters", async () => {
  for (const length of [100, 101])
    await sql`insert into public.user_favorites (user_id, item_id, item_type)
      values (${CONFIRMED}, ${"a".repeat(length)}, 'scholarship')`.execute(
      kysely,
    );
  const { rows } = await sql<{ favourites: ReadonlyArray<object> }>`
    select public.reminder_members(
      'one', 300, ${DAY}::date, '00000000-0000-0000-0000-000000000000', 100
    ) -> 0 -> 'favourites' as favourites
  `.execute(kysely);
  expect(rows[0]?.favourites).toEqual([
    { item_id: "a".repeat(100), item_type: "scholarship" },
  ]);
});

test("a worker loses its run when another begins the next day's, and cannot begin it again", async () => {
  onTestFinished(async () => {
    await sql`delete from public.reminder_runs where day > ${DAY}::date`.execute(
      kysely,
    );
    await sql`update public.reminder_runs set finished_at = null`.execute(
      kysely,
    );
  });
  await sql`update public.reminder_runs set leased_until = now()`.execute(
    kysely,
  );
  expect(await claimRun("two", "2026-11-25")).toBe("claimed");
  expect(await beginReminder(CONFIRMED, "one")).toEqual({ state: "lost" });
  expect(await claimRun("one", DAY)).toBe("notDue");
  await sql`update public.reminder_runs set leased_until = now()`.execute(
    kysely,
  );
  expect(await claimRun("one", DAY)).toBe("notDue");
});

test.each([
  ["with a confirmed address", "begun", CONFIRMED],
  ["with an unconfirmed address", "skipped", UNCONFIRMED],
  ["without an address", "skipped", WITHOUT_EMAIL],
])("a mail to a member %s is %s", async (_, state, member) => {
  expect(await beginReminder(member, "one")).toMatchObject({ state });
});

test("a worker without the lease of the run begins no mail", async () => {
  expect(await beginReminder(CONFIRMED, "two")).toEqual({ state: "lost" });
});

test("a mail is skipped six days after the last one and begins after seven", async () => {
  onTestFinished(async () => {
    await sql`delete from public.reminder_mails`.execute(kysely);
  });
  const begun = await beginReminder(CONFIRMED, "one");
  await sql`select public.end_reminder(${begun.mail}, true)`.execute(kysely);
  const states = [];
  for (const day of ["2026-11-25", "2026-11-30", "2026-12-01"]) {
    await sql`select public.claim_reminder_run('one', 300, ${day}::date)`.execute(
      kysely,
    );
    states.push((await beginReminder(CONFIRMED, "one", day)).state);
  }
  expect(states).toEqual(["skipped", "skipped", "begun"]);
});

async function claimRun(worker: string, day: string) {
  const { rows } = await sql<{ state: string }>`
    select public.claim_reminder_run(${worker}, 300, ${day}::date) as state
  `.execute(kysely);
  return rows[0]?.state;
}

async function beginReminder(member: string, worker: string, day = DAY) {
  const { rows } = await sql<{ begun: { state: string; mail?: string } }>`
    select public.begin_reminder(
      ${worker}, 300, ${day}::date, ${member}, '[]'
    ) as begun
  `.execute(kysely);
  if (!rows[0]) throw new Error("begin_reminder returned no row");
  return rows[0].begun;
}
