import { expect, test } from "vitest";
import {
  afterRetries,
  clientOver,
  offline,
  type StubHandler,
} from "#app/platform/backend-client.fixture.ts";
import { type DeviceData, mergeDeviceData } from "./merge-device-data.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const USER = {
  id: "user-1",
  fullName: "Lucía Pérez",
  email: "lucia@example.org",
  avatarUrl: null,
};
const SUN = { itemId: "sun", itemType: "scholarship" };
const DEVICE_DATA: DeviceData = {
  profile: { country: "PE", full_name: "Lu", hobbies: "Ajedrez" },
  favourites: [SUN],
  applications: [{ ...SUN, status: "sent", note: "Carta" }],
};

test("favourites, notes and missing profile fields are merged into the account", async () => {
  const { sent, result } = await merge(DEVICE_DATA, {
    id: "user-1",
    country: "MX",
  });
  expect(result).toMatchObject({ ok: true, value: { hobbies: "Ajedrez" } });
  expect(sent).toEqual([
    ["user_favorites", [expect.objectContaining({ item_id: "sun" })]],
    ["applications", [expect.objectContaining({ note: "Carta" })]],
    [
      "profiles",
      {
        id: "user-1",
        full_name: "Lucía Pérez",
        avatar_url: null,
        hobbies: "Ajedrez",
        updated_at: "2026-11-21T12:00:00.000Z",
      },
    ],
  ]);
});

test("an outside page that the account has under another URL is not added again", async () => {
  const outside = (itemId: string) => ({
    itemId,
    itemType: "external_scholarship",
  });
  const { sent } = await merge(
    {
      profile: null,
      favourites: [outside("https://a.example/beca"), SUN],
      applications: [],
    },
    null,
    USER,
    () => false,
    [
      {
        item_id: "http://www.a.example/beca/",
        item_type: "external_scholarship",
      },
    ],
  );
  expect(sent).toEqual([
    ["user_favorites", [expect.objectContaining({ item_id: "sun" })]],
  ]);
});

test("the name in the device's profile is used when the account has only an e-mail", async () => {
  const { sent } = await merge(DEVICE_DATA, null, {
    ...USER,
    fullName: USER.email,
  });
  expect(sent.at(-1)).toMatchObject(["profiles", { full_name: "Lu" }]);
});

test("a profile without additions is not written", async () => {
  const { sent, result } = await merge(
    { ...DEVICE_DATA, favourites: [], applications: [] },
    { id: "user-1", country: "MX", hobbies: "Leer" },
  );
  expect(result).toEqual({ ok: true, value: null });
  expect(sent).toEqual([]);
});

test.each(["user_favorites", "applications", "profiles"])(
  "when the write to %s fails, the merge fails",
  async (table) => {
    const { result } = await merge(
      DEVICE_DATA,
      {},
      USER,
      (name) => name === table,
    );
    expect(result).toMatchObject({
      ok: false,
      error: { reason: "unavailable" },
    });
  },
);

test("a full list of favourites does not hold back notes and profile", async () => {
  const { sent, result } = await merge(
    DEVICE_DATA,
    {},
    USER,
    (name) => name === "user_favorites",
    [],
    { code: "54000", status: 413 },
  );
  expect(result).toMatchObject({ ok: false, error: { reason: "full" } });
  expect(sent.map(([table]) => table)).toEqual(["applications", "profiles"]);
});

test("a profile that cannot be read is not overwritten", async () => {
  const sent: Array<string> = [];
  const client = clientOver((request) => {
    if (request.method === "POST") sent.push(tableName(request));
    if (request.method === "GET" && tableName(request) === "user_favorites")
      return Response.json([]);
    return request.method === "GET"
      ? Response.json({ code: "x", message: "no" }, { status: 403 })
      : new Response(null, { status: 201 });
  });
  expect((await mergeDeviceData(client, USER, DEVICE_DATA, NOW)).ok).toBe(
    false,
  );
  expect(sent).toEqual(["user_favorites", "applications"]);
});

test("offline, the merge fails", async () => {
  const client = clientOver(offline);
  const result = await afterRetries(() =>
    mergeDeviceData(client, USER, DEVICE_DATA, NOW),
  );
  expect(result).toMatchObject({ ok: false });
});

/** Merges into an account with this stored profile, and records the successful writes. */
async function merge(
  deviceData: DeviceData,
  stored: object | null,
  user = USER,
  isBroken: (table: string) => boolean = () => false,
  favourites: ReadonlyArray<object> = [],
  { code, status } = { code: "42501", status: 403 },
) {
  const sent: Array<readonly [string, unknown]> = [];
  const respond: StubHandler = async (request) => {
    const table = tableName(request);
    if (request.method === "GET" && table === "user_favorites")
      return Response.json(favourites);
    if (request.method === "GET") return Response.json(stored ? [stored] : []);
    if (isBroken(table))
      return Response.json({ code, message: "no" }, { status });
    const body = await request.json();
    sent.push([table, body]);
    return table === "profiles"
      ? Response.json(body, { status: 201 })
      : new Response(null, { status: 201 });
  };
  const result = await mergeDeviceData(
    clientOver(respond),
    user,
    deviceData,
    NOW,
  );
  return { sent, result };
}

function tableName({ url }: Request): string {
  return new URL(url).pathname.split("/").at(-1) ?? "";
}
