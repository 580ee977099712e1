import { expect, test } from "vitest";
import { type UnsubscribeParts, unsubscribeRoute } from "./unsubscribe.ts";

const LINK = `/recordatorios/baja?lng=en&t=${"0f".repeat(32)}`;

test("a network over the limit is refused, and nothing is looked up", async () => {
  const { ask, lookups } = aRoute({ waitSeconds: 7 });
  for (const method of ["GET", "POST"]) {
    const answer = await ask(LINK, method);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("7");
  }
  expect(lookups).toEqual([]);
});

test("only a POST with a complete token reaches the backend", async () => {
  const { ask, lookups } = aRoute();
  await ask(LINK, "GET");
  await ask(LINK, "HEAD");
  await ask("/recordatorios/baja?t=0f", "POST");
  expect(lookups).toEqual([]);
  expect((await ask(LINK, "POST")).status).toBe(200);
  expect(lookups).toEqual([{ mail_token: "0f".repeat(32) }]);
});

test("another method is refused, and the allowed ones are named", async () => {
  const reply = await aRoute().ask(LINK, "DELETE");
  expect(reply.status).toBe(405);
  expect(reply.headers.get("allow")).toBe("GET, HEAD, POST");
});

test.each([
  ["offline", () => Promise.reject(new Error("offline"))],
  ["failing", async () => new Response("no", { status: 500 })],
])("a backend that is %s is not reported as done", async (_, answer) => {
  const reply = await aRoute({ answer }).ask(LINK, "POST");
  expect(reply.status).toBe(503);
  expect(reply.headers.get("retry-after")).toBe("60");
  expect(await reply.text()).toContain("This could not be done now.");
});

function aRoute({
  waitSeconds = null,
  answer = async () => Response.json(true),
}: {
  readonly waitSeconds?: number | null;
  readonly answer?: () => Promise<Response>;
} = {}) {
  const lookups: Array<unknown> = [];
  const route = unsubscribeRoute({
    backend: {
      public: { url: null, publishableKey: "public" },
      async fetch(request) {
        lookups.push(await request.json());
        return answer();
      },
    },
    limits: {
      api: { take: async () => waitSeconds },
    } as unknown as UnsubscribeParts["limits"],
    publicUrl: "https://trampolin.test",
  });
  const ask = (path: string, method: string) =>
    route.request(path, { method }, { clientAddress: "192.0.2.1" });
  return { ask, lookups };
}
