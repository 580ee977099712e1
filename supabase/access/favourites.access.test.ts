import { expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor, type Person } from "#server/testing/people.ts";

const BECA = { item_id: "beca-unam", item_type: "scholarship" };

onEachBackend((product) => {
  test("a favourite is stored and read back", async () => {
    const person = await aPerson(product());
    expect((await add(person, BECA)).error).toBeNull();
    expect(await fetchFavourites(person)).toEqual([BECA]);
  });

  test("a repeated favourite gets 409, and the same id with another type is stored", async () => {
    const person = await aPerson(product());
    await add(person, BECA);
    const again = await add(person, BECA);
    expect(again.error?.code).toBe("23505");
    expect(again.status).toBe(409);
    const sibling = await add(person, { ...BECA, item_type: "resource" });
    expect(sibling.error).toBeNull();
  });

  test("two users may save the same item", async () => {
    expect((await add(await aPerson(product()), BECA)).error).toBeNull();
    expect((await add(await aPerson(product()), BECA)).error).toBeNull();
  });

  test.each([
    ["an unknown type", { ...BECA, item_type: "invented" }],
    ["an empty id", { ...BECA, item_id: "" }],
    ["an id over 1,000 characters", { ...BECA, item_id: "a".repeat(1_001) }],
  ])("%s is rejected", async (_, favourite) => {
    const { error } = await add(await aPerson(product()), favourite);
    expect(error?.code).toBe("23514");
  });

  test("a favourite cannot be added for another user", async () => {
    const owner = await aPerson(product());
    const other = await aPerson(product());
    const forged = await other.client
      .from("user_favorites")
      .insert({ ...BECA, user_id: owner.id });
    expect(forged.error?.code).toBe("42501");
    const visitorResult = await aVisitor(product())
      .from("user_favorites")
      .insert({ ...BECA, user_id: owner.id });
    expect(visitorResult.error?.code).toBe("42501");
    expect(await fetchFavourites(owner)).toEqual([]);
  });

  test("other users and visitors cannot read favourites", async () => {
    const owner = await aPerson(product());
    await add(owner, BECA);
    const other = await aPerson(product());
    for (const client of [other.client, aVisitor(product())]) {
      const { data, error } = await client.from("user_favorites").select();
      expect(error).toBeNull();
      expect(data).toEqual([]);
    }
    expect(await fetchFavourites(owner)).toEqual([BECA]);
  });

  test("other users and visitors cannot remove favourites", async () => {
    const owner = await aPerson(product());
    await add(owner, BECA);
    const other = await aPerson(product());
    const removal = await other.client
      .from("user_favorites")
      .delete()
      .eq("user_id", owner.id)
      .select();
    expect(removal.data).toEqual([]);
    // Without a filter only the delete policy applies.
    await other.client.from("user_favorites").delete();
    const visitorResult = await aVisitor(product())
      .from("user_favorites")
      .delete()
      .eq("user_id", owner.id);
    expect(visitorResult.error?.code).toBe("42501");
    expect(await fetchFavourites(owner)).toEqual([BECA]);
  });

  test("a favourite can be neither changed nor stored with a chosen date", async () => {
    const person = await aPerson(product());
    await add(person, BECA);
    const change = await person.client
      .from("user_favorites")
      .update({ item_id: "otra" })
      .eq("user_id", person.id);
    expect(change.error?.code).toBe("42501");
    const backdated = await person.client.from("user_favorites").insert({
      ...BECA,
      item_id: "otra",
      user_id: person.id,
      // Not in the table's insert type: a forged value.
      ...({ created_at: "2001-01-01T00:00:00Z" } as object),
    });
    expect(backdated.error?.code).toBe("42501");
    expect(await fetchFavourites(person)).toEqual([BECA]);
  });

  test("the owner removes one favourite and the others stay", async () => {
    const person = await aPerson(product());
    const other = { ...BECA, item_id: "beca-ipn" };
    await add(person, BECA);
    await add(person, other);
    const { error } = await person.client
      .from("user_favorites")
      .delete()
      .match({ user_id: person.id, ...BECA });
    expect(error).toBeNull();
    expect(await fetchFavourites(person)).toEqual([other]);
  });
});

function add({ id, client }: Person, favourite: typeof BECA) {
  return client
    .from("user_favorites")
    .insert({ user_id: id, ...favourite })
    .select("item_id, item_type");
}

async function fetchFavourites({ id, client }: Person) {
  const { data } = await client
    .from("user_favorites")
    .select("item_id, item_type")
    .eq("user_id", id);
  return data;
}
