import { expect, test, vi } from "vitest";
import {
  afterRetries,
  clientOver,
  offline,
} from "../backend-client.fixture.ts";
import { loadProfile, saveProfile } from "./profile.data.ts";

test("the user's row is loaded as the profile", async () => {
  const requests: Array<string> = [];
  const client = clientOver((request) => {
    requests.push(new URL(request.url).search);
    return Response.json([{ id: "user-1", full_name: "Ana López" }]);
  });
  expect(await loadProfile(client, "user-1")).toEqual({
    id: "user-1",
    full_name: "Ana López",
  });
  expect(requests).toEqual(["?select=*&id=eq.user-1"]);
});

test("a response without a row gives an empty profile (specification §7)", async () => {
  const client = clientOver(() => Response.json([]));
  expect(await loadProfile(client, "user-1")).toEqual({});
});

test("a rejected read is logged by its code without the message, and the profile is null", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const client = clientOver(() =>
    Response.json(
      { code: "42501", message: "permission denied for ana@example.org" },
      { status: 403 },
    ),
  );
  expect(await loadProfile(client, "user-1")).toBeNull();
  expect(info.mock.calls).toEqual([["Reading the profile failed (42501)."]]);
});

test("a read while offline is logged, and the profile is null", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const client = clientOver(offline);
  expect(await afterRetries(() => loadProfile(client, "user-1"))).toBeNull();
  expect(info.mock.calls).toEqual([
    ["Reading the profile failed (no answer)."],
  ]);
});

const NOW = new Date("2026-03-01T12:00:00Z");

test("saving writes the user's row with the time, and returns the stored row", async () => {
  const bodies: Array<unknown> = [];
  const client = clientOver(async (request) => {
    bodies.push(await request.json());
    return Response.json({ id: "user-1", hobbies: "Ajedrez" }, { status: 201 });
  });
  expect(
    await saveProfile(client, "user-1", { hobbies: "Ajedrez" }, NOW),
  ).toEqual({ ok: true, value: { id: "user-1", hobbies: "Ajedrez" } });
  expect(bodies).toEqual([
    {
      id: "user-1",
      hobbies: "Ajedrez",
      updated_at: "2026-03-01T12:00:00.000Z",
    },
  ]);
});

test.each([
  [400, "rejected"],
  [401, "sessionRefused"],
  [500, "unavailable"],
] as const)(
  "a save with status %i fails as %s, with the server's message",
  async (status, reason) => {
    const client = clientOver(() =>
      Response.json(
        { code: "X", message: "the server's message", details: "", hint: null },
        { status },
      ),
    );
    expect(await saveProfile(client, "user-1", {}, NOW)).toEqual({
      ok: false,
      error: { reason, message: "the server's message" },
    });
  },
);

test("offline, saving a profile fails as unreachable", async () => {
  const client = clientOver(offline);
  expect(
    await afterRetries(() => saveProfile(client, "user-1", {}, NOW)),
  ).toMatchObject({ ok: false, error: { reason: "unreachable" } });
});
