import { expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor, type Person } from "#server/testing/people.ts";

const BECA = { item_id: "beca-unam", item_type: "scholarship" };

onEachBackend((product) => {
  test("a favourite is kept and read back", async () => {
    const person = await aPerson(product());
    expect((await add(person, BECA)).error).toBeNull();
    expect(await favouritesOf(person)).toEqual([BECA]);
  });

  test("the same item of another type is another favourite, the same again a duplicate", async () => {
    const person = await aPerson(product());
    await add(person, BECA);
    const again = await add(person, BECA);
    expect(again.error?.code).toBe("23505");
    expect(again.status).toBe(409);
    const sibling = await add(person, { ...BECA, item_type: "resource" });
    expect(sibling.error).toBeNull();
  });

  test("two people may like the same item", async () => {
    expect((await add(await aPerson(product()), BECA)).error).toBeNull();
    expect((await add(await aPerson(product()), BECA)).error).toBeNull();
  });

  test.each([
    ["an unknown type", { ...BECA, item_type: "invented" }],
    ["an empty id", { ...BECA, item_id: "" }],
    ["an endless id", { ...BECA, item_id: "a".repeat(1_001) }],
  ])("%s is refused", async (_, favourite) => {
    const { error } = await add(await aPerson(product()), favourite);
    expect(error?.code).toBe("23514");
  });

  test("nobody adds a favourite in another's name", async () => {
    const owner = await aPerson(product());
    const other = await aPerson(product());
    const forged = await other.client
      .from("user_favorites")
      .insert({ ...BECA, user_id: owner.id });
    expect(forged.error?.code).toBe("42501");
    const visitors = await aVisitor(product())
      .from("user_favorites")
      .insert({ ...BECA, user_id: owner.id });
    expect(visitors.error?.code).toBe("42501");
    expect(await favouritesOf(owner)).toEqual([]);
  });

  test("nobody else sees favourites", async () => {
    const owner = await aPerson(product());
    await add(owner, BECA);
    const other = await aPerson(product());
    for (const client of [other.client, aVisitor(product())]) {
      const { data, error } = await client.from("user_favorites").select();
      expect(error).toBeNull();
      expect(data).toEqual([]);
    }
  });

  test("nobody else removes favourites", async () => {
    const owner = await aPerson(product());
    await add(owner, BECA);
    const other = await aPerson(product());
    const removal = await other.client
      .from("user_favorites")
      .delete()
      .eq("user_id", owner.id)
      .select();
    expect(removal.data).toEqual([]);
    // Without a filter the rule for removing stands alone.
    await other.client.from("user_favorites").delete();
    const visitors = await aVisitor(product())
      .from("user_favorites")
      .delete()
      .eq("user_id", owner.id);
    expect(visitors.error?.code).toBe("42501");
    expect(await favouritesOf(owner)).toEqual([BECA]);
  });

  test("a favourite is never changed, and its day is the server's", async () => {
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
      // Not in the table's insert type: what a forger would send.
      ...({ created_at: "2001-01-01T00:00:00Z" } as object),
    });
    expect(backdated.error?.code).toBe("42501");
    expect(await favouritesOf(person)).toEqual([BECA]);
  });

  test("the owner removes one and keeps the others", async () => {
    const person = await aPerson(product());
    const other = { ...BECA, item_id: "beca-ipn" };
    await add(person, BECA);
    await add(person, other);
    const { error } = await person.client
      .from("user_favorites")
      .delete()
      .match({ user_id: person.id, ...BECA });
    expect(error).toBeNull();
    expect(await favouritesOf(person)).toEqual([other]);
  });
});

function add({ id, client }: Person, favourite: typeof BECA) {
  return client
    .from("user_favorites")
    .insert({ user_id: id, ...favourite })
    .select("item_id, item_type");
}

async function favouritesOf({ id, client }: Person) {
  const { data } = await client
    .from("user_favorites")
    .select("item_id, item_type")
    .eq("user_id", id);
  return data;
}
