import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

const TODAY = "2026-11-21";

test("an invalidated page is rendered again, with its data, in every language and query", async () => {
  const { ask, cache, drawn } = aCache();
  const dropped = ["/becas", "/becas?q=chile", "/becas.data", "/_.data", "/"];
  const cachedAddresses = [
    "/becas/uno",
    "/becas/uno.data",
    "/becas/uno/calendario.ics",
  ];
  const askAll = async () => {
    for (const address of [...dropped, ...cachedAddresses]) await ask(address);
    await ask("/becas", "en");
  };
  await askAll();
  drawn.length = 0;
  cache.drop(new Set(["/", "/becas"]));
  await askAll();
  expect(drawn).toEqual([
    ...dropped.map((address) => `es ${address}`),
    "en /becas",
  ]);
});

test("a rendering that was invalidated meanwhile is sent but not cached", async () => {
  const opened = Promise.withResolvers<void>();
  const { ask, cache, drawn } = aCache(opened.promise);
  const asked = ask("/becas");
  cache.drop(new Set(["/becas"]));
  opened.resolve();
  expect((await asked).status).toBe(200);
  await ask("/becas");
  await ask("/becas");
  expect(drawn).toEqual(["es /becas", "es /becas"]);
});

test("an empty invalidation keeps the cache", async () => {
  const opened = Promise.withResolvers<void>();
  const { ask, cache, drawn } = aCache(opened.promise);
  const asked = ask("/becas");
  cache.drop(new Set());
  opened.resolve();
  await asked;
  await ask("/becas");
  expect(drawn).toEqual(["es /becas"]);
});

function aCache(wait: Promise<void> = Promise.resolve()) {
  const drawn: Array<string> = [];
  const screenAt = (path: string) => ({
    id: path,
    path,
    query: ["q"],
    indexed: true,
  });
  const cache = createPageCache(
    {
      screens: ["/", "/becas", "/becas/uno", "/becas/uno/calendario.ics"].map(
        screenAt,
      ),
      scriptNonce: "nonce",
      async render({ url }, { language }) {
        const { pathname, searchParams } = new URL(url);
        searchParams.delete("lng");
        const query = searchParams.size ? `?${searchParams}` : "";
        drawn.push(`${language} ${pathname}${query}`);
        await wait;
        return new Response("page");
      },
    },
    {
      publicUrl: "https://site.example",
      backendOrigin: null,
      isSecure: true,
      listModules: () => [],
    },
  );
  return {
    cache,
    drawn,
    ask: (address: string, language: "es" | "en" = "es") =>
      cache.fetch(
        cache.pageKey(new URL(address, "http://localhost"), language, TODAY),
      ),
  };
}
