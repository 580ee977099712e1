import { expect, test } from "vitest";
import {
  afterRetries,
  clientOver,
  offline,
} from "#app/platform/backend-client.fixture.ts";
import {
  loadReminders,
  translateReminders,
  turnOffReminders,
  turnOnReminders,
} from "./reminders.data.ts";

test.each([
  [[], null],
  [[{ language: "en" }], "en"],
])("loading the rows %j gives the language %j", async (rows, language) => {
  const client = clientOver(() => Response.json(rows));
  expect(await loadReminders(client, "user-1")).toEqual({
    ok: true,
    value: language,
  });
});

test("turning on reminders that are already on changes their language", async () => {
  const requests: Array<unknown> = [];
  const client = clientOver(async (request) => {
    requests.push([request.method, await request.json()]);
    if (request.method === "PATCH") return Response.json([{ language: "en" }]);
    const body = { code: "23505", message: "duplicate" };
    return Response.json(body, { status: 409 });
  });
  expect(await turnOnReminders(client, "user-1", "en")).toEqual({
    ok: true,
    value: "en",
  });
  expect(requests).toEqual([
    ["POST", { user_id: "user-1", language: "en" }],
    ["PATCH", { language: "en" }],
  ]);
});

test("reminders that were turned off elsewhere stay off when their language changes", async () => {
  const client = clientOver(() => Response.json([]));
  expect(await translateReminders(client, "user-1", "en")).toEqual({
    ok: true,
    value: null,
  });
});

test("turning off reminders deletes only the member's own row", async () => {
  const queries: Array<string> = [];
  const client = clientOver(({ method, url }) => {
    queries.push(`${method} ${new URL(url).search}`);
    return new Response(null, { status: 204 });
  });
  expect(await turnOffReminders(client, "user-1")).toEqual({
    ok: true,
    value: null,
  });
  expect(queries).toEqual(["DELETE ?user_id=eq.user-1"]);
});

test("a rejection is reported as `unavailable`, loading without a network as `unreachable`", async () => {
  const rejecting = clientOver(() =>
    Response.json({ code: "42501", message: "no" }, { status: 403 }),
  );
  for (const result of [
    await loadReminders(rejecting, "user-1"),
    await turnOnReminders(rejecting, "user-1", "es"),
    await turnOffReminders(rejecting, "user-1"),
  ])
    expect(result).toMatchObject({
      ok: false,
      error: { reason: "unavailable" },
    });
  const offlineClient = clientOver(offline);
  expect(
    await afterRetries(() => loadReminders(offlineClient, "user-1")),
  ).toMatchObject({ ok: false, error: { reason: "unreachable" } });
});
