import { expect, test } from "vitest";
import { aSessionAnswer, clientOver } from "../backend-client.fixture.ts";
import { readSender } from "./message.data.ts";

test("the sender is the member signed in on sending, and null for a visitor", async () => {
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
