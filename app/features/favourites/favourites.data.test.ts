import { expect, test } from "vitest";
import {
  afterRetries,
  clientOver,
  offline,
  type StubHandler,
} from "#app/platform/backend-client.fixture.ts";
import type { BackendClient } from "#app/platform/backend-client.ts";
import {
  addFavourite,
  addFavourites,
  loadFavourites,
  removeFavourite,
} from "./favourites.data.ts";

const favourite = { itemId: "chevening", itemType: "scholarship" };

test("the user's own rows become favourites", async () => {
  const requests: Array<URL> = [];
  const client = clientOver((request) => {
    requests.push(new URL(request.url));
    return Response.json([{ item_id: "chevening", item_type: "scholarship" }]);
  });
  expect(await loadFavourites(client, "user-1")).toEqual({
    ok: true,
    value: [favourite],
  });
  expect(requests[0]?.pathname).toBe("/rest/v1/user_favorites");
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    select: "item_id,item_type",
    user_id: "eq.user-1",
    order: "created_at.asc,item_id.asc,item_type.asc",
    offset: "0",
    limit: "1000",
  });
});

test("more favourites than one page are all loaded", async () => {
  const client = clientOver(({ url }) => {
    const from = Number(new URL(url).searchParams.get("offset"));
    const row = { item_id: "chevening", item_type: "scholarship" };
    return Response.json(Array(Math.min(1_000, 1_001 - from)).fill(row));
  });
  const result = await loadFavourites(client, "user-1");
  expect(result.ok && result.value.length).toBe(1_001);
});

test("adding sends the three columns and reads the row back", async () => {
  const sent: Array<unknown> = [];
  const client = clientOver(async (request) => {
    sent.push(await request.json(), request.headers.get("prefer"));
    return Response.json([{ item_id: "chevening", item_type: "scholarship" }], {
      status: 201,
    });
  });
  expect(await addFavourite(client, "user-1", favourite)).toEqual({
    ok: true,
    value: favourite,
  });
  expect(sent).toEqual([
    { user_id: "user-1", item_id: "chevening", item_type: "scholarship" },
    "return=representation",
  ]);
});

test("removing deletes only the row of this user, item and type", async () => {
  const requests: Array<string> = [];
  const client = clientOver(({ method, url }) => {
    requests.push(`${method} ${new URL(url).search}`);
    return new Response(null, { status: 204 });
  });
  expect(await removeFavourite(client, "user-1", favourite)).toEqual({
    ok: true,
    value: favourite,
  });
  expect(requests).toEqual([
    "DELETE ?user_id=eq.user-1&item_id=eq.chevening&item_type=eq.scholarship",
  ]);
});

test("adding a stored favourite fails as `duplicate`", async () => {
  const client = clientOver(rejection(409, "23505", "duplicate key"));
  expect(await addFavourite(client, "user-1", favourite)).toEqual({
    ok: false,
    error: { reason: "duplicate", message: "duplicate key" },
  });
});

test("adding to a full account fails as `full`", async () => {
  const client = clientOver(rejection(413, "54000", "at most 1000 rows"));
  for (const added of [
    addFavourite(client, "user-1", favourite),
    addFavourites(client, "user-1", [favourite]),
  ])
    expect(await added).toMatchObject({
      ok: false,
      error: { reason: "full" },
    });
});

const ACTIONS: ReadonlyArray<
  readonly [string, (client: BackendClient) => Promise<unknown>]
> = [
  ["loading", (client) => loadFavourites(client, "user-1")],
  ["adding", (client) => addFavourite(client, "user-1", favourite)],
  ["removing", (client) => removeFavourite(client, "user-1", favourite)],
];

test.each(ACTIONS)(
  "%s that the server rejects keeps the server's message",
  async (_name, act) => {
    const client = clientOver(rejection(403, "42501", "permission denied"));
    expect(await act(client)).toEqual({
      ok: false,
      error: { reason: "unavailable", message: "permission denied" },
    });
  },
);

test.each(ACTIONS)(
  "%s without a network is unreachable, not an exception",
  async (_name, act) => {
    const client = clientOver(offline);
    expect(await afterRetries(() => act(client))).toEqual({
      ok: false,
      error: { reason: "unreachable", message: "" },
    });
  },
);

function rejection(status: number, code: string, message: string): StubHandler {
  return () => Response.json({ code, message }, { status });
}
