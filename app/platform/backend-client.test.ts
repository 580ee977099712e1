import { expect, test } from "vitest";
import {
  aSessionAnswer,
  aSessionAnswerWithToken,
  clientOver,
} from "./backend-client.fixture.ts";

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

test("a refused access token is refreshed once, and the request repeated", async () => {
  const tokens: Array<string | null> = [];
  const client = await signedIn((request) => {
    tokens.push(request.headers.get("authorization"));
    return tokens.at(-1) === "Bearer refreshed"
      ? Response.json([{ id: "user-1" }])
      : Response.json({ message: "JWT expired" }, { status: 401 });
  });
  const read = () => client.data.from("profiles").select("id").limit(1);
  const answers = await Promise.all([read(), read()]);
  expect(answers.map(({ data }) => data)).toEqual([
    [{ id: "user-1" }],
    [{ id: "user-1" }],
  ]);
  expect(tokens.toSorted()).toEqual([
    "Bearer access-token",
    "Bearer access-token",
    "Bearer refreshed",
    "Bearer refreshed",
  ]);
});

test("a session that was ended elsewhere is deleted at the next request", async () => {
  const events: Array<string> = [];
  const client = await signedIn(
    () => Response.json({ message: "session ended" }, { status: 401 }),
    () => Response.json({ code: "refresh_token_not_found" }, { status: 400 }),
  );
  client.auth.onAuthStateChange((event) => events.push(event));
  const { status } = await client.data
    .from("profiles")
    .insert({ id: "user-1" });
  expect(status).toBe(401);
  expect((await client.auth.getSession()).data.session).toBeNull();
  expect(events).toContain("SIGNED_OUT");
});

test("a refresh that fails for another reason keeps the session", async () => {
  const client = await signedIn(
    () => Response.json({ message: "refused" }, { status: 401 }),
    () => Response.json({ message: "too many" }, { status: 429 }),
  );
  const { status } = await client.data.from("profiles").select("id").limit(1);
  expect(status).toBe(401);
  expect((await client.auth.getSession()).data.session).not.toBeNull();
});

test("a request that is refused although the token was refreshed fails", async () => {
  let requests = 0;
  const client = await signedIn(() => {
    requests += 1;
    return Response.json({ message: "refused" }, { status: 401 });
  });
  const { status } = await client.data.from("profiles").select("id").limit(1);
  expect({ status, requests }).toEqual({ status: 401, requests: 2 });
});

/** A signed-in client: `respond` answers its requests for data, `refresh` those for a new token. */
async function signedIn(
  respond: (request: Request) => Response,
  refresh = () => aSessionAnswerWithToken("refreshed"),
) {
  const client = clientOver((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/auth/v1/token") return respond(request);
    return searchParams.get("grant_type") === "password"
      ? aSessionAnswer()
      : refresh();
  });
  await client.auth.signInWithPassword({
    email: "ana@example.org",
    password: "secreto",
  });
  return client;
}
