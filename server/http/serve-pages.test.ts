import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createLog, type Log } from "../log.ts";
import { anApp } from "../testing/request-app.ts";
import { aRequest, aResponse, aStoredResponse } from "./exchange.fixture.ts";
import { fullQueue, recordingQueue } from "./fair-queue.fixture.ts";
import { createListener } from "./listener.ts";
import type { PageCache } from "./page-cache.ts";
import { createQueues } from "./queues.ts";
import { createPageServer, type PageServerParts } from "./serve-pages.ts";

const FULL_QUEUE = fullQueue(20);

test("a static file is sent with a request id", async () => {
  const file = aStoredResponse({ body: Buffer.from("<svg/>") });
  const { body, headers } = await ask(
    { files: new Map([["/favicon.svg", file]]) },
    { url: "/favicon.svg?v=1" },
  );
  expect(String(body)).toBe("<svg/>");
  expect(headers["x-request-id"]).toMatch(/.+/);
});

test("a page's cache key has the path, query, visitor's language and civil day", async () => {
  const pages = somePages();
  const pageKey = vi.spyOn(pages, "pageKey");
  await ask(
    { pages },
    { url: "/becas?q=x", headers: { "accept-language": "en" } },
  );
  const [url, ...rest] = pageKey.mock.calls[0] ?? [];
  expect([url?.pathname, url?.search, ...rest]).toEqual([
    "/becas",
    "?q=x",
    "en",
    "2026-11-21",
  ]);
});

test("any address gets the path and query that a URL parser reads", async () => {
  const pages = somePages({ peek: () => aStoredResponse() });
  const pageKey = vi.spyOn(pages, "pageKey");
  // The server calls only `has`.
  const screenPaths = { has: () => true } as unknown as ReadonlySet<string>;
  const part = fc.constantFrom(
    "/",
    ".",
    "..",
    "becas",
    "%2e",
    "?",
    "\\",
    "\t",
    "#",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
      const url = `/${parts.join("")}`;
      const expected = new URL(`http://localhost${url}`);
      pageKey.mockClear();
      await ask({ pages, screenPaths }, { url });
      expect(pageKey.mock.calls[0]?.[0]).toMatchObject({
        pathname: expected.pathname,
        search: expected.search,
      });
    }),
    { numRuns: 500 },
  );
});

test("files and cached pages are sent while the render queue is full", async () => {
  const cached = somePages({ peek: () => aStoredResponse() });
  const file = aStoredResponse();
  const files = new Map([["/favicon.svg", file]]);
  const parts = { renders: FULL_QUEUE, files };
  expect((await ask({ ...parts, pages: cached }, { url: "/" })).status).toBe(
    200,
  );
  expect((await ask(parts, { url: "/favicon.svg" })).status).toBe(200);
});

test("a rendering is queued by network", async () => {
  const { queue, groups } = recordingQueue();
  const { status } = await ask({ renders: queue }, { url: "/?q=1" });
  expect(status).toBe(200);
  expect(groups).toEqual(["198.51.100.7"]);
});

test.each([
  ["es", "Espera un momento", "Hay muchas personas usando Trampolín"],
  ["en", "Wait a moment", "Many people are using Trampolín"],
])(
  "a full queue gives 429 and an HTML page in %s",
  async (language, title, text) => {
    const pages = somePages();
    const fetch = vi.spyOn(pages, "fetch");
    const { status, headers, body } = await ask(
      { pages, renders: FULL_QUEUE },
      {
        url: "/becas?q=1",
        headers: { accept: "text/html,*/*;q=0.8", "accept-language": language },
      },
    );
    expect(status).toBe(429);
    expect(headers).toMatchObject({
      "retry-after": "20",
      "content-type": "text/html; charset=UTF-8",
      "content-language": language,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    const html = String(body);
    const [, css = ""] = /<style>([^<]+)<\/style>/.exec(html) ?? [];
    const hash = createHash("sha256").update(css).digest("base64");
    expect(headers["content-security-policy"]).toContain(
      `style-src 'sha256-${hash}';`,
    );
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(text);
    expect(fetch).not.toHaveBeenCalled();
  },
);

test.each(["/becas.data", "/becas/indice.json"])(
  "a full queue gives %s 429 and a JSON error",
  async (url) => {
    const { status, headers, body } = await ask(
      { renders: FULL_QUEUE },
      { url },
    );
    expect(status).toBe(429);
    expect(headers["retry-after"]).toBe("20");
    expect(JSON.parse(String(body))).toMatchObject({
      message: "Too many requests",
    });
  },
);

test("a supported language in the address sets the cookie, unless it is set already", async () => {
  const cookieFor = async (url: string, cookie?: string) => {
    const request = { url, headers: { ...(cookie && { cookie }) } };
    return (await ask({}, request)).headers["set-cookie"];
  };
  expect(await cookieFor("/?lng=en")).toBe(
    "i18next=en; Path=/; Max-Age=31536000; SameSite=Lax",
  );
  expect(await cookieFor("/?lng=en", "i18next=es")).toContain("i18next=en");
  expect(await cookieFor("/?lng=en", "a=b; i18next=en")).toBeUndefined();
  expect(await cookieFor("/?lng=fr")).toBeUndefined();
  expect(await cookieFor("/", "i18next=en")).toBeUndefined();
});

test.each(["/becas//?q=A", "/BECAS?q=A", "/Becas/?q=A"])(
  "%s redirects to the screen's address with its query",
  async (url) => {
    const { status, headers } = await ask({}, { url });
    expect(status).toBe(308);
    expect(headers.location).toBe("/becas?q=A");
  },
);

test.each(["//evil.example/", "//becas/", "/nowhere/", "/Nowhere"])(
  "%s does not redirect",
  async (url) => {
    const { status, headers } = await ask({}, { url });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty("location");
  },
);

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "a page rejects %s with 405 and the allowed methods",
  async (method) => {
    const { status, headers } = await ask({}, { method, url: "/becas" });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  },
);

test("a failed rendering is logged without its query and answered without its message", async () => {
  const lines: Array<string> = [];
  const log = createLog("error", {
    write: (line: string) => {
      lines.push(line);
    },
  });
  const pages = somePages({
    fetch: () => Promise.reject(new Error("secret detail")),
  });
  const { status, body } = await ask(
    { pages, log },
    { url: "/becas?q=word", headers: { accept: "text/html" } },
  );
  expect(status).toBe(500);
  expect(String(body)).toBe("Internal Server Error");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ path: "/becas" });
  expect(lines[0]).not.toContain("word");
});

test.each([
  [308, {}, { url: "/becas/" }],
  [405, {}, { url: "/becas", method: "POST" }],
  [429, { renders: FULL_QUEUE }, { url: "/becas" }],
  [
    500,
    { pages: somePages({ fetch: () => Promise.reject(new Error("x")) }) },
    { url: "/becas" },
  ],
])(
  "status %i carries the security headers and a request id",
  async (expected, parts, options) => {
    const { status, headers } = await ask(parts, options);
    expect(status).toBe(expected);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-request-id": "id-1",
    });
  },
);

type Parts = Partial<PageServerParts> & { readonly log?: Log };

async function ask(parts: Parts, options: Parameters<typeof aRequest>[0]) {
  const request = aRequest({ remoteAddress: "198.51.100.7", ...options });
  const { response, answer } = aResponse(request);
  const log = parts.log ?? createLog("silent");
  const { sendCached, renderPage } = createPageServer({
    files: new Map(),
    pages: somePages(),
    screenPaths: new Set(["/", "/becas"]),
    renders: createQueues(1, "embedded").renders,
    today: () => "2026-11-21",
    ...parts,
  });
  const listener = createListener({
    sendCached,
    app: anApp({ renderPage, log }),
    trustedProxies: 0,
    headers: { "x-content-type-options": "nosniff" },
    nextId: () => "id-1",
    log,
  });
  listener(request, response);
  return answer();
}

function somePages(parts: Partial<PageCache> = {}): PageCache {
  return {
    pageKey: ({ pathname }, language, today) => ({
      address: pathname,
      language,
      today,
    }),
    peek: () => undefined,
    fetch: async () => aStoredResponse(),
    drop: () => {},
    ...parts,
  };
}
