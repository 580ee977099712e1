import { expect, onTestFinished, test, vi } from "vitest";
import {
  aSessionAnswer,
  aSessionAnswerWithToken,
  type StubHandler,
} from "../backend-client.fixture.ts";
import type { Profile } from "../database.types.ts";
import type { Session } from "./session.ts";
import { startSession } from "./start-session.ts";

const ACCOUNT = { email: "ana@example.org", password: "secreto" };

test("a browser without a stored session is signed out", async () => {
  const { changes } = start(() => Response.json([]));
  await expect.poll(() => changes).toEqual([{ status: "signedOut" }]);
});

test("signing in loads the profile, then the user is set (specification §4)", async () => {
  const { changes, client } = start(withProfile("Ana López"));
  await client.auth.signInWithPassword(ACCOUNT);
  await expect
    .poll(() => changes.map(({ status }) => status))
    .toEqual(["signedOut", "loading", "authenticated"]);
  expect(changes.at(-1)).toMatchObject({
    user: { id: "user-1", fullName: "Ana López", email: "ana@example.org" },
  });
});

test("signing out clears the user", async () => {
  const { changes, client } = start(withProfile("Ana López"));
  await client.auth.signInWithPassword(ACCOUNT);
  await expect.poll(() => changes).toHaveLength(3);
  await client.auth.signOut({ scope: "local" });
  expect(changes.at(-1)).toEqual({ status: "signedOut" });
});

test("a refreshed session keeps the profile when it cannot be read again", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  let isBroken = false;
  const { changes, client } = start((request) =>
    isBroken && request.url.includes("/rest/")
      ? Response.json({ code: "42501", message: "no" }, { status: 403 })
      : withProfile("Ana López")(request),
  );
  await client.auth.signInWithPassword(ACCOUNT);
  await expect.poll(() => changes).toHaveLength(3);
  isBroken = true;
  await client.auth.refreshSession();
  await expect.poll(() => changes).toHaveLength(4);
  expect(changes.at(-1)).toMatchObject({
    status: "authenticated",
    user: { fullName: "Ana López" },
  });
});

test.each([
  ["a new token, as after a password check, does not reload", "second", 1],
  ["the same token, as after a return to the tab, reloads", "first", 2],
])(
  "signing the same member in with %s the profile",
  async (_case, nextToken, reads) => {
    const requests: Array<string> = [];
    let currentToken = "first";
    const { changes, client } = start((request) => {
      requests.push(new URL(request.url).pathname);
      return request.url.includes("/rest/")
        ? withProfile("Ana López")(request)
        : aSessionAnswerWithToken(currentToken);
    });
    await client.auth.signInWithPassword(ACCOUNT);
    await expect.poll(() => changes).toHaveLength(3);
    currentToken = nextToken;
    await client.auth.signInWithPassword(ACCOUNT);
    // Long enough for the timer in which the profile would be requested.
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(requests.filter((path) => path.includes("/rest/"))).toHaveLength(
      reads,
    );
  },
);

test("a profile that arrives after signing out is not shown", async () => {
  const profileResponse = Promise.withResolvers<Response>();
  const profileRequested = vi.fn(() => profileResponse.promise);
  const { changes, client } = start((request) =>
    request.url.includes("/rest/")
      ? profileRequested()
      : withProfile("Ana López")(request),
  );
  await client.auth.signInWithPassword(ACCOUNT);
  await expect.poll(() => profileRequested).toHaveBeenCalledOnce();
  await client.auth.signOut({ scope: "local" });
  profileResponse.resolve(Response.json([aProfile("Ana López")]));
  await profileResponse.promise;
  // The profile would be published before the next timer.
  await new Promise((resolve) => setTimeout(resolve));
  expect(changes.map(({ status }) => status)).toEqual([
    "signedOut",
    "loading",
    "signedOut",
  ]);
});

test("a saved profile stays when the next read fails", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  let isBroken = false;
  const { changes, client } = start((request) =>
    isBroken && request.url.includes("/rest/")
      ? Response.json({ code: "42501", message: "no" }, { status: 403 })
      : withProfile("Ana López")(request),
  );
  await client.auth.signInWithPassword(ACCOUNT);
  await expect.poll(() => changes).toHaveLength(3);
  client.profileSaved(aProfile("Ana Ruiz"));
  expect(changes.at(-1)).toMatchObject({ user: { fullName: "Ana Ruiz" } });
  isBroken = true;
  await client.auth.refreshSession();
  await expect.poll(() => changes).toHaveLength(5);
  expect(changes.at(-1)).toMatchObject({ user: { fullName: "Ana Ruiz" } });
});

test("a read that started before the save does not restore the old profile", async () => {
  const profileResponse = Promise.withResolvers<Response>();
  let isSlow = false;
  const requests = vi.fn();
  const { changes, client } = start((request) => {
    if (!isSlow || !request.url.includes("/rest/"))
      return withProfile("Ana López")(request);
    requests();
    return profileResponse.promise;
  });
  await client.auth.signInWithPassword(ACCOUNT);
  await expect.poll(() => changes).toHaveLength(3);
  isSlow = true;
  await client.auth.refreshSession();
  await expect.poll(() => requests).toHaveBeenCalled();
  client.profileSaved(aProfile("Ana Ruiz"));
  profileResponse.resolve(Response.json([aProfile("Ana López")]));
  await expect.poll(() => changes).toHaveLength(5);
  expect(changes.at(-1)).toMatchObject({ user: { fullName: "Ana Ruiz" } });
});

test("a failed profile read can be retried until it loads name, picture and profile", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  let isBroken = true;
  const { changes, client } = start((request) => {
    if (!request.url.includes("/rest/")) return aSessionAnswer();
    return isBroken
      ? Response.json({ code: "42501", message: "no" }, { status: 403 })
      : Response.json([
          {
            ...aProfile("Ana Ruiz"),
            avatar_url: "https://pictures.example/ana.png",
          },
        ]);
  });
  await client.auth.signInWithPassword(ACCOUNT);
  await expect.poll(() => changes).toHaveLength(3);
  expect(changes.at(-1)).toMatchObject({
    user: { fullName: "ana@example.org", isProfileLoaded: false },
  });
  expect(await client.readProfile()).toBe(false);
  isBroken = false;
  expect(await client.readProfile()).toBe(true);
  expect(changes.at(-1)).toMatchObject({
    user: {
      fullName: "Ana Ruiz",
      avatarUrl: "https://pictures.example/ana.png",
      profile: { full_name: "Ana Ruiz" },
      isProfileLoaded: true,
    },
  });
});

test("a failed read does not affect a concurrent read that succeeds", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  const rejected = () =>
    Response.json({ code: "42501", message: "no" }, { status: 403 });
  let answer: () => Response | Promise<Response> = rejected;
  const { changes, client } = start(({ url }) =>
    url.includes("/rest/") ? answer() : aSessionAnswer(),
  );
  await client.auth.signInWithPassword(ACCOUNT);
  await expect.poll(() => changes).toHaveLength(3);
  const profileResponse = Promise.withResolvers<Response>();
  const slowAnswer = vi.fn(() => profileResponse.promise);
  answer = slowAnswer;
  const slow = client.readProfile();
  await expect.poll(() => slowAnswer).toHaveBeenCalled();
  answer = rejected;
  expect(await client.readProfile()).toBe(false);
  profileResponse.resolve(Response.json([aProfile("Ana Ruiz")]));
  expect(await slow).toBe(true);
  expect(changes.at(-1)).toMatchObject({ user: { fullName: "Ana Ruiz" } });
});

test("a retried profile that arrives after signing out is not shown", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  const profileResponse = Promise.withResolvers<Response>();
  let answer: () => Response | Promise<Response> = () =>
    Response.json({ code: "42501", message: "no" }, { status: 403 });
  const { changes, client } = start(({ url }) =>
    url.includes("/rest/") ? answer() : aSessionAnswer(),
  );
  await client.auth.signInWithPassword(ACCOUNT);
  await expect.poll(() => changes).toHaveLength(3);
  const slowAnswer = vi.fn(() => profileResponse.promise);
  answer = slowAnswer;
  const reading = client.readProfile();
  await expect.poll(() => slowAnswer).toHaveBeenCalledOnce();
  await client.auth.signOut({ scope: "local" });
  profileResponse.resolve(Response.json([aProfile("Ana López")]));
  expect(await reading).toBe(false);
  expect(changes.at(-1)).toEqual({ status: "signedOut" });
});

test("another user's saved profile changes nothing", async () => {
  const { changes, client } = start(withProfile("Ana López"));
  await client.auth.signInWithPassword(ACCOUNT);
  await expect.poll(() => changes).toHaveLength(3);
  client.profileSaved({ ...aProfile("Eva Gil"), id: "user-2" });
  expect(changes).toHaveLength(3);
});

function aProfile(fullName: string): Profile {
  // The session needs no other column.
  return { id: "user-1", full_name: fullName } as Profile;
}

function withProfile(fullName: string): StubHandler {
  return ({ url }) =>
    url.includes("/rest/")
      ? Response.json([{ id: "user-1", full_name: fullName }])
      : aSessionAnswer();
}

/** Starts a session over a stubbed network, and records its changes. */
function start(answer: StubHandler) {
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) =>
    answer(new Request(input, init)),
  );
  const changes: Array<Session> = [];
  const client = startSession("https://backend.example", "key", (session) =>
    changes.push(session),
  );
  onTestFinished(async () => {
    await client.auth.stopAutoRefresh();
    vi.unstubAllGlobals();
  });
  return { changes, client };
}
