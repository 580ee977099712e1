import { expect, test } from "vitest";
import {
  aSessionAnswer,
  clientOver,
} from "#app/platform/backend-client.fixture.ts";
import { toProfileEntries } from "#domain/profile/entries.ts";
import { type ProfileEdits, saveMemberProfile } from "./save-member-profile.ts";

const NOW = new Date("2026-03-01T12:00:00Z");

test("without a session nothing is sent", async () => {
  const requests: Array<string> = [];
  const client = clientOver((request) => {
    requests.push(request.url);
    return Response.json({});
  });
  expect(await saveMemberProfile(client, someEdits(), NOW)).toMatchObject({
    ok: false,
    error: { reason: "noUser" },
  });
  expect(requests).toEqual([]);
});

test("only changed and unwritten fields are saved; a missing name becomes the e-mail", async () => {
  const entries = {
    ...toProfileEntries({ country: "PE" }),
    hobbies: " Ajedrez ",
  };
  const edits = someEdits({
    entries,
    changed: ["hobbies"],
    unwritten: ["full_name"],
  });
  expect(await sentBody(edits)).toEqual({
    id: "user-1",
    full_name: "ana@example.org",
    hobbies: "Ajedrez",
    updated_at: NOW.toISOString(),
  });
});

test("an unticked box is sent without its fields: another tab may have saved the exam", async () => {
  const unwritten = ["has_standardized_test"] as const;
  const sent = await sentBody(someEdits({ unwritten }));
  expect(sent).toEqual({
    id: "user-1",
    has_standardized_test: false,
    updated_at: NOW.toISOString(),
  });
});

test("input of one member is not saved for another who signed in meanwhile", async () => {
  const requests: Array<string> = [];
  const client = clientOver((request) => {
    requests.push(new URL(request.url).pathname);
    return aSessionAnswer();
  });
  await client.auth.signInWithPassword({ email: "a@b.example", password: "x" });
  const edits = someEdits({ userId: "user-2", changed: ["hobbies"] });
  expect(await saveMemberProfile(client, edits, NOW)).toMatchObject({
    ok: false,
    error: { reason: "noUser" },
  });
  expect(requests).toEqual(["/auth/v1/token"]);
});

/** Body of the request that saves a signed-in member's profile. */
async function sentBody(edits: ProfileEdits) {
  let sent: unknown;
  const client = clientOver(async (request) => {
    if (request.url.includes("/auth/")) return aSessionAnswer();
    sent = await request.json();
    return Response.json({ id: "user-1" }, { status: 201 });
  });
  await client.auth.signInWithPassword({ email: "a@b.example", password: "x" });
  expect(await saveMemberProfile(client, edits, NOW)).toMatchObject({
    ok: true,
  });
  return sent;
}

function someEdits(parts: Partial<ProfileEdits> = {}): ProfileEdits {
  return {
    userId: "user-1",
    entries: toProfileEntries({}),
    changed: [],
    unwritten: [],
    ...parts,
  };
}
