import { expect, test } from "vitest";
import { aSessionAnswer, clientOver } from "./backend-client.fixture.ts";

test("requests carry the public key, and the user's token once signed in (specification §6)", async () => {
  const dataRequests: Array<ReadonlyArray<string | null>> = [];
  const client = clientOver((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/auth/v1/token") return aSessionAnswer();
    const { headers } = request;
    dataRequests.push([
      pathname,
      headers.get("apikey"),
      headers.get("authorization"),
    ]);
    return Response.json([]);
  });
  await client.data.from("profiles").select("id").limit(1);
  await client.auth.signInWithPassword({
    email: "ana@example.org",
    password: "secreto",
  });
  await client.data.from("profiles").select("id").limit(1);
  expect(dataRequests).toEqual([
    ["/rest/v1/profiles", "public-key", null],
    ["/rest/v1/profiles", "public-key", "Bearer access-token"],
  ]);
});
