import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor } from "#server/testing/people.ts";

onEachBackend((product) => {
  test("a visitor may select from profiles, as the health check does", async () => {
    const { error, status } = await aVisitor(product())
      .from("profiles")
      .select("id")
      .limit(1);
    expect(error).toBeNull();
    expect(status).toBe(200);
  });

  test.each(["/rest/v1/profiles", "/rest/v1/feedback", "/auth/v1/user"])(
    "%s without a key is rejected",
    async (path) => {
      const response = await fetch(product().url + path);
      expect(response.status).toBe(401);
    },
  );

  test("an invalid key is rejected", async () => {
    const { url } = product();
    const { status } = await aVisitor({
      url,
      publishableKey: "sb_publishable_x",
    })
      .from("profiles")
      .select();
    expect(status).toBe(401);
  });

  test("an access token without a key is rejected", async () => {
    const { client } = await aPerson(product());
    const token = (await client.auth.getSession()).data.session?.access_token;
    const response = await fetch(`${product().url}/rest/v1/profiles`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });

  test("the table `rate_limits` is inaccessible with the publishable and the secret key", async () => {
    const { url, publishableKey, secretKey } = product();
    for (const key of [publishableKey, secretKey]) {
      const client = createClient(url, key);
      const { error } = await client.from("rate_limits").select();
      expect(error?.code).toBe("PGRST205");
      const inSchema = await client
        .schema("server" as "public")
        .from("rate_limits")
        .select();
      expect(inSchema.error?.code).toBe("PGRST106");
    }
  });

  test.each(["auth", "storage", "pg_catalog", "information_schema"])(
    "the schema %s is not exposed",
    async (schema) => {
      const { error } = await createClient(
        product().url,
        product().publishableKey,
      )
        .schema(schema as "public")
        .from("users")
        .select();
      expect(error?.code).toBe("PGRST106");
    },
  );

  test("five pages lack the secret key, and the home page contains the publishable key", async () => {
    const { url, publishableKey, secretKey } = product();
    for (const path of ["/", "/becas", "/login", "/perfil", "/login.data"]) {
      const html = await (await fetch(url + path)).text();
      expect(html).not.toContain(secretKey);
      expect(html).not.toContain("sb_secret_");
    }
    const page = await (await fetch(url)).text();
    expect(page).toContain(publishableKey);
  });

  test("a secret key used from a browser is rejected", async () => {
    const { url, secretKey } = product();
    const response = await fetch(`${url}/rest/v1/profiles`, {
      headers: {
        apikey: secretKey,
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0",
      },
    });
    expect(response.status).toBe(401);
  });

  test("the database function `pg_sleep` cannot be called", async () => {
    const { error } = await createClient(
      product().url,
      product().publishableKey,
    ).rpc("pg_sleep", { seconds: 30 });
    expect(error?.code).toBe("PGRST202");
  });
});
