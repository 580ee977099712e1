import { expect, test } from "vitest";
import { aSessionAnswer, clientOver } from "../backend-client.fixture.ts";
import { readSender, toOutcome } from "./message.data.ts";

test("a stored message is a success without data", () => {
  expect(toOutcome({ error: null, status: 201 })).toEqual({
    ok: true,
    data: null,
  });
});

test.each([
  [0, "TypeError: fetch failed", "unreachable", ""],
  [429, "Too many requests", "tooMany", "Too many requests"],
  [400, "violates check", "rejected", "violates check"],
  [500, "out of order", "rejected", "out of order"],
])("status %i with %j is %s", (status, said, reason, message) => {
  expect(toOutcome({ error: { message: said }, status })).toEqual({
    ok: false,
    reason,
    message,
  });
});

test("the sender is the member who is signed in when it is sent", async () => {
  const client = clientOver(aSessionAnswer);
  expect(await readSender(client)).toBeNull();
  await client.auth.signInWithPassword({
    email: "ana@example.org",
    password: "secreto",
  });
  expect(await readSender(client)).toBe("user-1");
  await client.auth.signOut({ scope: "local" });
  expect(await readSender(client)).toBeNull();
});
