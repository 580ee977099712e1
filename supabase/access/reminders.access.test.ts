import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor, type Person } from "#server/testing/people.ts";

const TOKEN = "0f".repeat(32);
const LEASE = { worker: "w", lease_seconds: 1, today: "2020-01-01" };
const MEMBER = "00000000-0000-0000-0000-000000000000";

/** Functions of the job, which only the operator's key may call. */
const JOB_FUNCTIONS = {
  claim_reminder_run: LEASE,
  renew_reminder_lease: LEASE,
  reminder_members: { ...LEASE, after_member: MEMBER, most: 1 },
  begin_reminder: { ...LEASE, member: MEMBER, due: "[]" },
  end_reminder: { mail: MEMBER, was_sent: true },
  leave_reminder_run: {
    worker: "w",
    today: "2020-01-01",
    is_finished: false,
  },
};

onEachBackend((product) => {
  test("a member opts in, changes the language and opts out", async () => {
    const person = await aPerson(product());
    expect(await optIn(person)).toBeNull();
    expect(await fetchSubscriptions(person)).toMatchObject([
      { user_id: person.id, language: "es" },
    ]);
    const changed = await table(person)
      .update({ language: "en" })
      .eq("user_id", person.id);
    expect(changed.error).toBeNull();
    expect(await fetchSubscriptions(person)).toMatchObject([
      { language: "en" },
    ]);
    expect((await optIn(person))?.code).toBe("23505");
    await table(person).delete().eq("user_id", person.id);
    expect(await fetchSubscriptions(person)).toEqual([]);
  });

  test("an opt-in with an unsupported language, a chosen time or another owner is rejected", async () => {
    const person = await aPerson(product());
    const other = await aPerson(product());
    const insert = async (row: object) =>
      (await table(person).insert(row as never)).error?.code;
    expect(await insert({ user_id: person.id, language: "fr" })).toBe("23514");
    expect(
      await insert({
        user_id: person.id,
        language: "es",
        created_at: "2020-01-01",
      }),
    ).toBe("42501");
    expect(await insert({ user_id: other.id, language: "es" })).toBe("42501");
    await optIn(person);
    const handedOver = await table(person)
      .update({ user_id: other.id } as never)
      .eq("user_id", person.id);
    expect(handedOver.error?.code).toBe("42501");
  });

  test("another member cannot read, change or delete an opt-in", async () => {
    const owner = await aPerson(product());
    await optIn(owner);
    const other = await aPerson(product());
    expect(await fetchSubscriptions(other)).toEqual([]);
    for (const result of [
      await table(other)
        .update({ language: "en" })
        .eq("user_id", owner.id)
        .select(),
      await table(other).delete().eq("user_id", owner.id).select(),
    ])
      expect(result.data).toEqual([]);
    expect(await fetchSubscriptions(owner)).toMatchObject([{ language: "es" }]);
  });

  test("a visitor is denied every operation", async () => {
    const owner = await aPerson(product());
    await optIn(owner);
    const visitorTable = () =>
      aVisitor(product()).from("reminder_subscriptions");
    for (const { error } of [
      await visitorTable().select(),
      await visitorTable().insert({ user_id: owner.id, language: "es" }),
      await visitorTable().update({ language: "en" }).eq("user_id", owner.id),
      await visitorTable().delete().eq("user_id", owner.id),
    ])
      expect(error?.code).toBe("42501");
    expect(await fetchSubscriptions(owner)).toHaveLength(1);
  });

  test.each([
    ["reminder_mails", "user_id"],
    ["reminder_occasions", "user_id"],
    ["reminder_runs", "day"],
  ])(
    "members and visitors can neither read nor delete %s",
    async (name, column) => {
      const { client } = await aPerson(product());
      for (const caller of [client, aVisitor(product())]) {
        const rows = () => caller.from(name as "profiles");
        expect((await rows().select()).error?.code).toBe("42501");
        const { error } = await rows().delete().not(column, "is", null);
        expect(error?.code).toBe("42501");
      }
    },
  );

  test("members and visitors cannot call the job's functions", async () => {
    const { client } = await aPerson(product());
    for (const caller of [client, aVisitor(product())])
      for (const [name, values] of Object.entries(JOB_FUNCTIONS)) {
        const { error } = await caller.rpc(name as "my_messages", values);
        expect([name, error?.code]).toEqual([name, "42501"]);
      }
  });

  test("the operator reads subscriptions and cannot delete subscriptions or mails", async () => {
    const person = await aPerson(product());
    await optIn(person);
    const { url, secretKey } = product();
    const operator = createClient(url, secretKey);
    const own = await operator
      .from("reminder_subscriptions")
      .select("language")
      .eq("user_id", person.id);
    expect(own.data).toEqual([{ language: "es" }]);
    for (const name of ["reminder_subscriptions", "reminder_mails"]) {
      const removal = await operator
        .from(name)
        .delete()
        .eq("user_id", person.id);
      expect(removal.error?.code).toBe("42501");
    }
  });

  test("an unknown token returns false, and a member stays subscribed", async () => {
    const person = await aPerson(product());
    await optIn(person);
    for (const mail_token of [TOKEN, "", "%", person.id]) {
      const { data, error } = await aVisitor(product()).rpc(
        "unsubscribe_reminders",
        { mail_token },
      );
      expect([data, error]).toEqual([false, null]);
    }
    expect(await fetchSubscriptions(person)).toHaveLength(1);
  });

  test("the data export contains the member's own subscription only", async () => {
    const person = await aPerson(product());
    const other = await aPerson(product());
    await optIn(person);
    const own = await person.client.rpc("my_reminders").single();
    expect(own.data).toMatchObject({
      subscription: { language: "es", created_at: expect.any(String) },
      mails: [],
    });
    expect((await other.client.rpc("my_reminders").single()).data).toEqual({
      subscription: null,
      mails: [],
    });
    const visitorResult = await aVisitor(product()).rpc("my_reminders");
    expect(visitorResult.error?.code).toBe("42501");
  });
});

function table({ client }: Person) {
  return client.from("reminder_subscriptions");
}

async function optIn(person: Person) {
  const { error } = await table(person).insert({
    user_id: person.id,
    language: "es",
  });
  return error;
}

async function fetchSubscriptions(person: Person) {
  return (await table(person).select()).data;
}
