import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor, type Client } from "#server/testing/people.ts";

const FEEDBACK = { name: "Ana", feedback: "Me gustó" };
const ADVICE = {
  name: "Ana",
  email: "ana@example.test",
  message: "¿Qué beca me conviene?",
  language: "es",
};
const SUGGESTION = {
  name: "Biblioteca",
  link: "https://sitio.example/",
  reason: "Tiene libros gratis",
  email: "ana@example.test",
  language: "es",
};

onEachBackend((product) => {
  describe.each([
    ["feedback", FEEDBACK, "name"],
    ["advice_requests", ADVICE, "name"],
    ["resource_suggestions", SUGGESTION, "email"],
  ] as const)("%s", (table, message, optional) => {
    const send = (client: Client, extra: object = {}) =>
      // One call for three tables: the union of their row types fits none.
      client.from(table).insert({ ...message, ...extra } as never);

    test("a visitor may send a message without a user and without its optional field", async () => {
      const visitor = aVisitor(product());
      expect((await send(visitor)).error).toBeNull();
      expect((await send(visitor, { user_id: null })).error).toBeNull();
      expect((await send(visitor, { [optional]: null })).error).toBeNull();
    });

    test("a member may send a message with their own user or none", async () => {
      const { id, client } = await aPerson(product());
      expect((await send(client, { user_id: id })).error).toBeNull();
      expect((await send(client, { user_id: null })).error).toBeNull();
    });

    test("a message cannot be written for another user", async () => {
      const { id } = await aPerson(product());
      const other = await aPerson(product());
      for (const client of [other.client, aVisitor(product())]) {
        const { error } = await send(client, { user_id: id });
        expect(error?.code).toBe("42501");
      }
    });

    test("clients cannot set the id or the date of a message", async () => {
      const visitor = aVisitor(product());
      const numbered = await send(visitor, { id: 1 });
      expect(numbered.error?.code).toMatch(/^(42501|428C9)$/);
      const dated = await send(visitor, { created_at: "2001-01-01" });
      expect(dated.error?.code).toBe("42501");
    });

    test("messages cannot be read, changed or removed, not even by their author", async () => {
      const { id, client } = await aPerson(product());
      await send(client, { user_id: id });
      for (const reader of [client, aVisitor(product())]) {
        const read = await reader.from(table).select();
        expect(read.error?.code).toBe("42501");
        const change = await reader
          .from(table)
          .update({ name: "Otra" } as never)
          .eq("user_id", id);
        expect(change.error?.code).toBe("42501");
        const removal = await reader.from(table).delete().eq("user_id", id);
        expect(removal.error?.code).toBe("42501");
      }
    });

    test("the operator reads messages with the secret key", async () => {
      const { url, secretKey } = product();
      const name = randomUUID();
      await send(aVisitor(product()), { name });
      const { data } = await createClient(url, secretKey)
        .from(table)
        .select()
        .eq("name", name);
      expect(data).toMatchObject([{ ...message, name, user_id: null }]);
    });

    test("an insert that requests its row back is rejected", async () => {
      const { error } = await aVisitor(product())
        .from(table)
        .insert(message as never)
        .select();
      expect(error?.code).toBe("42501");
    });
  });

  test("the data export contains the user's own messages only", async () => {
    const owner = await aPerson(product());
    const other = await aPerson(product());
    const { client, id: user_id } = owner;
    await client.from("feedback").insert({ ...FEEDBACK, user_id });
    await client.from("feedback").insert({ ...FEEDBACK, user_id: null });
    await client.from("advice_requests").insert({ ...ADVICE, user_id });
    await client
      .from("resource_suggestions")
      .insert({ ...SUGGESTION, user_id });
    const sent = (message: object) => [
      { ...message, created_at: expect.any(String) },
    ];
    const ownExport = await client.rpc("my_messages").single();
    expect(ownExport.data).toEqual({
      feedback: sent(FEEDBACK),
      advice_requests: sent(ADVICE),
      resource_suggestions: sent(SUGGESTION),
    });
    const otherExport = await other.client.rpc("my_messages").single();
    expect(otherExport.data).toEqual({
      feedback: [],
      advice_requests: [],
      resource_suggestions: [],
    });
    const visitorResult = await aVisitor(product()).rpc("my_messages");
    expect(visitorResult.error?.code).toBe("42501");
    const withUserId = await other.client.rpc("my_messages", {
      user_id,
    } as never);
    expect(withUserId.error?.code).toBe("PGRST202");
  });

  test.each([
    ["without text", { feedback: "" }],
    ["of spaces", { feedback: "   " }],
    ["beyond 5,000 characters", { feedback: "a".repeat(5_001) }],
    ["with a name over 120 characters", { name: "a".repeat(121) }],
  ])("feedback %s is rejected", async (_, invalidParts) => {
    const { error } = await aVisitor(product())
      .from("feedback")
      .insert({ ...FEEDBACK, ...invalidParts });
    expect(error?.code).toBe("23514");
  });

  test.each([
    ["without text", { message: "" }],
    ["of spaces", { message: "   " }],
    ["beyond 2,000 characters", { message: "a".repeat(2_001) }],
    ["with a name over 120 characters", { name: "a".repeat(121) }],
    ["with an invalid e-mail", { email: "ana" }],
    [
      "with an e-mail over 254 characters",
      { email: `${"a".repeat(250)}@x.mx` },
    ],
    ["in another language", { language: "fr" }],
  ])("a request for advice %s is rejected", async (_, invalidParts) => {
    const { error } = await aVisitor(product())
      .from("advice_requests")
      .insert({ ...ADVICE, ...invalidParts });
    expect(error?.code).toBe("23514");
  });

  test.each([
    ["without a name", { name: "" }],
    ["with a blank name", { name: "   " }],
    ["with a null name", { name: null }, "23502"],
    ["with a name over 200 characters", { name: "a".repeat(201) }],
    ["with an http link", { link: "http://sitio.example/" }],
    ["with a script as link", { link: "javascript:alert(1)" }],
    ["with a space in its link", { link: "https://sitio.example/a b" }],
    [
      "with a link over 1,000 characters",
      { link: `https://x.mx/${"a".repeat(988)}` },
    ],
    ["without a reason", { reason: "" }],
    ["with a blank reason", { reason: "   " }],
    ["with a reason over 2,000 characters", { reason: "a".repeat(2_001) }],
    ["with an invalid e-mail", { email: "ana" }],
    ["with a space in its e-mail", { email: "a@b c" }],
    [
      "with an e-mail over 254 characters",
      { email: `${"a".repeat(250)}@x.mx` },
    ],
    ["in another language", { language: "fr" }],
    ["without a language", { language: "" }],
  ])("a suggestion %s is rejected", async (_, invalidParts, code = "23514") => {
    const { error } = await aVisitor(product())
      .from("resource_suggestions")
      .insert({ ...SUGGESTION, ...invalidParts } as never);
    expect(error?.code).toBe(code);
  });
});
