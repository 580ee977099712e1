import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestDatabase,
  type Ground,
  isAvailable,
} from "#server/testing/backends.ts";
import { aPerson, aVisitor, someAccount } from "#server/testing/people.ts";
import { type Product, startProduct } from "#server/testing/product.ts";

describe.skipIf(!isAvailable("postgres"))("two processes, one database", () => {
  let ground: Ground;
  let one: Product;
  let other: Product;

  beforeAll(async () => {
    ground = await createTestDatabase("postgres");
    const settings = { ...ground.settings, RATE_LIMIT_FACTOR: "1" };
    // Concurrently, on an empty database: one of them migrates, the other waits.
    [one, other] = await Promise.all([
      startProduct(settings),
      startProduct(settings),
    ]);
  });

  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await ground.remove();
  });

  test("an account of one process signs in on the other and finds its data", async () => {
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

  test("a session of one process is valid on the other", async () => {
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

  test("wrong passwords on both delay one account, and no other", async () => {
    const { email, password } = await aPerson(one);
    const neighbour = await aPerson(one);
    const waitSeconds = await guessUntilSlow([one, other], email);
    expect(waitSeconds).toBeGreaterThanOrEqual(SLOW_SECONDS);
    for (const product of [one, other]) {
      const owner = await signIn(product, email, password);
      expect(owner.status).toBe(429);
      expect((await owner.json()).error_code).toBe("over_request_rate_limit");
      const { status } = await signIn(
        product,
        neighbour.email,
        neighbour.password,
      );
      expect(status).toBe(200);
    }
  });

  test("a right password ends the delay on both", async () => {
    const { email, password } = await aPerson(one);
    for (const product of [one, other, one, other])
      expect((await signIn(product, email, "adivinanza")).status).toBe(400);
    expect((await signIn(other, email, password)).status).toBe(200);
    for (const product of [one, other, one, other])
      expect((await signIn(product, email, "adivinanza")).status).toBe(400);
  });

  test("messages on both count against one limit of the account", async () => {
    const { id, client } = await aPerson(one);
    const { data } = await client.auth.getSession();
    const authorization = `Bearer ${data.session?.access_token}`;
    const clients = [one, other].map((product) =>
      aVisitor(product, { authorization }),
    );
    const statuses: Array<number> = [];
    for (let count = 0; count <= MESSAGES_OF_ACCOUNT; count += 1) {
      const sent = await clients[count % clients.length]
        ?.from("feedback")
        .insert({ feedback: `mensaje ${count}`, user_id: id });
      statuses.push(sent?.status ?? 0);
    }
    expect(statuses.indexOf(429)).toBe(MESSAGES_OF_ACCOUNT);
  });

  test("an e-mail in capitals is the same account, and an escaped address bypasses no limit", async () => {
    const { email } = someAccount();
    await guessUntilSlow([one], email);
    const written = ` ${email.toUpperCase()}`;
    expect((await signIn(one, written, "adivinanza")).status).toBe(429);
    for (const path of ["/auth/v1/%74oken", "/auth/v1/x/../token"]) {
      const answer = await signIn(one, email, "adivinanza", path);
      expect(await answer.text()).not.toContain("invalid_credentials");
    }
  });
});

/** Per ten minutes. */
const MESSAGES_OF_ACCOUNT = 10;
/** Long enough for the following steps. */
const SLOW_SECONDS = 4;

/** Guesses at the products in turn. Returns the wait once it is at least 4 s. */
async function guessUntilSlow(
  products: ReadonlyArray<Product>,
  email: string,
): Promise<number> {
  for (let count = 0; count < 2_000; count += 1) {
    const product = products[count % products.length] as Product;
    const answer = await signIn(product, email, "adivinanza");
    if (answer.status === 400) continue;
    const waitSeconds = Number(answer.headers.get("retry-after"));
    if (waitSeconds >= SLOW_SECONDS) return waitSeconds;
  }
  throw new Error("Guessing was never slowed down");
}

function signIn(
  { url, publishableKey }: Product,
  email: string,
  password: string,
  path = "/auth/v1/token",
) {
  return fetch(`${url}${path}?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey },
    body: JSON.stringify({ email, password }),
  });
}
