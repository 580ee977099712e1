import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Ground,
  isAvailable,
  makeGround,
} from "#server/testing/backends.ts";
import { aPerson, aVisitor, someAccount } from "#server/testing/people.ts";
import { type Product, startProduct } from "#server/testing/product.ts";

describe.skipIf(!isAvailable("postgres"))("two processes, one database", () => {
  let ground: Ground;
  let one: Product;
  let other: Product;

  beforeAll(async () => {
    ground = await makeGround("postgres");
    const settings = { ...ground.settings, RATE_LIMIT_FACTOR: "1" };
    // At once, on an empty database: one of them migrates, the other waits.
    [one, other] = await Promise.all([
      startProduct(settings),
      startProduct(settings),
    ]);
  });

  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await ground.remove();
  });

  test("who signs up on one signs in on the other and finds what they kept", async () => {
    const { id, email, password, client } = await aPerson(one);
    await client
      .from("user_favorites")
      .insert({ user_id: id, item_id: "beca", item_type: "scholarship" });
    const there = aVisitor(other);
    const { error } = await there.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    const { data } = await there.from("user_favorites").select("item_id");
    expect(data).toEqual([{ item_id: "beca" }]);
  });

  test("a session of one is a session of the other", async () => {
    const { id, client } = await aPerson(one);
    const { data } = await client.auth.getSession();
    const there = aVisitor(other);
    await there.auth.setSession({
      access_token: data.session?.access_token ?? "",
      refresh_token: data.session?.refresh_token ?? "",
    });
    expect((await there.auth.getUser()).data.user?.id).toBe(id);
    expect((await there.auth.refreshSession()).data.user?.id).toBe(id);
  });

  test("ten wrong passwords close an account at both, and at no other account", async () => {
    const { email } = await aPerson(one);
    const { email: otherEmail, password } = await aPerson(one);
    const guess = async (product: Product) =>
      (
        await aVisitor(product).auth.signInWithPassword({
          email,
          password: "adivinanza",
        })
      ).error;
    for (let count = 0; count < 5; count++) {
      expect((await guess(one))?.code).toBe("invalid_credentials");
      expect((await guess(other))?.code).toBe("invalid_credentials");
    }
    for (const product of [one, other]) {
      const refusal = await guess(product);
      expect(refusal?.status).toBe(429);
      expect(refusal?.code).toBe("over_request_rate_limit");
      const neighbour = await aVisitor(product).auth.signInWithPassword({
        email: otherEmail,
        password,
      });
      expect(neighbour.error).toBeNull();
    }
  });

  test("an address in capitals counts as the same account", async () => {
    const { email } = someAccount();
    const guess = async (written: string) =>
      (
        await aVisitor(one).auth.signInWithPassword({
          email: written,
          password: "adivinanza",
        })
      ).error?.status;
    for (let count = 0; count < 10; count++)
      expect(await guess(email)).toBe(400);
    expect(await guess(` ${email.toUpperCase()}`)).toBe(429);
  });

  test("an escaped address passes by no limit", async () => {
    const { email } = someAccount();
    const guess = (path: string) =>
      fetch(`${one.url}${path}?grant_type=password`, {
        method: "POST",
        headers: { apikey: one.publishableKey },
        body: JSON.stringify({ email, password: "adivinanza" }),
      });
    for (let count = 0; count < 10; count++)
      expect((await guess("/auth/v1/token")).status).toBe(400);
    expect((await guess("/auth/v1/token")).status).toBe(429);
    for (const path of ["/auth/v1/%74oken", "/auth/v1/x/../token"]) {
      const answer = await guess(path);
      expect(await answer.text()).not.toContain("invalid_credentials");
    }
  });
});
