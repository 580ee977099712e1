import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestDatabase,
  isAvailable,
  type TestDatabase,
} from "#server/testing/backends.ts";
import { getRaw } from "#server/testing/get-raw.ts";
import { aPerson, aVisitor, someAccount } from "#server/testing/people.ts";
import { type Product, startProduct } from "#server/testing/product.ts";

describe.skipIf(!isAvailable("postgres"))(
  "two processes on one database",
  () => {
    let database: TestDatabase;
    let one: Product;
    let other: Product;

    beforeAll(async () => {
      database = await createTestDatabase("postgres");
      const settings = { ...database.settings, RATE_LIMIT_FACTOR: "1" };
      // Concurrently, on an empty database: one of them migrates, the other waits.
      [one, other] = await Promise.all([
        startProduct(settings),
        startProduct(settings),
      ]);
    });

    afterAll(async () => {
      await Promise.all([one.stop(), other.stop()]);
      await database.remove();
    });

    test("an account of one process signs in on the other and finds its data", async () => {
      const { id, email, password, client } = await aPerson(one);
      await client
        .from("user_favorites")
        .insert({ user_id: id, item_id: "beca", item_type: "scholarship" });
      const visitor = aVisitor(other);
      const { error } = await visitor.auth.signInWithPassword({
        email,
        password,
      });
      expect(error).toBeNull();
      const { data } = await visitor.from("user_favorites").select("item_id");
      expect(data).toEqual([{ item_id: "beca" }]);
    });

    test("a session of one process is valid on the other", async () => {
      const { id, client } = await aPerson(one);
      const { data } = await client.auth.getSession();
      const visitor = aVisitor(other);
      await visitor.auth.setSession({
        access_token: data.session?.access_token ?? "",
        refresh_token: data.session?.refresh_token ?? "",
      });
      expect((await visitor.auth.getUser()).data.user?.id).toBe(id);
      expect((await visitor.auth.refreshSession()).data.user?.id).toBe(id);
    });

    test("wrong passwords on both processes delay their account on both, and not another", async () => {
      const { email, password } = await aPerson(one);
      const otherUser = await aPerson(one);
      const waitSeconds = await guessUntilDelayed([one, other], email);
      expect(waitSeconds).toBeGreaterThanOrEqual(MIN_WAIT_SECONDS);
      for (const product of [one, other]) {
        const owner = await signIn(product, email, password);
        expect(owner.status).toBe(429);
        expect((await owner.json()).error_code).toBe("over_request_rate_limit");
        const { status } = await signIn(
          product,
          otherUser.email,
          otherUser.password,
        );
        expect(status).toBe(200);
      }
    });

    test("a correct password on one process resets the sign-in delay on both", async () => {
      const { email, password } = await aPerson(one);
      for (const product of [one, other, one, other])
        expect((await signIn(product, email, "adivinanza")).status).toBe(400);
      expect((await signIn(other, email, password)).status).toBe(200);
      for (const product of [one, other, one, other])
        expect((await signIn(product, email, "adivinanza")).status).toBe(400);
    });

    test("messages on both processes count against one limit per account", async () => {
      const { id, client } = await aPerson(one);
      const { data } = await client.auth.getSession();
      const authorization = `Bearer ${data.session?.access_token}`;
      const clients = [one, other].map((product) =>
        aVisitor(product, { authorization }),
      );
      const statuses: Array<number> = [];
      for (let count = 0; count <= MAX_MESSAGES; count += 1) {
        const sent = await clients[count % clients.length]
          ?.from("feedback")
          .insert({ feedback: `mensaje ${count}`, user_id: id });
        statuses.push(sent?.status ?? 0);
      }
      expect(statuses.indexOf(429)).toBe(MAX_MESSAGES);
    });

    test("an e-mail in capitals shares the delay, and escaped paths do not bypass the limit", async () => {
      const { email } = someAccount();
      await guessUntilDelayed([one], email);
      const inCapitals = ` ${email.toUpperCase()}`;
      expect((await signIn(one, inCapitals, "adivinanza")).status).toBe(429);
      // A client such as fetch would resolve the dots itself.
      for (const path of ["/auth/v1/%74oken", "/auth/v1/x/../token"]) {
        const { status, text } = await getRaw(
          one.url,
          `${path}?grant_type=password`,
          {
            method: "POST",
            headers: { apikey: one.publishableKey },
            body: JSON.stringify({ email, password: "adivinanza" }),
          },
        );
        expect([400, 404, 429]).toContain(status);
        expect(text).not.toContain("invalid_credentials");
      }
    });
  },
);

/** Per ten minutes. */
const MAX_MESSAGES = 10;
/** Long enough for the following steps. */
const MIN_WAIT_SECONDS = 4;

/** Sends wrong passwords to the products in turn. Returns the wait in seconds once it is long enough. */
async function guessUntilDelayed(
  products: ReadonlyArray<Product>,
  email: string,
): Promise<number> {
  for (let count = 0; count < 2_000; count += 1) {
    const product = products[count % products.length] as Product;
    const response = await signIn(product, email, "adivinanza");
    if (response.status === 400) continue;
    const waitSeconds = Number(response.headers.get("retry-after"));
    if (waitSeconds >= MIN_WAIT_SECONDS) return waitSeconds;
  }
  throw new Error(`No delay reached ${MIN_WAIT_SECONDS} s`);
}

function signIn(
  { url, publishableKey }: Product,
  email: string,
  password: string,
) {
  return fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey },
    body: JSON.stringify({ email, password }),
  });
}
