import { sign } from "hono/jwt";
import { expect, test } from "vitest";
import { createTokenVerifier, type TokenFault } from "./access-token.ts";

const SECRET = "a".repeat(64);
const ACCOUNT_ID = "0a0f2f4e-5a2b-4f5e-9c53-0d9b4a1f7c11";
const NOW_SECONDS = Math.floor(Date.now() / 1_000);

const ISSUED = {
  sub: ACCOUNT_ID,
  aud: "authenticated",
  role: "authenticated",
  email: "ana@example.org",
  session_id: "5b3c1f2a-8b1f-4f0e-8a51-0f5c0f1f2a3b",
  iat: NOW_SECONDS,
  exp: NOW_SECONDS + 3_600,
};

const verifyToken = createTokenVerifier(SECRET);

test("a token with the library's claims is valid and names its account", async () => {
  const token = await sign(ISSUED, SECRET);
  expect(await verifyToken(token)).toMatchObject({
    ok: true,
    value: { accountId: ACCOUNT_ID },
  });
});

test("an account id in capitals is returned in lower case", async () => {
  const token = await sign(
    { ...ISSUED, sub: ACCOUNT_ID.toUpperCase() },
    SECRET,
  );
  expect(await verifyToken(token)).toMatchObject({
    ok: true,
    value: { accountId: ACCOUNT_ID },
  });
});

test.each<[TokenFault, Readonly<Record<string, unknown>>]>([
  ["badClaims", { role: "postgres" }],
  ["badClaims", { role: undefined }],
  ["badClaims", { role: ["service_role"] }],
  ["badClaims", { exp: undefined }],
  ["badClaims", { aud: "other-project" }],
  ["badClaims", { aud: ["authenticated", "other-project"] }],
  ["badClaims", { aud: undefined }],
  ["badClaims", { iss: "https://other.example/auth/v1" }],
  ["badClaims", { sub: "1" }],
  ["badClaims", { sub: undefined }],
  ["badClaims", { session_id: undefined }],
  ["badClaims", { session_id: null }],
  ["badClaims", { session_id: "1" }],
  ["expired", { exp: NOW_SECONDS - 1 }],
  ["expired", { exp: "never" }],
  ["issuedInFuture", { iat: NOW_SECONDS + 60 }],
])("a token is rejected as %s with %o", async (reason, claims) => {
  const token = await sign({ ...ISSUED, ...claims }, SECRET);
  expect(await verifyToken(token)).toMatchObject({ ok: false, error: reason });
});

test.each(["anon", "service_role"])(
  "a token with the role %s needs no session",
  async (role) => {
    const token = await sign(
      { ...ISSUED, role, session_id: undefined },
      SECRET,
    );
    expect(await verifyToken(token)).toMatchObject({
      ok: true,
      value: { sessionId: null },
    });
  },
);

test("a token with another secret, algorithm or format is rejected", async () => {
  const [header, payload, signature] = (await sign(ISSUED, SECRET)).split(".");
  const unsignedHeader = Buffer.from('{"alg":"none","typ":"JWT"}').toString(
    "base64url",
  );
  const nullPayload = Buffer.from("null").toString("base64url");
  for (const token of [
    await sign(ISSUED, "b".repeat(64)),
    await sign(ISSUED, SECRET, "HS512"),
    `${unsignedHeader}.${payload}.`,
    `${unsignedHeader}.${payload}.${signature}`,
    `${header}.${nullPayload}.${signature}`,
    "a.b.c",
    "..",
  ])
    expect(await verifyToken(token)).toMatchObject({ error: "badSignature" });
  for (const token of ["", "a", "a.b", "a.b.c.d"])
    expect(await verifyToken(token)).toMatchObject({ error: "malformed" });
});
