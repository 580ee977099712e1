import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { fail, ok } from "#domain/result.ts";
import type { VerifyToken } from "../backend/access-token.ts";
import { accessTokens } from "./access-token.ts";
import type { ApiVariables } from "./api-limits.ts";

test("a verified token identifies its account", async () => {
  const { send } = anApi(async () => ok({ accountId: "ana", sessionId: null }));
  const response = await send("/rest/v1/profiles", "Bearer a.b.c");
  expect(await response.json()).toEqual({ accountId: "ana" });
});

test.each([[undefined], ["Bearer sb_publishable_x"], ["Basic YTpi"]])(
  "the authorization %j is not verified and identifies no account",
  async (authorization) => {
    const verify = vi.fn<VerifyToken>(async () => fail("malformed"));
    const { send } = anApi(verify);
    const response = await send("/rest/v1/profiles", authorization);
    expect(await response.json()).toEqual({ accountId: null });
    expect(verify).not.toHaveBeenCalled();
  },
);

test("a custom API key sent as the token identifies no account", async () => {
  const { send } = anApi(async () => fail("malformed"));
  const headers = { apikey: "some-key" };
  const response = await send("/rest/v1/profiles", "Bearer some-key", headers);
  expect(await response.json()).toEqual({ accountId: null });
});

test("a valid token sent as the API key too identifies its account", async () => {
  const { send } = anApi(async () => ok({ accountId: "ana", sessionId: null }));
  const headers = { apikey: "a.b.c" };
  const response = await send("/auth/v1/user", "Bearer a.b.c", headers);
  expect(await response.json()).toEqual({ accountId: "ana" });
});

test.each([
  ["malformed", "PGRST301"],
  ["badSignature", "PGRST301"],
  ["expired", "PGRST303"],
  ["issuedInFuture", "PGRST303"],
  ["badClaims", "PGRST303"],
] as const)(
  "a token with the fault %s gets the error of PostgREST or GoTrue",
  async (fault, code) => {
    const { send, handler } = anApi(async () => fail(fault));
    for (const path of ["/rest/v1/profiles", "/functions/v1/meta-searcher"]) {
      const rest = await send(path, "bearer a.b.c");
      expect(rest.status).toBe(401);
      expect(await rest.json()).toMatchObject({ code, hint: null });
    }
    const auth = await send("/auth/v1/user", "Bearer a.b.c");
    expect(auth.status).toBe(403);
    expect(auth.headers.get("x-sb-error-code")).toBe("bad_jwt");
    expect(await auth.json()).toMatchObject({
      code: 403,
      error_code: "bad_jwt",
      msg: expect.stringMatching(/^invalid JWT: /),
    });
    expect(handler).not.toHaveBeenCalled();
  },
);

function anApi(verify: VerifyToken) {
  const handler = vi.fn();
  const app = new Hono<{ Variables: ApiVariables }>();
  app.use(accessTokens(verify));
  app.all("*", (c) => {
    handler();
    return c.json({ accountId: c.get("accountId") });
  });
  const send = (
    path: string,
    authorization: string | undefined,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    app.request(path, {
      headers: { ...headers, ...(authorization && { authorization }) },
    });
  return { send, handler };
}
