import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { ApiVariables } from "./api-limits.ts";
import { fullQueue, recordingQueue } from "./fair-queue.fixture.ts";
import { delaySignIns, queuePasswords } from "./password-limits.ts";
import { recordingLimits } from "./rate-limits.fixture.ts";
import { createSignInDelay } from "./sign-in-delay.ts";

const ADDRESS = "198.51.100.7";
const SIGN_IN = "/auth/v1/token?grant_type=password";

test("after five wrong passwords a sign-in gets 429, and its network's charge is refunded", async () => {
  const { ask, refunded } = anApi(400);
  for (let count = 0; count < 5; count += 1)
    expect((await ask(SIGN_IN)).status).toBe(400);
  const refused = await ask(SIGN_IN);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(await refused.json()).toMatchObject({
    error_code: "over_request_rate_limit",
  });
  expect(refunded).toEqual([`signIn ${ADDRESS}`]);
});

test.each([200, 429, 500, 503])(
  "status %i does not count as a wrong password",
  async (status) => {
    const { ask } = anApi(status);
    for (let count = 0; count < 20; count += 1)
      expect((await ask(SIGN_IN)).status).toBe(status);
  },
);

test("after five wrong current passwords a password change gets 429", async () => {
  const { ask, refunded } = anApi(400);
  for (let count = 0; count < 5; count += 1)
    await ask("/auth/v1/user?current", "PUT");
  expect((await ask("/auth/v1/user?current", "PUT")).status).toBe(429);
  expect((await ask("/auth/v1/user", "PUT")).status).toBe(400);
  expect(refunded).toEqual([]);
});

test("failed refreshes and sign-ups are not delayed", async () => {
  const { ask } = anApi(400);
  for (let count = 0; count < 20; count += 1)
    for (const path of [
      "/auth/v1/token?grant_type=refresh_token",
      "/auth/v1/signup",
    ])
      expect((await ask(path)).status).toBe(400);
});

test.each([
  ["POST", SIGN_IN],
  ["POST", "/auth/v1/signup"],
  ["PUT", "/auth/v1/user"],
])(
  "%s %s is queued by network; `recover` and a GET are not queued",
  async (method, path) => {
    const { queue, groups } = recordingQueue();
    const { ask } = anApi(200, queue);
    expect((await ask(path, method)).status).toBe(200);
    expect(groups).toEqual([ADDRESS]);
    await ask("/auth/v1/recover");
    await ask("/auth/v1/user", "GET");
    expect(groups).toHaveLength(1);
  },
);

test("a full password queue gives 429 without a backend request", async () => {
  const { ask, backend } = anApi(200, fullQueue(45));
  const refused = await ask("/auth/v1/signup");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("45");
  expect(backend).not.toHaveBeenCalled();
});

/** A backend that always answers with this status. */
function anApi(status: number, passwords = recordingQueue().queue) {
  const { limits, refunded } = recordingLimits();
  const backend = vi.fn();
  const app = new Hono<{ Variables: ApiVariables }>();
  app.use(async (c, next) => {
    c.set("clientAddress", ADDRESS);
    c.set("accountId", "ana");
    c.set("accountFields", {
      email: "ana@example.org",
      provesPassword: c.req.query("current") !== undefined,
    });
    return next();
  });
  app.use(delaySignIns(createSignInDelay(1, null), limits));
  app.use(queuePasswords(passwords));
  app.all("*", () => {
    backend();
    return new Response("{}", { status });
  });
  const ask = (path: string, method = "POST") => app.request(path, { method });
  return { ask, backend, refunded };
}
