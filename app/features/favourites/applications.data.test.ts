import { expect, test } from "vitest";
import {
  afterRetries,
  clientOver,
  offline,
} from "#app/platform/backend-client.fixture.ts";
import type { BackendClient } from "#app/platform/backend-client.ts";
import {
  addApplications,
  loadApplications,
  saveApplication,
} from "./applications.data.ts";
import {
  createCalendarToken,
  loadCalendarToken,
  revokeCalendarToken,
} from "./calendar-address.data.ts";
import { addFavourites } from "./favourites.data.ts";

const SUN = { itemId: "sun", itemType: "scholarship" };
const SENT = { ...SUN, status: "sent", note: "Pedir la carta" } as const;

test("an unknown status becomes `interested`, and a null note becomes empty", async () => {
  const client = clientOver(() =>
    Response.json([
      { item_id: "sun", item_type: "scholarship", status: "?", note: null },
    ]),
  );
  expect(await loadApplications(client, "user-1")).toEqual({
    ok: true,
    value: [{ ...SUN, status: "interested", note: "" }],
  });
});

test("notes beyond one page are loaded, with one sort order for all pages", async () => {
  const orders: Array<string | null> = [];
  const client = clientOver(({ url }) => {
    const { searchParams } = new URL(url);
    orders.push(searchParams.get("order"));
    const from = Number(searchParams.get("offset"));
    const row = { item_id: "sun", item_type: "scholarship", status: "sent" };
    return Response.json(Array(Math.min(1_000, 1_001 - from)).fill(row));
  });
  const result = await loadApplications(client, "user-1");
  expect(result.ok && result.value.length).toBe(1_001);
  expect(orders).toEqual(Array(2).fill("item_id.asc,item_type.asc"));
});

test("saving writes only the changed fields, merged into the stored row", async () => {
  const sent: Array<unknown> = [];
  const client = clientOver(async (request) => {
    sent.push(await request.json(), request.headers.get("prefer"));
    return new Response(null, { status: 201 });
  });
  await saveApplication(client, "user-1", SUN, { status: "sent" });
  expect(sent).toEqual([
    {
      user_id: "user-1",
      item_id: "sun",
      item_type: "scholarship",
      status: "sent",
    },
    "resolution=merge-duplicates",
  ]);
});

test("a merge from a device ignores duplicates, and an empty merge sends no request", async () => {
  const requests: Array<string | null> = [];
  const client = clientOver((request) => {
    requests.push(new URL(request.url).pathname, request.headers.get("prefer"));
    return new Response(null, { status: 201 });
  });
  await addFavourites(client, "user-1", []);
  await addApplications(client, "user-1", []);
  expect(requests).toEqual([]);
  expect(await addFavourites(client, "user-1", [SUN])).toMatchObject({
    ok: true,
  });
  expect(await addApplications(client, "user-1", [SENT])).toMatchObject({
    ok: true,
  });
  expect(requests).toEqual([
    "/rest/v1/user_favorites",
    "resolution=ignore-duplicates",
    "/rest/v1/applications",
    "resolution=ignore-duplicates",
  ]);
});

test("creating a calendar address that already exists returns the stored one", async () => {
  const client = clientOver(({ method }) =>
    method === "POST"
      ? Response.json({ code: "23505", message: "" }, { status: 409 })
      : Response.json([{ token: "0f" }]),
  );
  expect(await createCalendarToken(client, "user-1")).toEqual({
    ok: true,
    value: "0f",
  });
});

test("a member without a calendar address gets null", async () => {
  const client = clientOver(() => Response.json([]));
  expect(await loadCalendarToken(client, "user-1")).toEqual({
    ok: true,
    value: null,
  });
});

const ACTIONS: ReadonlyArray<
  readonly [string, (client: BackendClient) => Promise<unknown>]
> = [
  ["loading notes", (client) => loadApplications(client, "user-1")],
  [
    "saving a note",
    (client) => saveApplication(client, "user-1", SUN, { note: "" }),
  ],
  ["merging notes", (client) => addApplications(client, "user-1", [SENT])],
  ["merging favourites", (client) => addFavourites(client, "user-1", [SUN])],
  [
    "loading a calendar address",
    (client) => loadCalendarToken(client, "user-1"),
  ],
  [
    "creating a calendar address",
    (client) => createCalendarToken(client, "user-1"),
  ],
  [
    "revoking a calendar address",
    (client) => revokeCalendarToken(client, "user-1"),
  ],
];

test.each(ACTIONS)(
  "%s reports a rejection as unavailable, no network as unreachable",
  async (_name, act) => {
    const rejecting = clientOver(() =>
      Response.json({ code: "42501", message: "denied" }, { status: 403 }),
    );
    expect(await act(rejecting)).toMatchObject({
      ok: false,
      error: { reason: "unavailable", message: "denied" },
    });
    const offlineClient = clientOver(offline);
    expect(await afterRetries(() => act(offlineClient))).toMatchObject({
      ok: false,
      error: { reason: "unreachable" },
    });
  },
);
