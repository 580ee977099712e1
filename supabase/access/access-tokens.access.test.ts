import { randomBytes } from "node:crypto";
import { decode, sign } from "hono/jwt";
import { beforeAll, expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson } from "#server/testing/people.ts";
import type { Product } from "#server/testing/product.ts";

type Claims = Readonly<Record<string, unknown>>;

/** Claims that no issued token has; the test signs them with the server's own secret. */
const INVALID_CLAIMS: ReadonlyArray<Claims> = [
  { role: "postgres" },
  { role: "supabase_admin" },
  { role: "supabase_auth_admin" },
  { role: "" },
  { role: undefined },
  { exp: undefined },
  { exp: 1 },
  { exp: "9999999999" },
  { aud: "other-project" },
  { aud: undefined },
  { iss: "https://other.example/auth/v1" },
  { sub: "1" },
  { sub: "" },
  { sub: undefined },
  { session_id: undefined },
  { iat: 9_999_999_998, exp: 9_999_999_999 },
];

const REQUESTS = [
  ["GET", "/rest/v1/profiles?select=*", 401],
  ["POST", "/rest/v1/feedback", 401],
  ["DELETE", "/rest/v1/user_favorites?id=not.is.null", 401],
  ["POST", "/rest/v1/rpc/delete_account", 401],
  ["GET", "/auth/v1/user", 403],
  ["PUT", "/auth/v1/user", 403],
  ["POST", "/auth/v1/logout", 403],
  ["POST", "/functions/v1/meta-searcher", 401],
] as const;

onEachBackend((product) => {
  let issued: Claims;
  let issuedToken: string;

  beforeAll(async () => {
    const { client } = await aPerson(product());
    const { data } = await client.auth.getSession();
    issuedToken = data.session?.access_token ?? "";
    issued = decode(issuedToken).payload;
  });

  test("a token with exactly the issued claims is accepted", async () => {
    const token = await sign({ ...issued }, product().jwtSecret);
    expect((await fetchProfiles(product(), token)).status).toBe(200);
    expect((await fetchProfiles(product(), issuedToken)).status).toBe(200);
  });

  test.each(INVALID_CLAIMS)(
    "a signed token with %o is rejected",
    async (claims) => {
      const token = await sign({ ...issued, ...claims }, product().jwtSecret);
      await expectRejected(product(), token);
    },
  );

  test("tokens with another secret, algorithm, payload or format are rejected", async () => {
    const { jwtSecret } = product();
    const [head = "", body = "", signature = ""] = issuedToken.split(".");
    const none = encode({ alg: "none", typ: "JWT" });
    for (const token of [
      await sign({ ...issued }, randomBytes(32).toString("hex")),
      await sign({ ...issued }, product().publishableKey),
      await sign({ ...issued }, jwtSecret, "HS512"),
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${head}.${encode({ ...issued, role: "service_role" })}.${signature}`,
      `${head}.${body}`,
      "nonsense",
    ])
      await expectRejected(product(), token);
  });
});

async function expectRejected(product: Product, token: string) {
  for (const [method, path, status] of REQUESTS) {
    const response = await request(product, token, method, path);
    expect([method, path, response.status]).toEqual([method, path, status]);
    expect(await response.json()).toMatchObject(
      status === 403
        ? { error_code: "bad_jwt" }
        : { code: expect.stringMatching(/^PGRST30[13]$/) },
    );
  }
}

function fetchProfiles(product: Product, token: string) {
  return request(product, token, "GET", "/rest/v1/profiles?select=*");
}

function request(
  { url, publishableKey }: Product,
  token: string,
  method: string,
  path: string,
) {
  return fetch(url + path, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    ...(method !== "GET" && { body: "{}" }),
  });
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
