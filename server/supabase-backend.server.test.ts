import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";
import { aPerson } from "./testing/people.ts";
import { type Product, startProduct } from "./testing/product.ts";

const ORIGIN = "https://becas.example";

let databases: ReadonlyArray<TestDatabase>;
let backend: Product;
let site: Product;

beforeAll(async () => {
  databases = [
    await createTestDatabase("embedded"),
    await createTestDatabase("embedded"),
  ];
  const [one, other] = databases.map(({ settings }) => settings);
  if (!one || !other) throw new Error("Two databases are needed");
  backend = await startProduct(one);
  site = await startProduct({
    ...other,
    SUPABASE_URL: `${backend.url}/`,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  });
});

afterAll(async () => {
  await site.stop();
  await backend.stop();
  await Promise.all(databases.map(({ remove }) => remove()));
});

test("a page has the backend's URL and key, and its policy allows connections there", async () => {
  const { status, text, headers } = await getRaw(site.url, "/becas");
  expect(status).toBe(200);
  expect(text).toContain(backend.url);
  expect(text).toContain(backend.publishableKey);
  expect(headers["content-security-policy"]).toContain(
    `connect-src 'self' ${backend.url};`,
  );
});

test("a site with a backend elsewhere answers 404 for accounts and data", async () => {
  for (const path of ["/auth/v1/settings", "/rest/v1/profiles"]) {
    const { status } = await getRaw(site.url, path, {
      headers: { apikey: backend.publishableKey },
    });
    expect(status).toBe(404);
  }
});

test("the site is ready while the backend answers", async () => {
  expect((await getRaw(site.url, "/readyz")).status).toBe(200);
});

test("the status reports figures of the other server as unknown, not zero", async () => {
  const { text } = await getRaw(site.url, "/status.json");
  expect(JSON.parse(text)).toMatchObject({
    backend: "operational",
    functions: "operational",
    metaSearch: "unknown",
    scraper: { everyHours: 0, runs: "unknown" },
  });
});

test.each([
  ["/auth/v1/token?grant_type=password", "POST"],
  ["/auth/v1/user", "PUT"],
  ["/rest/v1/profiles?on_conflict=id", "POST"],
  ["/rest/v1/user_favorites?item_id=eq.a", "DELETE"],
])(
  "the backend lets pages of another origin request %s by %s",
  async (path, method) => {
    const requestHeaders =
      "apikey,authorization,content-type,prefer,x-client-info,x-supabase-api-version";
    const { status, headers } = await getRaw(backend.url, path, {
      method: "OPTIONS",
      headers: {
        origin: ORIGIN,
        "access-control-request-method": method,
        "access-control-request-headers": requestHeaders,
      },
    });
    expect(status).toBe(204);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(parseList(headers["access-control-allow-methods"])).toContain(
      method.toLowerCase(),
    );
    expect(parseList(headers["access-control-allow-headers"])).toEqual(
      parseList(requestHeaders),
    );
    // With cookies another site could act as the visitor.
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  },
);

test("pages of another origin may read backend responses and errors", async () => {
  const { client } = await aPerson(backend);
  const token = (await client.auth.getSession()).data.session?.access_token;
  const headers = {
    origin: ORIGIN,
    apikey: backend.publishableKey,
    authorization: `Bearer ${token}`,
  };
  const answers = [
    await getRaw(backend.url, "/rest/v1/profiles", { headers }),
    await getRaw(backend.url, "/auth/v1/user", { headers }),
    await getRaw(backend.url, "/rest/v1/profiles", {
      headers: { origin: ORIGIN },
    }),
    await getRaw(backend.url, "/auth/v1/token?grant_type=password", {
      method: "POST",
      headers,
      body: "a".repeat(100_000),
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 413]);
  for (const answer of answers)
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
});

test("without the backend pages are served, and readiness fails", async () => {
  await backend.stop();
  expect((await getRaw(site.url, "/becas")).status).toBe(200);
  expect((await getRaw(site.url, "/readyz")).status).toBe(503);
});

function parseList(header: string | undefined): ReadonlyArray<string> {
  return (header ?? "").toLowerCase().split(/,\s*/).toSorted();
}
