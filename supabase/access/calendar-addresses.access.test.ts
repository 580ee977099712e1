import { expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor, type Person } from "#server/testing/people.ts";

const ITEM = { item_id: "chevening", item_type: "scholarship" };

onEachBackend((product) => {
  test("two users get different tokens of 64 hex digits from the database", async () => {
    const first = await createToken(await aPerson(product()));
    const second = await createToken(await aPerson(product()));
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toMatch(/^[0-9a-f]{64}$/);
    expect(first).not.toBe(second);
  });

  test("a user has one address, with a token that clients can neither choose nor change", async () => {
    const person = await aPerson(product());
    const table = () => person.client.from("calendar_addresses");
    const chosen = await table().insert({
      user_id: person.id,
      // Not in the table's insert type: a forged value.
      ...({ token: "elegido" } as object),
    });
    expect(chosen.error?.code).toBe("42501");
    const token = await createToken(person);
    const secondInsert = await table().insert({ user_id: person.id });
    expect(secondInsert.error?.code).toBe("23505");
    const changed = await table()
      .update({ token: "elegido" } as never)
      .eq("user_id", person.id);
    expect(changed.error?.code).toBe("42501");
    expect(await fetchToken(person)).toBe(token);
  });

  test("an address cannot be created, read or revoked for another user", async () => {
    const owner = await aPerson(product());
    const token = await createToken(owner);
    const other = await aPerson(product());
    const userWithoutAddress = await aPerson(product());
    const table = () => other.client.from("calendar_addresses");
    const forged = await table().insert({ user_id: userWithoutAddress.id });
    expect(forged.error?.code).toBe("42501");
    expect((await table().select()).data).toEqual([]);
    const removal = await table().delete().eq("user_id", owner.id).select();
    expect(removal.data).toEqual([]);
    await table().delete();
    expect(await fetchToken(owner)).toBe(token);
  });

  test("a visitor is denied every operation", async () => {
    const owner = await aPerson(product());
    const token = await createToken(owner);
    const table = () => aVisitor(product()).from("calendar_addresses");
    for (const { error } of [
      await table().select("token"),
      await table().insert({ user_id: owner.id }),
      await table()
        .update({ token: "elegido" } as never)
        .eq("user_id", owner.id),
      await table().delete().eq("user_id", owner.id),
    ])
      expect(error?.code).toBe("42501");
    expect(await fetchToken(owner)).toBe(token);
  });

  test("the token gives access to its owner's saved items only", async () => {
    const owner = await aPerson(product());
    await addFavourite(owner);
    const token = await createToken(owner);
    const other = await aPerson(product());
    await addFavourite(other, { item_id: "uwc" });
    await createToken(other);
    for (const client of [aVisitor(product()), other.client])
      expect(await fetchSavedItems(client, token)).toEqual([ITEM]);
  });

  test("a revoked token is invalid, and the next one differs", async () => {
    const owner = await aPerson(product());
    await addFavourite(owner);
    const token = await createToken(owner);
    await owner.client
      .from("calendar_addresses")
      .delete()
      .eq("user_id", owner.id);
    expect(await fetchSavedItems(aVisitor(product()), token)).toEqual([]);
    expect(await createToken(owner)).not.toBe(token);
    expect(await fetchSavedItems(aVisitor(product()), token)).toEqual([]);
  });

  test("variants of a token and other values give no items", async () => {
    const owner = await aPerson(product());
    await addFavourite(owner);
    const token = await createToken(owner);
    for (const value of [
      null,
      "",
      "%",
      "*",
      `${token.slice(0, 8)}%`,
      token.slice(0, -1),
      `${token} `,
      token.toUpperCase(),
      "' or true --",
      owner.id,
    ])
      expect(await fetchSavedItems(aVisitor(product()), value)).toEqual([]);
  });

  test("without an address, neither a null token nor the user id gives items", async () => {
    const owner = await aPerson(product());
    await addFavourite(owner);
    expect(await fetchSavedItems(owner.client, null)).toEqual([]);
    expect(await fetchSavedItems(owner.client, owner.id)).toEqual([]);
  });
});

async function createToken({ id, client }: Person): Promise<string> {
  const { data, error } = await client
    .from("calendar_addresses")
    .insert({ user_id: id })
    .select("token")
    .single();
  if (error) throw new Error(error.message);
  return data.token;
}

async function fetchToken({ client }: Person) {
  const { data } = await client.from("calendar_addresses").select("token");
  return data?.[0]?.token;
}

async function addFavourite(
  { id, client }: Person,
  parts: Partial<typeof ITEM> = {},
) {
  await client
    .from("user_favorites")
    .insert({ user_id: id, ...ITEM, ...parts });
}

async function fetchSavedItems(
  client: ReturnType<typeof aVisitor>,
  // Null is not in the function's type: a forged value.
  token: string | null,
) {
  const { data, error } = await client.rpc("saved_items_of_calendar", {
    calendar_token: token as string,
  });
  expect(error).toBeNull();
  return data;
}
