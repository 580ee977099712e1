import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { aRequest, aResponse, aStoredResponse } from "./exchange.fixture.ts";
import { createListener, type ListenerParts } from "./listener.ts";
import type { PageCache } from "./page-cache.ts";
import { recordingLimits } from "./rate-limits.fixture.ts";

test("a file is sent from memory", async () => {
  const file = aStoredResponse({ identity: Buffer.from("<svg/>") });
  const { body, headers } = await ask(
    { files: new Map([["/favicon.svg", file]]) },
    { url: "/favicon.svg?v=1" },
  );
  expect(String(body)).toBe("<svg/>");
  expect(headers["x-request-id"]).toMatch(/.+/);
});

test("a page is asked for in the visitor's language on the civil day", async () => {
  const pages = somePages();
  const keyOf = vi.spyOn(pages, "keyOf");
  await ask(
    { pages },
    { url: "/becas?q=x", headers: { "accept-language": "en" } },
  );
  const [url, ...rest] = keyOf.mock.calls[0] ?? [];
  expect([url?.pathname, url?.search, ...rest]).toEqual([
    "/becas",
    "?q=x",
    "en",
    "2026-11-21",
  ]);
});

test("a page in memory costs no rendering; another one does", async () => {
  const { limits, charged } = recordingLimits();
  const kept = somePages({ peek: () => aStoredResponse() });
  await ask({ pages: kept, limits }, { url: "/" });
  expect(charged).toEqual([]);
  await ask({ limits }, { url: "/" });
  expect(charged).toEqual(["render 198.51.100.7"]);
});

test("who has too many pages rendered is told to wait", async () => {
  const pages = somePages();
  const fetch = vi.spyOn(pages, "fetch");
  const { limits } = recordingLimits("render");
  const { status, headers } = await ask({ pages, limits }, { url: "/?q=1" });
  expect(status).toBe(429);
  expect(headers["retry-after"]).toBe("30");
  expect(fetch).not.toHaveBeenCalled();
});

test("a language chosen by address is remembered once", async () => {
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

test("a screen's address with a slash behind leads to the one without", async () => {
  const { status, headers } = await ask({}, { url: "/becas//?q=a" });
  expect(status).toBe(308);
  expect(headers.location).toBe("/becas?q=a");
});

test.each(["//evil.example/", "//becas/", "/nowhere/"])(
  "%s leads nowhere else",
  async (url) => {
    const { status, headers } = await ask({}, { url });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty("location");
  },
);

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "a page takes no %s",
  async (method) => {
    const { status, headers } = await ask({}, { method, url: "/becas" });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  },
);

test("a page that fails is logged and told without its detail", async () => {
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

test("a request is one line in the log, by its path alone", async () => {
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
    limits: recordingLimits().limits,
    trustedProxies: 0,
    today: () => "2026-11-21",
    log: createLog("silent"),
    ...parts,
  };
}

function somePages(parts: Partial<PageCache> = {}): PageCache {
  return {
    keyOf: ({ pathname }, language, today) => ({
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
