import { expect, test } from "vitest";
import { SEARCHES, withClientLimit } from "./client-limit.ts";

const HERE = "203.0.113.7";

test("a network over its limit gets 429 until the window ends, another does not", async () => {
  const { ask, wait } = aLimited();
  await exhaust(ask);
  const refused = await ask(HERE);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("300");
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect(await refused.json()).toEqual({
    results: [],
    error: "Demasiadas búsquedas. Inténtalo de nuevo en unos minutos.",
    sources: [],
  });
  expect((await ask("203.0.113.8")).status).toBe(200);
  wait(299_000);
  expect((await ask(HERE)).headers.get("retry-after")).toBe("1");
  wait(1_000);
  expect((await ask(HERE)).status).toBe(200);
});

test("the platform's first forwarded entry is the client, not the proxies behind it", async () => {
  const { ask } = aLimited();
  await exhaust(ask);
  expect((await ask(`${HERE}, 10.0.0.1`)).status).toBe(429);
  expect((await ask(`203.0.113.8, ${HERE}`)).status).toBe(200);
});

test("an IPv6 address counts by its network", async () => {
  const { ask } = aLimited();
  await exhaust(ask, "2001:db8:1:2::1");
  expect((await ask("2001:db8:1:2:aaaa::9")).status).toBe(429);
  expect((await ask("2001:db8:1:3::1")).status).toBe(200);
});

test("invalid addresses count as one network, whatever their length", async () => {
  const { ask } = aLimited();
  for (let at = 0; at < SEARCHES.points; at += 1) {
    const { status } = await ask(`${at}${"a".repeat(12_000)}`);
    expect(status).toBe(200);
  }
  expect((await ask("nonsense")).status).toBe(429);
  expect((await ask(HERE)).status).toBe(200);
});

test("a request that is not a search does not count", async () => {
  const { ask } = aLimited();
  for (let at = 0; at < 300; at += 1) await ask(HERE, "OPTIONS");
  await exhaust(ask);
  expect((await ask(HERE, "OPTIONS")).status).toBe(200);
});

test("over the maximum number of networks the oldest are evicted", async () => {
  const { ask } = aLimited();
  await exhaust(ask);
  for (let at = 0; at < 10_000; at += 1)
    await ask(`198.18.${Math.floor(at / 250)}.${at % 250}`);
  expect((await ask(HERE)).status).toBe(200);
});

type Ask = (forwardedFor: string, method?: string) => Promise<Response>;

function aLimited() {
  let ms = 1;
  const handle = withClientLimit(
    async () => new Response("ok"),
    () => ms,
  );
  const ask: Ask = (forwardedFor, method = "POST") =>
    handle(
      new Request("https://site.example/", {
        method,
        headers: { "x-forwarded-for": forwardedFor },
      }),
    );
  const wait = (passedMs: number) => {
    ms += passedMs;
  };
  return { ask, wait };
}

async function exhaust(ask: Ask, client = HERE) {
  for (let at = 0; at < SEARCHES.points; at += 1) {
    const { status } = await ask(client);
    expect(status).toBe(200);
  }
}
