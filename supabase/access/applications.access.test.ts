import { expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor, type Person } from "#server/testing/people.ts";

const ITEM = { item_id: "chevening", item_type: "scholarship" };

onEachBackend((product) => {
  test("the owner stores, changes, reads and removes an application", async () => {
    const person = await aPerson(product());
    expect((await saveApplication(person)).error).toBeNull();
    expect(await fetchApplications(person)).toEqual([
      { ...ITEM, status: "interested", note: null },
    ]);
    const change = await person.client
      .from("applications")
      .update({ status: "sent", note: "Falta la carta" })
      .match(ITEM);
    expect(change.error).toBeNull();
    expect(await fetchApplications(person)).toEqual([
      { ...ITEM, status: "sent", note: "Falta la carta" },
    ]);
    await person.client.from("applications").delete().match(ITEM);
    expect(await fetchApplications(person)).toEqual([]);
  });

  test("applications are unique per user, item and type", async () => {
    const person = await aPerson(product());
    await saveApplication(person);
    expect((await saveApplication(person)).error?.code).toBe("23505");
    const sibling = await saveApplication(person, { item_type: "resource" });
    expect(sibling.error).toBeNull();
    expect((await saveApplication(await aPerson(product()))).error).toBeNull();
  });

  test.each([
    ["an unknown status", { status: "invented" }],
    ["an empty id", { item_id: "" }],
    ["an id over 1,000 characters", { item_id: "a".repeat(1_001) }],
    ["an empty type", { item_type: "" }],
    ["a type over 40 characters", { item_type: "a".repeat(41) }],
    ["a note over 2,000 characters", { note: "a".repeat(2_001) }],
  ])("%s is rejected", async (_, parts) => {
    const { error } = await saveApplication(await aPerson(product()), parts);
    expect(error?.code).toBe("23514");
  });

  test("an id of 1,000 characters is stored", async () => {
    const parts = { item_id: "a".repeat(1_000) };
    const { error } = await saveApplication(await aPerson(product()), parts);
    expect(error).toBeNull();
  });

  test("an application cannot be stored for, or moved to, another user", async () => {
    const owner = await aPerson(product());
    const other = await aPerson(product());
    const forged = await saveApplication(other, { user_id: owner.id });
    expect(forged.error?.code).toBe("42501");
    await saveApplication(other);
    // No filter: with a filter the read policy would apply too.
    const handedOver = await other.client
      .from("applications")
      .update({ user_id: owner.id });
    expect(handedOver.error?.code).toBe("42501");
    expect(await fetchApplications(owner)).toEqual([]);
  });

  test("other users cannot read, change or remove applications", async () => {
    const owner = await aPerson(product());
    await saveApplication(owner);
    const { client } = await aPerson(product());
    const table = () => client.from("applications");
    expect((await table().select()).data).toEqual([]);
    // With a filter the read policy applies too; without a filter only the operation's own policy.
    const change = await table()
      .update({ status: "sent" })
      .eq("user_id", owner.id)
      .select();
    expect(change.data).toEqual([]);
    await table().update({ status: "sent" });
    const removal = await table().delete().eq("user_id", owner.id).select();
    expect(removal.data).toEqual([]);
    await table().delete();
    expect(await fetchApplications(owner)).toEqual([
      { ...ITEM, status: "interested", note: null },
    ]);
  });

  test("a visitor is denied every operation", async () => {
    const { id } = await aPerson(product());
    const table = () => aVisitor(product()).from("applications");
    const row = { ...ITEM, user_id: id, status: "sent" };
    for (const { error } of [
      await table().select(),
      await table().insert(row),
      await table().upsert(row),
      await table().update({ status: "sent" }).eq("user_id", id),
      await table().delete().eq("user_id", id),
    ])
      expect(error?.code).toBe("42501");
  });
});

function saveApplication({ id, client }: Person, parts: object = {}) {
  return client.from("applications").insert({ user_id: id, ...ITEM, ...parts });
}

async function fetchApplications({ id, client }: Person) {
  const { data } = await client
    .from("applications")
    .select("item_id, item_type, status, note")
    .eq("user_id", id);
  return data;
}
