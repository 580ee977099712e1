import { expect, test, vi } from "vitest";
import {
  afterRetries,
  clientOver,
  offline,
} from "../backend-client.fixture.ts";
import { loadProfile } from "./profile.data.ts";

test("the row of the user is the profile", async () => {
  const asked: Array<string> = [];
  const client = clientOver((request) => {
    asked.push(new URL(request.url).search);
    return Response.json([{ id: "user-1", full_name: "Ana López" }]);
  });
  expect(await loadProfile(client, "user-1")).toEqual({
    id: "user-1",
    full_name: "Ana López",
  });
  expect(asked).toEqual(["?select=*&id=eq.user-1"]);
});

test("no row is an empty profile (specification §7)", async () => {
  const client = clientOver(() => Response.json([]));
  expect(await loadProfile(client, "user-1")).toEqual({});
});

test("the server's own word for no row, PGRST116, is an empty profile too", async () => {
  const client = clientOver(() =>
    Response.json(
      { code: "PGRST116", message: "no rows", details: "0 rows", hint: null },
      { status: 406 },
    ),
  );
  expect(await loadProfile(client, "user-1")).toEqual({});
});

test("any other refusal is only logged, by its code alone", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const client = clientOver(() =>
    Response.json(
      { code: "42501", message: "permission denied for ana@example.org" },
      { status: 403 },
    ),
  );
  expect(await loadProfile(client, "user-1")).toBeNull();
  expect(info.mock.calls).toEqual([["The profile was not read (42501)."]]);
});

test("without a network the profile is not known", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const client = clientOver(offline);
  expect(await afterRetries(() => loadProfile(client, "user-1"))).toBeNull();
  expect(info.mock.calls).toEqual([["The profile was not read (no answer)."]]);
});
