import { expect, test, vi } from "vitest";
import type { Backend } from "./backend/backend.ts";
import { recordingLimits } from "./http/rate-limits.fixture.ts";
import { createLog } from "./log.ts";
import type { StatusReporter } from "./status/status.ts";
import { aBackend, requestApp } from "./testing/request-app.ts";

const KIB = 1024;

const REPORT = {
  checkedAt: "2026-11-21T12:00:00.000Z",
  backend: "operational",
  functions: "error",
  metaSearch: null,
  scraper: {
    everyHours: 6,
    upSince: "2026-11-20T12:00:00.000Z",
    runs: "unknown",
  },
} as const;

test("/healthz is 200 while the backend does not answer", async () => {
  const response = await requestApp(
    { status: aStatus({ isReady: isNotReady }) },
    "/healthz",
  );
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("ok");
});

test("/readyz is 200 while the backend answers, otherwise 503", async () => {
  expect((await requestApp({}, "/readyz")).status).toBe(200);
  const response = await requestApp(
    { status: aStatus({ isReady: isNotReady }) },
    "/readyz",
  );
  expect(response.status).toBe(503);
  expect(await response.text()).toBe("the backend does not answer");
});

test("robots.txt and the sitemap contain the public URL", async () => {
  const parts = {
    screens: [{ id: "routes/becas", path: "/becas", query: [], indexed: true }],
  };
  const robots = await requestApp(parts, "/robots.txt");
  expect(await robots.text()).toContain("https://site.example/sitemap.xml");
  const sitemap = await requestApp(parts, "/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toBe(
    "application/xml; charset=utf-8",
  );
  expect(await sitemap.text()).toContain("https://site.example/becas?lng=es");
});

test.each([
  ["/becas?q=a", 303, "/becas?q=a"],
  ["/nada", 405, null],
  ["//evil.example/", 405, null],
])("POST %s gets %i with the location %s", async (path, status, location) => {
  const screens = [
    { id: "routes/becas", path: "/becas", query: [], indexed: true },
  ];
  const response = await requestApp({ screens }, path, { method: "POST" });
  expect(response.status).toBe(status);
  expect(response.headers.get("location")).toBe(location);
});

test("the status report is not cached by clients", async () => {
  const response = await requestApp({ status: aStatus() }, "/status.json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual(REPORT);
});

test("too many status requests get 429", async () => {
  const { limits } = recordingLimits("api");
  const response = await requestApp(
    { limits, status: aStatus() },
    "/status.json",
  );
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("30");
});

test.each([
  [201, 1],
  [400, 0],
])(
  "a message that the backend answers with %i sends %i operator mails",
  async (status, times) => {
    const sendMail = vi.fn();
    const prepare = vi.fn(async () => sendMail);
    const fetch = async () => new Response(null, { status });
    await requestApp(
      { backend: aBackend({ fetch }), operatorMail: { prepare } },
      "/rest/v1/feedback",
      { method: "POST", body: "{}" },
    );
    expect(prepare).toHaveBeenCalledOnce();
    expect(sendMail).toHaveBeenCalledTimes(times);
  },
);

test("the backend receives the request and the peer address", async () => {
  const fetch = vi.fn<NonNullable<Backend["fetch"]>>(async () =>
    Response.json([{ id: 1 }], { status: 201, headers: { "x-own": "yes" } }),
  );
  const response = await requestApp(
    { backend: aBackend({ fetch }) },
    "/rest/v1/profiles?select=id",
  );
  expect(fetch.mock.calls[0]?.[0].url).toMatch(
    /\/rest\/v1\/profiles\?select=id$/,
  );
  expect(fetch.mock.calls[0]?.[1]).toBe("10.0.0.1");
  expect(response.status).toBe(201);
  expect(response.headers.get("x-own")).toBe("yes");
  expect(await response.json()).toEqual([{ id: 1 }]);
});

test.each(["/rest/v1/profiles", "/auth/v1/user"])(
  "responses of %s are not cacheable, even if the backend allows it",
  async (path) => {
    const fetch = async () =>
      Response.json([], { headers: { "cache-control": "public" } });
    const response = await requestApp({ backend: aBackend({ fetch }) }, path);
    expect(response.headers.get("cache-control")).toBe("no-store");
  },
);

test.each([
  ["/auth/v1/signup", 16 * KIB],
  ["/rest/v1/feedback", 320 * KIB],
])("a body for %s may have %i bytes and no more", async (path, maxBytes) => {
  const post = (bytes: number) =>
    requestApp({}, path, { method: "POST", body: jsonBody(bytes) });
  expect((await post(maxBytes)).status).toBe(200);
  const response = await post(maxBytes + 1);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ message: "Body too large" });
});

test("a calendar request over 64 KiB gets 413 and logs no error", async () => {
  const { log, lines } = aLog();
  const request = { method: "POST", body: "x".repeat(64 * KIB + 1) };
  const response = await requestApp({ log }, "/calendario.ics", request);
  expect(response.status).toBe(413);
  expect(lines).toEqual([]);
});

test("a body that is too large gets 413 without a content length too", async () => {
  const chunk = new TextEncoder().encode("x".repeat(KIB));
  const body = new ReadableStream({
    start(controller) {
      for (const _ of Array(400)) controller.enqueue(chunk);
      controller.close();
    },
  });
  const request = { method: "POST", body, duplex: "half" };
  expect((await requestApp({}, "/rest/v1/feedback", request)).status).toBe(413);
});

test("too many requests get 429 and do not reach the backend", async () => {
  const fetch = vi.fn(async () => Response.json([]));
  const response = await requestApp(
    { backend: aBackend({ fetch }), limits: recordingLimits("api").limits },
    "/rest/v1/profiles",
  );
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(await response.json()).toMatchObject({
    error_code: "over_request_rate_limit",
  });
  expect(fetch).not.toHaveBeenCalled();
});

test("limits count by the client address behind the proxy", async () => {
  const { limits, charged } = recordingLimits();
  await requestApp({ limits }, "/rest/v1/profiles");
  expect(charged).toEqual(["api 198.51.100.7"]);
});

test("a preflight request from another origin is allowed, without credentials", async () => {
  const headers = {
    origin: "https://other.example",
    "access-control-request-method": "POST",
    "access-control-request-headers": "apikey",
  };
  const response = await requestApp({}, "/rest/v1/feedback", {
    method: "OPTIONS",
    headers,
  });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-headers")).toBe("apikey");
  expect(response.headers.has("access-control-allow-credentials")).toBe(false);
});

test("without a backend in this process its paths are 404", async () => {
  const response = await requestApp(
    { backend: aBackend({ fetch: null }) },
    "/rest/v1/profiles",
  );
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "Not found" });
});

test("a failure is logged, and its response hides the detail", async () => {
  const { log, lines } = aLog();
  const fetch = () => Promise.reject(new Error("secret detail"));
  const response = await requestApp(
    { backend: aBackend({ fetch }), log },
    "/rest/v1/profiles?id=eq.abc",
  );
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: "Internal Server Error" });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    path: "/rest/v1/profiles",
    msg: "a request failed",
  });
  expect(lines).toHaveLength(1);
});

test("a request that its client aborted is logged as debug, another lost connection as error", async () => {
  const { log, lines } = aLog("debug");
  const aborted = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  const fetch = () => Promise.reject(aborted);
  await requestApp({ backend: aBackend({ fetch }), log }, "/rest/v1/profiles");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 20 });
  const reset = Object.assign(new Error("read ECONNRESET"), {
    code: "ECONNRESET",
  });
  const failing = () => Promise.reject(reset);
  await requestApp(
    { backend: aBackend({ fetch: failing }), log },
    "/rest/v1/profiles",
  );
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({ level: 50 });
});

async function isNotReady(): Promise<boolean> {
  return false;
}

function aStatus(parts: Partial<StatusReporter> = {}): StatusReporter {
  return { isReady: async () => true, report: async () => REPORT, ...parts };
}

/** A log, and the lines written to it. */
function aLog(level = "info") {
  const lines: Array<string> = [];
  const write = (line: string) => void lines.push(line);
  return { log: createLog(level, { write }), lines };
}

/** A JSON object of this size in bytes. */
function jsonBody(bytes: number): string {
  const empty = JSON.stringify({ feedback: "" });
  return JSON.stringify({ feedback: "x".repeat(bytes - empty.length) });
}
