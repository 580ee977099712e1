import { Hono } from "hono";
import { expect, test } from "vitest";
import { type ApiVariables, apiLimits } from "./api-limits.ts";
import { recordingLimits } from "./rate-limits.fixture.ts";
import type { RateLimits } from "./rate-limits.ts";

const ADDRESS = "198.51.100.7";
const ACCOUNT = "0a0f2f4e-5a2b-4f5e-9c53-0d9b4a1f7c11";
const EMAIL = { email: " Ana@Example.org " };

test.each<[string, ReadonlyArray<string>]>([
  ["/auth/v1/token?grant_type=password", [`signIn ${ADDRESS}`]],
  ["/auth/v1/token?grant_type=refresh_token", []],
  ["/auth/v1/signup", [`signUp ${ADDRESS}`, "signUpEmail ana@example.org"]],
  [
    "/auth/v1/recover",
    [`recovery ${ADDRESS}`, "recoveryEmail ana@example.org"],
  ],
  ["/rest/v1/feedback", [`message ${ADDRESS}`]],
  ["/rest/v1/advice_requests", [`message ${ADDRESS}`]],
  ["/rest/v1/resource_suggestions", [`message ${ADDRESS}`]],
  ["/functions/v1/meta-searcher", [`search ${ADDRESS}`]],
  ["/rest/v1/user_favorites", []],
])(
  "without a session POST %s counts as a request and as %j",
  async (path, counted) => {
    const { send, charged } = anApi();
    expect((await send(path, EMAIL)).status).toBe(200);
    expect(charged).toEqual([`api ${ADDRESS}`, ...counted]);
  },
);

test("with a session a request counts by account, not by network", async () => {
  const { send, charged } = anApi({ accountId: ACCOUNT });
  await send("/rest/v1/user_favorites", {});
  expect(charged).toEqual([`apiAccount ${ACCOUNT}`]);
});

test("an opened mail link counts as a request and as `verify`, both by network", async () => {
  const { send, charged } = anApi();
  await send("/auth/v1/verify?token=x&type=recovery", undefined, "GET");
  expect(charged).toEqual([`api ${ADDRESS}`, `verify ${ADDRESS}`]);
});

test("a message of a member counts by network and by account", async () => {
  const { send, charged } = anApi({ accountId: ACCOUNT });
  await send("/rest/v1/feedback", {});
  expect(charged).toEqual([
    `apiAccount ${ACCOUNT}`,
    `message ${ADDRESS}`,
    `messageAccount ${ACCOUNT}`,
  ]);
});

test("a change of e-mail counts as a recovery and as `emailChange` of its account", async () => {
  const { send, charged } = anApi({ accountId: ACCOUNT });
  await send("/auth/v1/user", EMAIL, "PUT");
  expect(charged).toEqual([
    `apiAccount ${ACCOUNT}`,
    `recovery ${ADDRESS}`,
    "recoveryEmail ana@example.org",
    `emailChange ${ACCOUNT}`,
  ]);
});

test("a change of password counts as a request only", async () => {
  const { send, charged } = anApi({ accountId: ACCOUNT });
  await send("/auth/v1/user", { password: "nueva" }, "PUT");
  expect(charged).toEqual([`apiAccount ${ACCOUNT}`]);
});

test("a read counts only as a request", async () => {
  const { app, charged } = anApi();
  await app.request("/rest/v1/feedback");
  await app.request("/auth/v1/recover");
  expect(charged).toEqual([`api ${ADDRESS}`, `api ${ADDRESS}`]);
});

test("a request over a limit gets 429 with `Retry-After` and the fields of Supabase errors", async () => {
  const { send } = anApi({ full: ["signIn"] });
  const response = await send("/auth/v1/token?grant_type=password", EMAIL);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(await response.json()).toEqual({
    code: "over_request_rate_limit",
    error_code: "over_request_rate_limit",
    message: "Too many requests",
    msg: "Too many requests",
  });
});

test("a request over the general limit counts against no other", async () => {
  const { send, charged } = anApi({ full: ["api"] });
  await send("/auth/v1/signup", EMAIL);
  expect(charged).toEqual([`api ${ADDRESS}`]);
});

test("an account over its limit uses up no limit by network or by e-mail", async () => {
  const { send, refunded } = anApi({
    accountId: ACCOUNT,
    full: ["emailChange"],
  });
  const { status } = await send("/auth/v1/user", EMAIL, "PUT");
  expect(status).toBe(429);
  expect(refunded).toEqual([
    `recovery ${ADDRESS}`,
    "recoveryEmail ana@example.org",
  ]);
});

test.each([undefined, {}, { email: 7 }, [], null, "text"])(
  "a body without an e-mail, %j, counts for an empty address",
  async (body) => {
    const { send, charged } = anApi();
    await send("/auth/v1/recover", body);
    expect(charged.at(-1)).toBe("recoveryEmail ");
  },
);

test.each([
  [{ password: "nueva", current_password: "clave" }, true],
  [{ ...EMAIL, current_password: "clave" }, true],
  [{ email: "", current_password: "clave" }, true],
  [{ email: null, current_password: "clave" }, true],
  [{ data: {}, current_password: "clave" }, false],
  [{ password: "nueva" }, false],
  [EMAIL, false],
])("the change %j proves the password: %s", async (body, expected) => {
  const { send, accountFields } = anApi({ accountId: ACCOUNT });
  await send("/auth/v1/user", body, "PUT");
  expect(accountFields().provesPassword).toBe(expected);
});

test("the backend can read the body after the limits read it", async () => {
  const { send } = anApi();
  const response = await send("/auth/v1/signup", EMAIL);
  expect(await response.json()).toEqual(EMAIL);
});

type Parts = {
  readonly accountId?: string;
  readonly full?: ReadonlyArray<keyof RateLimits>;
};

function anApi({ accountId, full = [] }: Parts = {}) {
  const { limits, charged, refunded } = recordingLimits(...full);
  const app = new Hono<{ Variables: ApiVariables }>();
  app.use(async (c, next) => {
    c.set("clientAddress", ADDRESS);
    c.set("accountId", accountId ?? null);
    return next();
  });
  app.use(apiLimits(limits));
  let fields: ApiVariables["accountFields"] = {
    email: "",
    provesPassword: false,
  };
  app.all("*", async (c) => {
    fields = c.get("accountFields");
    return c.body(await c.req.raw.text());
  });
  const send = (path: string, body: unknown, method = "POST") =>
    app.request(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { app, send, charged, refunded, accountFields: () => fields };
}
