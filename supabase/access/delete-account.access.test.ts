import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor, type Person } from "#server/testing/people.ts";
import type { Product } from "#server/testing/product.ts";

const ITEM = { item_id: "chevening", item_type: "scholarship" };
/**
 * Each table with the column that identifies the user's rows. Messages hold personal data
 * in their text, so they are deleted with the account.
 */
const TABLES = {
  profiles: "id",
  user_favorites: "user_id",
  applications: "user_id",
  calendar_addresses: "user_id",
  reminder_subscriptions: "user_id",
  feedback: "feedback",
  advice_requests: "message",
  resource_suggestions: "reason",
} as const;

type Table = keyof typeof TABLES;

onEachBackend((product) => {
  test("deleting an account removes the user's rows in eight tables and keeps another user's", async () => {
    const leaving = await aPerson(product());
    const staying = await aPerson(product());
    await insertRowsInAllTables(leaving);
    await insertRowsInAllTables(staying);
    expect((await leaving.client.rpc("delete_account")).error).toBeNull();
    for (const table of Object.keys(TABLES) as ReadonlyArray<Table>) {
      const leavingRows = await countRows(product(), table, leaving);
      const stayingRows = await countRows(product(), table, staying);
      expect([table, leavingRows, stayingRows]).toEqual([table, 0, 1]);
    }
    const { data } = await staying.client.auth.getUser();
    expect(data.user?.id).toBe(staying.id);
  });

  test("after the deletion the password, the session and the token are invalid", async () => {
    const person = await aPerson(product());
    const { client, email, password, id } = person;
    await client.rpc("delete_account");
    expect((await client.auth.getUser()).error?.code).toBe("user_not_found");
    const { error } = await client.from("user_favorites").insert({
      user_id: id,
      ...ITEM,
    });
    expect(error?.code).toBe("PGRST303");
    expect((await client.rpc("delete_account")).error?.code).toBe("PGRST303");
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    const signIn = await aVisitor(product()).auth.signInWithPassword({
      email,
      password,
    });
    expect(signIn.error?.code).toBe("invalid_credentials");
  });

  test("the e-mail of a deleted account can sign up again and gets no old favourites", async () => {
    const { client, email, password, id } = await aPerson(product());
    const stored = await client
      .from("user_favorites")
      .insert({ user_id: id, ...ITEM });
    expect(stored.error).toBeNull();
    expect((await client.rpc("delete_account")).error).toBeNull();
    const visitor = aVisitor(product());
    const { data, error } = await visitor.auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.user?.id).not.toBe(id);
    expect((await visitor.from("user_favorites").select()).data).toEqual([]);
  });

  test("neither a visitor nor another member can delete an account", async () => {
    const owner = await aPerson(product());
    const visitorResult = await aVisitor(product()).rpc("delete_account");
    expect(visitorResult.error?.code).toBe("42501");
    const other = await aPerson(product());
    const withCaller = await other.client.rpc("delete_account", {
      caller: owner.id,
    });
    expect(withCaller.error?.code).toBe("PGRST202");
    for (const { client } of [owner, other])
      expect((await client.auth.getUser()).error).toBeNull();
  });
});

async function insertRowsInAllTables({ id, email, client }: Person) {
  const results = await Promise.all([
    client.from("profiles").insert({ id, full_name: "Ana Pérez" }),
    client.from("user_favorites").insert({ user_id: id, ...ITEM }),
    client
      .from("applications")
      .insert({ user_id: id, ...ITEM, status: "sent" }),
    client.from("calendar_addresses").insert({ user_id: id }),
    client
      .from("reminder_subscriptions")
      .insert({ user_id: id, language: "es" }),
    client.from("feedback").insert({ feedback: id, user_id: id }),
    client.from("advice_requests").insert({
      email,
      message: id,
      language: "es",
      user_id: id,
    }),
    client.from("resource_suggestions").insert({
      name: "Biblioteca",
      link: "https://sitio.example/",
      reason: id,
      language: "es",
      user_id: id,
    }),
  ]);
  expect(results.map(({ error }) => error)).toEqual(
    Object.keys(TABLES).map(() => null),
  );
}

/** Counts a user's rows with the operator's key. */
async function countRows(
  { url, secretKey }: Product,
  table: Table,
  { id }: Person,
): Promise<number | null> {
  const { count, error } = await createClient(url, secretKey)
    .from(table)
    .select("*", { count: "exact" })
    .eq(TABLES[table], id);
  expect(error).toBeNull();
  return count;
}
