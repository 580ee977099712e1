import { expect, test } from "vitest";
import { unsubscribeRoute } from "./unsubscribe.ts";

const LINK = `/recordatorios/baja?lng=en&t=${"0f".repeat(32)}`;

test("a network over the rate limit gets 429, and no request reaches the backend", async () => {
  const { send, sentBodies } = aRoute({ waitSeconds: 7 });
  for (const method of ["GET", "POST"]) {
    const response = await send(LINK, method);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("7");
  }
  expect(sentBodies).toEqual([]);
});

test("only a POST with a complete token reaches the backend", async () => {
  const { send, sentBodies } = aRoute();
  await send(LINK, "GET");
  await send(LINK, "HEAD");
  await send("/recordatorios/baja?t=0f", "POST");
  expect(sentBodies).toEqual([]);
  expect((await send(LINK, "POST")).status).toBe(200);
  expect(sentBodies).toEqual([{ mail_token: "0f".repeat(32) }]);
});

test("DELETE gets 405 and the allowed methods", async () => {
  const response = await aRoute().send(LINK, "DELETE");
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
});

test.each([
  ["offline", () => Promise.reject(new Error("offline"))],
  ["answering 500", async () => new Response("no", { status: 500 })],
])(
  "a POST while the backend is %s gets 503 with Retry-After",
  async (_, respond) => {
    const response = await aRoute({ respond }).send(LINK, "POST");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await response.text()).toContain("This could not be done now.");
  },
);

function aRoute({
  waitSeconds = null,
  respond = async () => Response.json(true),
}: {
  readonly waitSeconds?: number | null;
  readonly respond?: () => Promise<Response>;
} = {}) {
  const sentBodies: Array<unknown> = [];
  const route = unsubscribeRoute({
    backend: {
      public: { url: null, publishableKey: "public" },
      async fetch(request) {
        sentBodies.push(await request.json());
        return respond();
      },
    },
    limits: {
      api: { take: async () => waitSeconds, refund: async () => {} },
    },
    publicUrl: "https://trampolin.test",
  });
  const send = (path: string, method: string) =>
    route.request(path, { method }, { clientAddress: "192.0.2.1" });
  return { send, sentBodies };
}
