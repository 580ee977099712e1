import { expect, test } from "vitest";
import { SEARCHES, withClientLimit } from "./client-limit.ts";

const HERE = "203.0.113.7";

test("a network over its limit gets 429 until the window ends, another network gets 200", async () => {
  const { send, wait } = aLimited();
  await exhaust(send);
  const limited = await send(HERE);
  expect(limited.status).toBe(429);
  expect(limited.headers.get("retry-after")).toBe("300");
  expect(limited.headers.get("access-control-allow-origin")).toBe("*");
  expect(await limited.json()).toEqual({
    results: [],
    error: "Demasiadas búsquedas. Inténtalo de nuevo en unos minutos.",
    sources: [],
  });
  expect((await send("203.0.113.8")).status).toBe(200);
  wait(299_000);
  expect((await send(HERE)).headers.get("retry-after")).toBe("1");
  wait(1_000);
  expect((await send(HERE)).status).toBe(200);
});

test("Retry-After rounds the rest of the window up, to its last millisecond", async () => {
  const { send, wait } = aLimited();
  await exhaust(send);
  wait(298_999);
  expect((await send(HERE)).headers.get("retry-after")).toBe("2");
  wait(1_000);
  expect((await send(HERE)).headers.get("retry-after")).toBe("1");
});

test("the first entry of X-Forwarded-For is the client, a later one is a proxy", async () => {
  const { send } = aLimited();
  await exhaust(send);
  expect((await send(`${HERE}, 10.0.0.1`)).status).toBe(429);
  expect((await send(`203.0.113.8, ${HERE}`)).status).toBe(200);
});

test("IPv6 addresses of one /64 network share a limit", async () => {
  const { send } = aLimited();
  await exhaust(send, "2001:db8:1:2::1");
  expect((await send("2001:db8:1:2:aaaa::9")).status).toBe(429);
  expect((await send("2001:db8:1:3::1")).status).toBe(200);
});

test("invalid addresses count as one network, whatever their length", async () => {
  const { send } = aLimited();
  for (let at = 0; at < SEARCHES.points; at += 1) {
    const { status } = await send(`${at}${"a".repeat(12_000)}`);
    expect(status).toBe(200);
  }
  expect((await send("nonsense")).status).toBe(429);
  expect((await send(HERE)).status).toBe(200);
});

test("an OPTIONS request does not count and gets 200 over the limit", async () => {
  const { send } = aLimited();
  for (let at = 0; at < 300; at += 1) await send(HERE, "OPTIONS");
  await exhaust(send);
  expect((await send(HERE, "OPTIONS")).status).toBe(200);
});

test("10,000 further networks evict the count of the oldest one", async () => {
  const { send } = aLimited();
  await exhaust(send);
  for (let at = 0; at < 10_000; at += 1)
    await send(`198.18.${Math.floor(at / 250)}.${at % 250}`);
  expect((await send(HERE)).status).toBe(200);
});

type Send = (forwardedFor: string, method?: string) => Promise<Response>;

function aLimited() {
  let ms = 1;
  const handle = withClientLimit(
    async () => new Response("ok"),
    () => ms,
  );
  const send: Send = (forwardedFor, method = "POST") =>
    handle(
      new Request("https://site.example/", {
        method,
        headers: { "x-forwarded-for": forwardedFor },
      }),
    );
  const wait = (passedMs: number) => {
    ms += passedMs;
  };
  return { send, wait };
}

async function exhaust(send: Send, client = HERE) {
  for (let at = 0; at < SEARCHES.points; at += 1) {
    const { status } = await send(client);
    expect(status).toBe(200);
  }
}
