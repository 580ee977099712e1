import { expect, test } from "vitest";
import {
  aSessionAnswer,
  clientOver,
} from "#app/platform/backend-client.fixture.ts";
import { entriesOf } from "#domain/profile/entries.ts";
import { saveMemberProfile } from "./save-member-profile.ts";

const NOW = new Date("2026-03-01T12:00:00Z");

test("without a session nothing is sent", async () => {
  const asked: Array<string> = [];
  const client = clientOver((request) => {
    asked.push(request.url);
    return Response.json({});
  });
  expect(await saveMemberProfile(client, entriesOf({}), [], NOW)).toMatchObject(
    {
      ok: false,
      reason: "noUser",
    },
  );
  expect(asked).toEqual([]);
});

test("the profile of the signed-in person is saved; a missing name is her e-mail", async () => {
  const bodies: Array<Record<string, unknown>> = [];
  const client = clientOver(async (request) => {
    if (request.url.includes("/auth/")) return aSessionAnswer();
    bodies.push(await request.json());
    return Response.json({ id: "user-1" }, { status: 201 });
  });
  await client.auth.signInWithPassword({ email: "a@b.example", password: "x" });
  const entries = { ...entriesOf({ country: "PE" }), hobbies: " Ajedrez " };
  expect(
    await saveMemberProfile(client, entries, ["full_name", "hobbies"], NOW),
  ).toMatchObject({ ok: true });
  expect(bodies).toEqual([
    {
      id: "user-1",
      full_name: "ana@example.org",
      hobbies: "Ajedrez",
      updated_at: NOW.toISOString(),
    },
  ]);
});
