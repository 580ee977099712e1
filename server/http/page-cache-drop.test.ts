import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

const TODAY = "2026-11-21";

test("only an invalidated page is rendered again, with its data, queries and languages", async () => {
  const { ask, cache, rendered } = aCache();
  const invalidated = [
    "/becas",
    "/becas?q=chile",
    "/becas.data",
    "/_.data",
    "/",
  ];
  const unaffected = [
    "/becas/uno",
    "/becas/uno.data",
    "/becas/uno/calendario.ics",
  ];
  const askAll = async () => {
    for (const address of [...invalidated, ...unaffected]) await ask(address);
    await ask("/becas", "en");
  };
  await askAll();
  rendered.length = 0;
  cache.drop(new Set(["/", "/becas"]));
  await askAll();
  expect(rendered).toEqual([
    ...invalidated.map((address) => `es ${address}`),
    "en /becas",
  ]);
});

test("a rendering invalidated while in flight is sent but not cached", async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, cache, rendered } = aCache(gate.promise);
  const response = ask("/becas");
  cache.drop(new Set(["/becas"]));
  gate.resolve();
  expect((await response).status).toBe(200);
  await ask("/becas");
  await ask("/becas");
  expect(rendered).toEqual(["es /becas", "es /becas"]);
});

test("after an invalidation without paths a rendering in flight is cached", async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, cache, rendered } = aCache(gate.promise);
  const response = ask("/becas");
  cache.drop(new Set());
  gate.resolve();
  await response;
  await ask("/becas");
  expect(rendered).toEqual(["es /becas"]);
});

function aCache(wait: Promise<void> = Promise.resolve()) {
  const rendered: Array<string> = [];
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
        rendered.push(`${language} ${pathname}${query}`);
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
    rendered,
    ask: (address: string, language: "es" | "en" = "es") =>
      cache.fetch(
        cache.pageKey(new URL(address, "http://localhost"), language, TODAY),
      ),
  };
}
