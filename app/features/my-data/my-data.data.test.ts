import { expect, test } from "vitest";
import {
  afterRetries,
  aSessionAnswer,
  clientOver,
  offline,
} from "#app/platform/backend-client.fixture.ts";
import type { BackendClient } from "#app/platform/backend-client.ts";
import { loadMyData } from "./my-data.data.ts";

const USER = {
  id: "user-1",
  email: "ana@example.org",
  created_at: "2026-01-01T00:00:00Z",
  user_metadata: { full_name: "Ana López" },
};
const NO_MESSAGES = {
  feedback: [],
  advice_requests: [],
  resource_suggestions: [],
};
const NO_REMINDERS = { subscription: null, mails: [] };
const FAVOURITE = { item_id: "chevening", item_type: "scholarship" };

test("the copy contains the account and all its rows, requested by the user's id", async () => {
  const userFilters: Array<string | null> = [];
  const messages = {
    ...NO_MESSAGES,
    feedback: [{ name: null, feedback: "Útil", created_at: "2026-01-03" }],
  };
  const reminders = {
    subscription: { language: "es", created_at: "2026-01-04" },
    mails: [{ day: "2026-01-05", state: "sent" }],
  };
  const client = await aSignedInClient((path, url) => {
    if (path === "rpc/my_messages") return messages;
    if (path === "rpc/my_reminders") return reminders;
    userFilters.push(
      url.searchParams.get("user_id") ?? url.searchParams.get("id"),
    );
    if (path === "profiles") return [{ id: "user-1", country: "MX" }];
    if (path === "user_favorites") return [FAVOURITE];
    if (path === "applications") return [{ ...FAVOURITE, status: "sent" }];
    return [{ token: "abc", created_at: "2026-01-02" }];
  });
  expect(await loadMyData(client, "user-1")).toEqual({
    ok: true,
    value: {
      account: {
        id: "user-1",
        email: "ana@example.org",
        created_at: "2026-01-01T00:00:00Z",
        metadata: { full_name: "Ana López" },
      },
      profile: { id: "user-1", country: "MX" },
      favourites: [FAVOURITE],
      applications: [{ ...FAVOURITE, status: "sent" }],
      calendar_address: { token: "abc", created_at: "2026-01-02" },
      reminders,
      messages,
    },
  });
  expect(userFilters).toEqual(Array(4).fill("eq.user-1"));
});

test("a member without data gets an empty copy", async () => {
  const client = await aSignedInClient(emptyAnswer);
  expect(await loadMyData(client, "user-1")).toMatchObject({
    value: {
      profile: null,
      favourites: [],
      applications: [],
      calendar_address: null,
      reminders: NO_REMINDERS,
      messages: NO_MESSAGES,
    },
  });
});

test("more favourites than one page are all copied", async () => {
  const client = await aSignedInClient((path, url) => {
    if (path !== "user_favorites") return emptyAnswer(path);
    const from = Number(url.searchParams.get("offset"));
    const remaining = Math.max(0, 2_300 - from);
    return Array(Math.min(1_000, remaining)).fill(FAVOURITE);
  });
  const result = await loadMyData(client, "user-1");
  expect(result.ok && result.value.favourites.length).toBe(2_300);
});

test.each([
  "profiles",
  "user_favorites",
  "applications",
  "calendar_addresses",
  "rpc/my_reminders",
  "rpc/my_messages",
])("a read of %s that fails gives no copy", async (rejectedPath) => {
  const client = await aSignedInClient((path) =>
    path === rejectedPath
      ? Response.json({ code: "42501", message: "no" }, { status: 403 })
      : emptyAnswer(path),
  );
  expect(await loadMyData(client, "user-1")).toMatchObject({
    ok: false,
    error: { reason: "unavailable" },
  });
});

test("status 429 for the account gives no copy and is reported as `tooMany`", async () => {
  const client = await aSignedInClient(
    () => [],
    () => Response.json({ msg: "slow down" }, { status: 429 }),
  );
  expect(await loadMyData(client, "user-1")).toMatchObject({
    ok: false,
    error: { reason: "tooMany" },
  });
});

test("loading without a network fails as `unreachable`", async () => {
  const client = await aSignedInClient(offline, () => Response.json(USER));
  expect(await afterRetries(() => loadMyData(client, "user-1"))).toMatchObject({
    ok: false,
    error: { reason: "unreachable" },
  });
});

/** Answers for a member without saved items, reminders or messages. */
function emptyAnswer(path: string): object {
  if (path === "rpc/my_reminders") return NO_REMINDERS;
  return path === "rpc/my_messages" ? NO_MESSAGES : [];
}

async function aSignedInClient(
  rows: (path: string, url: URL) => object,
  user: () => Response = () => Response.json(USER),
): Promise<BackendClient> {
  const client = clientOver(({ url }) => {
    const address = new URL(url);
    if (address.pathname === "/auth/v1/token") return aSessionAnswer();
    if (address.pathname === "/auth/v1/user") return user();
    const answer = rows(address.pathname.replace("/rest/v1/", ""), address);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  await client.auth.signInWithPassword({ email: "a@b.co", password: "x" });
  return client;
}
