import { Hono } from "hono";
import { expect, test } from "vitest";
import { type ApiVariables, apiLimits } from "./api-limits.ts";
import { recordingLimits } from "./rate-limits.fixture.ts";
import type { RateLimits } from "./rate-limits.ts";

const ADDRESS = "198.51.100.7";
const EMAIL = { email: " Ana@Example.org " };

test.each<[string, ReadonlyArray<string>]>([
  [
    "/auth/v1/token?grant_type=password",
    [`signIn ${ADDRESS}`, `signInAccount ${ADDRESS} ana@example.org`],
  ],
  ["/auth/v1/token?grant_type=refresh_token", []],
  ["/auth/v1/signup", [`signUp ${ADDRESS}`]],
  ...["recover", "resend"].map((action): [string, ReadonlyArray<string>] => [
    `/auth/v1/${action}`,
    [`recovery ${ADDRESS}`, `recoveryAccount ${ADDRESS} ana@example.org`],
  ]),
  ["/rest/v1/feedback", [`message ${ADDRESS}`]],
  ["/rest/v1/advice_requests", [`message ${ADDRESS}`]],
  ["/rest/v1/resource_suggestions", [`message ${ADDRESS}`]],
  ["/functions/v1/meta-searcher", [`search ${ADDRESS}`]],
  ["/rest/v1/user_favorites", []],
])("POST %s spends %j besides what everything spends", async (path, spent) => {
  const { ask, charged } = anApi();
  expect((await ask(path, EMAIL)).status).toBe(200);
  expect(charged).toEqual([`api ${ADDRESS}`, ...spent]);
});

test("reading spends only what everything spends", async () => {
  const { app, charged } = anApi();
  await app.request("/rest/v1/feedback");
  await app.request("/auth/v1/recover");
  expect(charged).toEqual([`api ${ADDRESS}`, `api ${ADDRESS}`]);
});

test("one who asks too often is told to wait, as the official clients read it", async () => {
  const { ask } = anApi("signInAccount");
  const response = await ask("/auth/v1/token?grant_type=password", EMAIL);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(await response.json()).toEqual({
    code: "over_request_rate_limit",
    error_code: "over_request_rate_limit",
    message: "Too many requests",
    msg: "Too many requests",
  });
});

test("a refused request spends nothing further", async () => {
  const { ask, charged } = anApi("api");
  await ask("/auth/v1/signup", EMAIL);
  expect(charged).toEqual([`api ${ADDRESS}`]);
});

test.each([undefined, {}, { email: 7 }, [], null, "text"])(
  "a body without an e-mail, %j, counts by address alone",
  async (body) => {
    const { ask, charged } = anApi();
    await ask("/auth/v1/recover", body);
    expect(charged.at(-1)).toBe(`recoveryAccount ${ADDRESS} `);
  },
);

test("the body is still there for the backend", async () => {
  const { ask } = anApi();
  const response = await ask("/auth/v1/signup", EMAIL);
  expect(await response.json()).toEqual(EMAIL);
});

function anApi(...full: Array<keyof RateLimits>) {
  const { limits, charged } = recordingLimits(...full);
  const app = new Hono<{ Variables: ApiVariables }>();
  app.use(async (c, next) => {
    c.set("clientAddress", ADDRESS);
    return next();
  });
  app.use(apiLimits(limits));
  app.all("*", async (c) => c.body(await c.req.raw.text()));
  const ask = (path: string, body: unknown) =>
    app.request(path, {
      method: "POST",
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { app, ask, charged };
}
