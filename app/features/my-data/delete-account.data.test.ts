import { expect, test } from "vitest";
import {
  aSessionAnswer,
  clientOver,
  offline,
  type StubHandler,
} from "#app/platform/backend-client.fixture.ts";
import { deleteAccount } from "./delete-account.data.ts";

const SIGN_IN = "/auth/v1/token";
const DELETION = "/rest/v1/rpc/delete_account";
const SIGN_OUT = "/auth/v1/logout";

test("the password is checked first, then the account is deleted, then the session ends", async () => {
  const { result, requests, remainingToken } = await deletion({});
  expect(result).toEqual({ ok: true, value: null });
  expect(requests).toEqual([
    [SIGN_IN, null, expect.stringContaining('"password":" secreta "')],
    [DELETION, "Bearer access-token", "{}"],
    [SIGN_OUT, "Bearer access-token", ""],
  ]);
  expect(remainingToken).toBeNull();
});

test.each([
  ["wrongPassword", 400, { error_code: "invalid_credentials", msg: "no" }],
  ["tooMany", 429, { error_code: "over_request_rate_limit", msg: "no" }],
  ["rejected", 400, { error_code: "user_banned", msg: "no" }],
  ["unavailable", 503, { msg: "no" }],
])(
  "a sign-in that fails with %s deletes nothing",
  async (reason, status, body) => {
    const { result, requests } = await deletion({
      [SIGN_IN]: () => Response.json(body, { status }),
    });
    expect(result).toMatchObject({ ok: false, error: reason });
    expect(requests.map(([path]) => path)).toEqual([SIGN_IN]);
  },
);

test("a sign-in without a network deletes nothing", async () => {
  const { result, requests } = await deletion({ [SIGN_IN]: offline });
  expect(result).toMatchObject({ ok: false, error: "unreachable" });
  expect(requests.map(([path]) => path)).toEqual([SIGN_IN]);
});

test.each([
  ["interrupted", offline],
  ["tooMany", () => Response.json({ message: "slow" }, { status: 429 })],
  ["unavailable", () => Response.json({ code: "PT403" }, { status: 403 })],
])(
  "a deletion that fails with %s leaves the member signed in",
  async (reason, answer) => {
    const { result, remainingToken } = await deletion({ [DELETION]: answer });
    expect(result).toMatchObject({ ok: false, error: reason });
    expect(remainingToken).toBe("access-token");
  },
);

test("a rejected sign-out still ends the session locally", async () => {
  const { result, remainingToken } = await deletion({
    [SIGN_OUT]: () =>
      Response.json({ error_code: "user_not_found" }, { status: 403 }),
  });
  expect(result.ok).toBe(true);
  expect(remainingToken).toBeNull();
});

/**
 * Deletes over a network that succeeds except for `answers`; returns the requests and
 * the remaining token.
 */
async function deletion(answers: Readonly<Record<string, StubHandler>>) {
  const requests: Array<ReadonlyArray<unknown>> = [];
  const client = clientOver(async (request) => {
    const { pathname } = new URL(request.url);
    requests.push([
      pathname,
      request.headers.get("authorization"),
      await request.clone().text(),
    ]);
    const answer = answers[pathname];
    if (answer) return answer(request);
    return pathname === SIGN_IN
      ? aSessionAnswer()
      : new Response(null, { status: 204 });
  });
  const result = await deleteAccount(client, "ana@example.org", " secreta ");
  const { data } = await client.auth.getSession();
  return {
    result,
    requests,
    remainingToken: data.session?.access_token ?? null,
  };
}
