import { expect, test } from "vitest";
import {
  aSessionAnswer,
  clientOver,
  offline,
  type StubHandler,
} from "#app/platform/backend-client.fixture.ts";
import type { BackendClient } from "#app/platform/backend-client.ts";
import {
  type AuthReason,
  changePassword,
  requestRecovery,
  signIn,
  signOut,
  signUp,
} from "./auth.data.ts";

const account = {
  fullName: "Ana López",
  email: "ana@example.org",
  password: "secreto",
};

test("signing in sends e-mail and password and opens a session", async () => {
  const { client, requests } = recordRequests(aSessionAnswer);
  expect(await signInAccount(client)).toMatchObject({
    ok: true,
    value: { session: { user: { id: "user-1" } } },
  });
  expect(requests).toEqual([
    [
      "POST /auth/v1/token?grant_type=password",
      expect.objectContaining({
        email: "ana@example.org",
        password: "secreto",
      }),
    ],
  ]);
});

test("signing up sends the name and the return URL of the mail's link", async () => {
  const { client, requests } = recordRequests(aSessionAnswer);
  const result = await signUp(client, account, "https://site.example/login");
  expect(result).toMatchObject({
    ok: true,
    value: { session: { access_token: "access-token" } },
  });
  expect(requests).toEqual([
    [
      "POST /auth/v1/signup?redirect_to=https%3A%2F%2Fsite.example%2Flogin",
      expect.objectContaining({
        email: "ana@example.org",
        password: "secreto",
        data: { full_name: "Ana López" },
      }),
    ],
  ]);
});

test("an account that needs confirmation opens no session", async () => {
  const client = clientOver(() =>
    Response.json({ id: "user-1", email: "ana@example.org" }),
  );
  expect(await signUp(client, account, "https://site.example/login")).toEqual({
    ok: true,
    value: { session: null },
  });
});

test("requesting a recovery sends the e-mail and the return URL of the mail's link", async () => {
  const { client, requests } = recordRequests(() => Response.json({}));
  expect(
    await requestRecovery(client, "ana@example.org", "https://a.example/x"),
  ).toEqual({ ok: true, value: null });
  expect(requests).toEqual([
    [
      "POST /auth/v1/recover?redirect_to=https%3A%2F%2Fa.example%2Fx",
      expect.objectContaining({ email: "ana@example.org" }),
    ],
  ]);
});

test("a password change fails as `sessionMissing` without a session and is sent with one", async () => {
  const { client, requests } = recordRequests(({ url }) =>
    url.includes("/token") ? aSessionAnswer() : Response.json({ id: "user-1" }),
  );
  expect(await changePassword(client, "nueva-clave")).toMatchObject({
    ok: false,
    error: { reason: "sessionMissing" },
  });
  await signInAccount(client);
  expect(await changePassword(client, "nueva-clave")).toEqual({
    ok: true,
    value: null,
  });
  expect(requests.at(-1)).toEqual([
    "PUT /auth/v1/user",
    expect.objectContaining({ password: "nueva-clave" }),
  ]);
});

test("signing out ends only this browser's session", async () => {
  const { client, requests } = recordRequests(({ url }) =>
    url.includes("/token")
      ? aSessionAnswer()
      : new Response(null, { status: 204 }),
  );
  await signInAccount(client);
  expect(await signOut(client)).toEqual({ ok: true, value: null });
  expect(requests.at(-1)?.[0]).toBe("POST /auth/v1/logout?scope=local");
  expect((await client.auth.getSession()).data.session).toBeNull();
});

test("signing out while the server is unreachable removes the session locally", async () => {
  const client = clientOver(({ url }) =>
    url.includes("/token") ? aSessionAnswer() : offline(),
  );
  await signInAccount(client);
  expect(await signOut(client)).toMatchObject({
    ok: false,
    error: { reason: "unreachable" },
  });
  expect((await client.auth.getSession()).data.session).toBeNull();
});

test.each<[code: string, status: number, AuthReason]>([
  ["invalid_credentials", 400, "invalidCredentials"],
  ["user_already_exists", 422, "alreadyRegistered"],
  ["email_exists", 422, "alreadyRegistered"],
  ["email_not_confirmed", 400, "emailNotConfirmed"],
  ["weak_password", 422, "weakPassword"],
  ["same_password", 422, "samePassword"],
  ["email_address_invalid", 400, "invalidEmail"],
  ["session_not_found", 403, "sessionMissing"],
  ["reauthentication_needed", 400, "sessionTooOld"],
  ["over_request_rate_limit", 429, "tooMany"],
  ["over_email_send_rate_limit", 429, "tooMany"],
  ["signup_disabled", 422, "rejected"],
  // A property that every object inherits.
  ["constructor", 400, "rejected"],
])(
  "the server's code %s with status %i is reported as %s",
  async (code, status, reason) => {
    const client = clientOver(() =>
      Response.json(
        { error_code: code, msg: "as the server says" },
        { status },
      ),
    );
    expect(await signInAccount(client)).toMatchObject({
      ok: false,
      error: { reason },
    });
  },
);

test("a rejection carries the server's message", async () => {
  const client = clientOver(() =>
    Response.json(
      { error_code: "signup_disabled", msg: "Signups not allowed" },
      { status: 422 },
    ),
  );
  expect(await signUp(client, account, "https://site.example/login")).toEqual({
    ok: false,
    error: { reason: "rejected", message: "Signups not allowed" },
  });
});

test("a 429 without a code is reported as `tooMany`", async () => {
  const client = clientOver(() => Response.json({}, { status: 429 }));
  expect(await signInAccount(client)).toMatchObject({
    ok: false,
    error: { reason: "tooMany" },
  });
});

test.each<[string, StubHandler]>([
  ["a bare 502", () => new Response("Bad Gateway", { status: 502 })],
  [
    "a proxy's page",
    () =>
      new Response("<html>", {
        status: 503,
        statusText: "Service Unavailable",
      }),
  ],
  ["503 {}", () => Response.json({}, { status: 503 })],
  ["a proxy's 520", () => new Response("error code: 520", { status: 520 })],
  ["507 {}", () => Response.json({}, { status: 507 })],
  ["507 as text", () => new Response("Insufficient Storage", { status: 507 })],
  [
    "500 with its reason phrase",
    () => Response.json({ error: "Internal Server Error" }, { status: 500 }),
  ],
])(
  "%s is reported as `serverError`, not as `unreachable`",
  async (_, answer) => {
    const client = clientOver(answer);
    for (const action of ACTIONS)
      expect(await action(client)).toEqual({
        ok: false,
        error: { reason: "serverError", message: expect.any(String) },
      });
  },
);

test.each([500, 503, 507, 529])(
  "a %i with a message is reported as `unavailable` with that message",
  async (status) => {
    const client = clientOver(() =>
      Response.json({ msg: "Error sending confirmation email" }, { status }),
    );
    for (const action of ACTIONS)
      expect(await action(client)).toEqual({
        ok: false,
        error: {
          reason: "unavailable",
          message: "Error sending confirmation email",
        },
      });
  },
);

test("without a network signing in, signing up and recovery fail as `unreachable`", async () => {
  const client = clientOver(offline);
  for (const action of ACTIONS)
    expect(await action(client)).toMatchObject({
      ok: false,
      error: { reason: "unreachable" },
    });
});

const ACTIONS = [
  signInAccount,
  (client: BackendClient) => signUp(client, account, "https://a.example"),
  (client: BackendClient) =>
    requestRecovery(client, "a@b.c", "https://a.example"),
];

function signInAccount(client: BackendClient) {
  return signIn(client, account.email, account.password);
}

/** A client that records its requests: "POST /path?query" and the body. */
function recordRequests(answer: StubHandler) {
  const requests: Array<[string, unknown]> = [];
  const client = clientOver(async (request) => {
    const { pathname, search } = new URL(request.url);
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null);
    requests.push([`${request.method} ${pathname}${search}`, body]);
    return answer(request);
  });
  return { client, requests };
}
