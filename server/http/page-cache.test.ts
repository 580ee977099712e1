import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Pages } from "../pages.ts";
import { createPageCache } from "./page-cache.ts";
import { NOTHING_POLICY } from "./security-headers.ts";
import { plainBody } from "./stored-response.ts";

const TODAY = "2026-11-21";
const NONCE = "nonce";
const SITE = {
  publicUrl: "https://site.example",
  backendOrigin: null,
  isSecure: true,
  listModules: (sources: ReadonlyArray<string>) =>
    sources.map((source) => `/assets/${source}.js`),
};

test("a page is rendered once and then served from the cache", async () => {
  const { ask, cache, render } = aCache();
  const first = await ask("/becas");
  expect(await ask("/becas")).toBe(first);
  expect(cache.peek(cache.pageKey(aUrl("/becas"), "es", TODAY))).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a rendering gets the path, the screen's parameters and the language, nothing else", async () => {
  const { ask, rendered } = aCache();
  await ask("/becas?utm_source=x&q=chile&lng=fr&token=secret", "en");
  expect(rendered()).toEqual(["https://site.example/becas?q=chile&lng=en"]);
});

test("unknown, empty, repeated and reordered parameters add no cache entry", async () => {
  const { ask, render } = aCache();
  const page = await ask("/becas?lista=publicas&q=chile");
  for (const address of [
    "/becas?q=chile&lista=publicas",
    "/becas?lista=publicas&q=%20chile%20&fbclid=1",
    "/becas?lista=publicas&q=chile&nivel=",
    "/becas?lista=publicas&lista=privadas&q=chile",
  ])
    expect(await ask(address)).toBe(page);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a parameter of another screen adds no cache entry", async () => {
  const { ask } = aCache();
  expect(await ask("/?q=chile")).toBe(await ask("/"));
});

test("a repeated parameter keeps its first value, a list parameter all values", async () => {
  const { ask, rendered } = aCache();
  await ask("/becas?q=a&q=b");
  await ask("/plan?items=a&items=b,c&pais=pe&pais=mx");
  await ask("/plan?pais=pe&items=a,b,c");
  expect(rendered().map((url) => new URL(url).searchParams.toString())).toEqual(
    ["q=a&lng=es", "items=a%2Cb%2Cc&pais=pe&lng=es"],
  );
});

test("a long parameter is cut to 200 characters", async () => {
  const { ask, rendered } = aCache();
  await ask(`/becas?q=${"x".repeat(5_000)}`);
  expect(new URL(rendered()[0] ?? "").searchParams.get("q")).toHaveLength(200);
});

test("a no-store page is not cached, and its parameters are cut to its screen's maximum length", async () => {
  const { ask, rendered } = aCache(() =>
    aPage("a list", 200, { "cache-control": "no-store" }),
  );
  const address = `/lista?i=${"x".repeat(5_000)}`;
  await ask(address);
  await ask(address);
  expect(rendered()).toHaveLength(2);
  expect(new URL(rendered()[0] ?? "").searchParams.get("i")).toHaveLength(300);
});

test("unknown paths share one cache entry", async () => {
  const { ask, rendered } = aCache(() => aPage("not found", 404));
  const page = await ask("/nowhere");
  expect(await ask("/nowhere/at/all?q=1")).toBe(page);
  expect(await ask("/__proto__")).toBe(page);
  expect(await ask("/becas/")).toBe(page);
  expect(page.status).toBe(404);
  expect(rendered()).toEqual(["https://site.example/404?lng=es"]);
});

test("unknown ids share one entry for their pages, one for their files and one for their data", async () => {
  const { ask, rendered } = aCache(() => aPage("not found", 404));
  for (let id = 0; id < 200; id += 1) {
    await ask(`/becas/nada-${id}?lng=es`);
    await ask(`/becas/nada-${id}/calendario.ics`);
    await ask(`/becas/nada-${id}.data?_routes=becas-item`);
  }
  expect(rendered()).toEqual([
    "https://site.example/becas/404?lng=es",
    "https://site.example/becas/404/calendario.ics?lng=es",
    "https://site.example/becas/404.data?_routes=becas-item&lng=es",
  ]);
});

test("an item's page and file take no parameters", async () => {
  const { ask, rendered } = aCache();
  await ask("/becas/uno?q=x&lista=publicas&utm_source=y");
  await ask("/becas/uno");
  await ask("/becas/uno/calendario.ics?x=1", "en");
  expect(rendered()).toEqual([
    "https://site.example/becas/uno?lng=es",
    "https://site.example/becas/uno/calendario.ics?lng=en",
  ]);
});

test("a file keeps its content type and has a content policy that allows nothing", async () => {
  const page = await aCache(
    () =>
      new Response("BEGIN:VCALENDAR", {
        headers: { "content-type": "text/calendar; charset=utf-8" },
      }),
  ).ask("/becas/uno/calendario.ics");
  expect(page.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(page.headers["content-security-policy"]).toBe(NOTHING_POLICY);
  expect(String(plainBody(page))).toBe("BEGIN:VCALENDAR");
});

test("a screen's data is cached by its parameters and its route; unknown data shares one entry", async () => {
  const { ask, rendered } = aCache(() => someData());
  await ask("/becas.data?q=chile&x=1&_routes=routes/becas");
  await ask("/becas.data?q=chile&_routes=root,routes/other");
  await ask("/_.data");
  expect(await ask("/nowhere.data")).toBe(await ask("/other.data"));
  expect(rendered()).toEqual([
    "https://site.example/becas.data?q=chile&_routes=routes%2Fbecas&lng=es",
    "https://site.example/becas.data?q=chile&lng=es",
    "https://site.example/_.data?lng=es",
    "https://site.example/404.data?lng=es",
  ]);
});

test("unknown items share one entry for pages, one for their route's data, one for other data", async () => {
  const { ask, rendered } = aCache(() => someData());
  const page = await ask("/becas/nowhere");
  expect(await ask("/becas/other?q=1")).toBe(page);
  const data = await ask("/becas/nowhere.data?_routes=becas-item");
  expect(await ask("/becas/other.data?q=1&_routes=becas-item")).toBe(data);
  await ask("/becas/other.data?_routes=routes/home");
  expect(rendered()).toEqual([
    "https://site.example/becas/404?lng=es",
    "https://site.example/becas/404.data?_routes=becas-item&lng=es",
    "https://site.example/becas/404.data?lng=es",
  ]);
});

test("another language or day is a cache miss", async () => {
  const { ask, render } = aCache();
  await ask("/");
  await ask("/", "en");
  await ask("/", "es", "2026-11-22");
  expect(render.mock.calls.map(([, part]) => part)).toEqual([
    { language: "es", today: TODAY },
    { language: "en", today: TODAY },
    { language: "es", today: "2026-11-22" },
  ]);
});

test("concurrent requests share one rendering", async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, render } = aCache(async () => {
    await gate.promise;
    return aPage();
  });
  const answers = Promise.all([ask("/"), ask("/"), ask("/?x=1")]);
  gate.resolve();
  const [first, ...others] = await answers;
  for (const other of others) expect(other).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
});

test("an error page is sent but not cached", async () => {
  let status = 500;
  const { ask, cache, render } = aCache(() => aPage("page", status));
  expect((await ask("/")).status).toBe(500);
  expect(cache.peek(cache.pageKey(aUrl("/"), "es", TODAY))).toBeUndefined();
  status = 200;
  expect((await ask("/")).status).toBe(200);
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page with no-store keeps that header and is rendered again", async () => {
  const { ask, render } = aCache(() =>
    aPage("page", 200, { "cache-control": "no-store" }),
  );
  expect((await ask("/")).headers["cache-control"]).toBe("no-store");
  await ask("/");
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page with max-age=600 is rendered again after ten minutes", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
  onTestFinished(() => clock.mockRestore());
  const { ask, render } = aCache(() =>
    aPage("page", 200, { "cache-control": "max-age=600" }),
  );
  const { headers } = await ask("/");
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  clock.mockReturnValue(600_000);
  await ask("/");
  expect(render).toHaveBeenCalledTimes(1);
  // The cache reads the clock once a millisecond.
  await setTimeout(5);
  clock.mockReturnValue(602_000);
  await ask("/");
  expect(render).toHaveBeenCalledTimes(2);
});

test("after a rendering that throws the next request renders again", async () => {
  let fails = true;
  const { ask } = aCache(() => {
    if (fails) throw new Error("broken");
    return aPage();
  });
  await expect(ask("/")).rejects.toThrow("broken");
  fails = false;
  expect((await ask("/")).status).toBe(200);
});

test("a cached page has a content policy and its language, and must be revalidated", async () => {
  const page = await aCache().ask("/", "en");
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-language": "en",
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Encoding, Accept-Language, Cookie",
    "strict-transport-security": expect.any(String),
    "content-security-policy": expect.stringContaining("'sha256-"),
  });
  expect(String(plainBody(page))).toContain('id="page-modules"');
});

test("cookies and unlisted headers of a rendering are dropped", async () => {
  const { ask } = aCache(() =>
    aPage("page", 200, { "set-cookie": "a=b", "x-secret": "c" }),
  );
  const { headers } = await ask("/");
  expect(Object.keys(headers)).not.toContain("set-cookie");
  expect(Object.keys(headers)).not.toContain("x-secret");
});

test("data keeps its content type and listed headers, with a content policy that allows nothing", async () => {
  const { headers } = await aCache(() => someData()).ask("/becas.data");
  expect(headers).toMatchObject({
    "content-type": "text/x-script",
    "x-remix-response": "yes",
  });
  expect(headers["content-security-policy"]).toBe(NOTHING_POLICY);
});

test("a page preloads its screen's `earlyModules` in its language, or nothing without any", async () => {
  const { ask } = aCache(() => aPage("x", 200));
  const preloads = async (address: string, language: "es" | "en") =>
    /data-preloads="([^"]*)"/.exec(
      String(plainBody(await ask(address, language))),
    )?.[1];
  expect(await preloads("/?x=1", "en")).toBe("/assets/home-en.js");
  expect(await preloads("/", "es")).toBe("/assets/home-es.js");
  expect(await preloads("/becas", "es")).toBe("");
});

test("a long page is stored compressed", async () => {
  const { body } = await aCache(() => aPage("becas ".repeat(500))).ask("/");
  expect(Buffer.isBuffer(body)).toBe(false);
});

type Render = Pages["render"];

function aCache(
  answer: (...args: Parameters<Render>) => Response | Promise<Response> = () =>
    aPage(),
) {
  const render = vi.fn<Render>(async (...args) => answer(...args));
  const cache = createPageCache(
    {
      screens: [
        {
          id: "routes/home",
          path: "/",
          query: [],
          indexed: true,
          earlyModules: (language) => [`home-${language}`],
        },
        {
          id: "routes/becas",
          path: "/becas",
          query: ["q", "lista", "nivel"],
          indexed: true,
        },
        {
          id: "routes/plan",
          path: "/plan",
          query: ["items", "pais"],
          lists: ["items"],
          indexed: true,
        },
        {
          id: "routes/item-list",
          path: "/lista",
          query: ["i"],
          maxValueLength: 300,
          indexed: false,
        },
        { id: "becas-item", path: "/becas/uno", query: [], indexed: true },
        {
          id: "becas-calendar",
          path: "/becas/uno/calendario.ics",
          query: [],
          indexed: false,
        },
      ],
      scriptNonce: NONCE,
      render,
    },
    SITE,
  );
  return {
    cache,
    render,
    ask: (address: string, language: "es" | "en" = "es", today = TODAY) =>
      cache.fetch(cache.pageKey(aUrl(address), language, today)),
    /** Addresses rendered so far. */
    rendered: () => render.mock.calls.map(([request]) => request.url),
  };
}

function aUrl(address: string): URL {
  return new URL(address, "http://localhost");
}

function aPage(
  text = "page",
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(
    `<head></head><p>${text}</p><script nonce="${NONCE}" type="module" async="">start()</script>`,
    {
      status,
      headers: { "content-type": "text/html; charset=utf-8", ...headers },
    },
  );
}

function someData(): Response {
  return new Response("[]", {
    headers: { "content-type": "text/x-script", "x-remix-response": "yes" },
  });
}
