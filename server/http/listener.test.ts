import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { createBusyPages } from "./busy-page.ts";
import { aRequest, aResponse, aStoredResponse } from "./exchange.fixture.ts";
import { fullQueue, recordingQueue } from "./fair-queue.fixture.ts";
import { createListener, type ListenerParts } from "./listener.ts";
import type { PageCache } from "./page-cache.ts";
import { createQueues } from "./queues.ts";

const FULL_QUEUE = fullQueue(20);

const busyPages = await createBusyPages(
  { backendOrigin: null, isSecure: false },
  20,
);

test("a file is sent from memory", async () => {
  const file = aStoredResponse({ body: Buffer.from("<svg/>") });
  const { body, headers } = await ask(
    { files: new Map([["/favicon.svg", file]]) },
    { url: "/favicon.svg?v=1" },
  );
  expect(String(body)).toBe("<svg/>");
  expect(headers["x-request-id"]).toMatch(/.+/);
});

test("a page is rendered in the visitor's language on the civil day", async () => {
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

test("a page is rendered when it is its network's turn", async () => {
  const { queue, groups } = recordingQueue();
  const { status } = await ask({ renders: queue }, { url: "/?q=1" });
  expect(status).toBe(200);
  expect(groups).toEqual(["198.51.100.7"]);
});

test.each([
  ["es", "Espera un momento", "Hay muchas personas usando Trampolín"],
  ["en", "Wait a moment", "Many people are using Trampolín"],
])("a refused page is an HTML page in %s", async (language, title, text) => {
  const pages = somePages();
  const fetch = vi.spyOn(pages, "fetch");
  const { status, headers, body } = await ask(
    { pages, renders: FULL_QUEUE },
    { url: "/becas?q=1", headers: { "accept-language": language } },
  );
  expect(status).toBe(429);
  expect(headers).toMatchObject({
    "retry-after": "20",
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  const html = String(body);
  const [, css = ""] = /<style>([^<]+)<\/style>/.exec(html) ?? [];
  const hash = createHash("sha256").update(css).digest("base64");
  expect(headers["content-security-policy"]).toContain(`'sha256-${hash}';`);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(text);
  expect(fetch).not.toHaveBeenCalled();
});

test.each(["/becas.data", "/becas/indice.json"])(
  "%s is rejected without a page",
  async (url) => {
    const { status, headers, body } = await ask(
      { renders: FULL_QUEUE },
      { url },
    );
    expect(status).toBe(429);
    expect(headers["retry-after"]).toBe("20");
    expect(String(body)).toBe("Too many requests");
  },
);

test("a language in the address sets the cookie once", async () => {
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

test("a trailing slash redirects to the screen's address", async () => {
  const { status, headers } = await ask({}, { url: "/becas//?q=a" });
  expect(status).toBe(308);
  expect(headers.location).toBe("/becas?q=a");
});

test.each(["//evil.example/", "//becas/", "/nowhere/"])(
  "%s does not redirect off the site",
  async (url) => {
    const { status, headers } = await ask({}, { url });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty("location");
  },
);

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "a page rejects %s",
  async (method) => {
    const { status, headers } = await ask({}, { method, url: "/becas" });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  },
);

test("a body of unknown length passes the body limit", async () => {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 10 }));
  app.delete("/rest/v1/user_favorites", (c) => c.body(null, 204));
  const server = createServer(createListener(someParts({ app })));
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/rest/v1/user_favorites`;
  expect((await fetch(url, { method: "DELETE" })).status).toBe(204);
});

test("a page that fails is logged and answered without its detail", async () => {
  const lines: Array<string> = [];
  const log = createLog("error", {
    write: (line: string) => {
      lines.push(line);
    },
  });
  const pages = somePages({
    fetch: () => Promise.reject(new Error("secret detail")),
  });
  const { status, body } = await ask({ pages, log }, { url: "/becas?q=word" });
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
  async (expected, parts, asked) => {
    const { status, headers } = await ask(parts, asked);
    expect(status).toBe(expected);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-request-id": "id-1",
    });
  },
);

test.each(["/becas", "/healthz"])(
  "a request for %s without a host is rejected",
  async (url) => {
    const request = Object.assign(aRequest({ url }), {
      headers: {},
      httpVersion: "1.1",
    });
    const { response, answer } = aResponse(request);
    createListener(someParts({}))(request, response);
    const { status, headers } = await answer();
    expect(status).toBe(400);
    expect(headers["x-request-id"]).toBe("id-1");
  },
);

test("a request logs one line, with its path only", async () => {
  const lines: Array<string> = [];
  const log = createLog("info", {
    write: (line: string) => {
      lines.push(line);
    },
  });
  const request = aRequest({ url: "/becas?token=secret" });
  const { response, answer } = aResponse(request);
  createListener(someParts({ log }))(request, response);
  await answer();
  response.emit("close");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    id: expect.any(String),
    method: "GET",
    path: "/becas",
    status: 200,
    ms: expect.any(Number),
  });
});

async function ask(
  parts: Partial<ListenerParts>,
  asked: Parameters<typeof aRequest>[0],
) {
  const request = aRequest({ remoteAddress: "198.51.100.7", ...asked });
  const { response, answer } = aResponse(request);
  createListener(someParts(parts))(request, response);
  return answer();
}

function someParts(parts: Partial<ListenerParts>): ListenerParts {
  return {
    files: new Map(),
    pages: somePages(),
    screenPaths: new Set(["/", "/becas"]),
    app: new Hono(),
    renders: createQueues(1, "embedded").renders,
    busyPages,
    trustedProxies: 0,
    today: () => "2026-11-21",
    headers: { "x-content-type-options": "nosniff" },
    nextId: () => "id-1",
    log: createLog("silent"),
    ...parts,
  };
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
