import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCrawlClient } from "#supabase/functions/_shared/crawl-client.ts";
import { createNetworkPolicy } from "#supabase/functions/_shared/network-policy.ts";
import { checkLinks } from "#supabase/functions/scraper/links/check-links.ts";
import type { LinkCheckRecord } from "#supabase/functions/scraper/store.ts";
import {
  type FixtureSite,
  type PageHandler,
  redirect,
  startFixtureSite,
  statusPage,
  text,
} from "../testing/fixture-site.ts";

const LONG_TIMEOUT_MS = 20_000;
const SHORT_TIMEOUT_MS = 400;
const USER_AGENT = "TrampolinBot/1.0 (+https://trampolin.example)";

let site: FixtureSite;

beforeAll(async () => {
  site = await startFixtureSite({
    "/robots.txt": text(
      "User-agent: *\nDisallow: /\n\nUser-agent: TrampolinBot\nDisallow: /privado\n",
      "text/plain",
    ),
    "/": text("inicio"),
    "/viva": text("una beca"),
    "/head-perdido": (request, response) =>
      response.writeHead(request.method === "HEAD" ? 404 : 200).end(),
    "/perdida": statusPage(404),
    "/retirada": statusPage(410),
    "/prohibida": statusPage(403),
    "/rota": statusPage(500),
    "/mudada": redirect(301, "/viva"),
    "/mudada-lejos": redirect(308, "http://localhost.internal/"),
    "/mudada-dentro": redirect(301, "http://router.example/panel"),
    "/de-paso": redirect(302, "/viva"),
    "/a-casa": redirect(302, "/"),
    "/a-privado": redirect(301, "/privado/x"),
    "/privado/x": text("privado"),
    "/vueltas": redirect(302, "/vueltas"),
    "/lenta": () => {},
    // Headers and half a body, then no more data.
    "/colgada": notForHead((response) => response.write("una")),
    "/enorme": notForHead((response) => {
      const fill = () => {
        while (response.write("x".repeat(65_536)));
      };
      response.on("drain", fill);
      fill();
    }),
    "/bomba": (_, response) =>
      response
        .writeHead(200, { "content-encoding": "gzip" })
        .end(gzipSync("0".repeat(10_000_000))),
    "/cortada": (request) => request.socket.destroy(),
  });
});

afterAll(() => site.close());

test.each([
  ["/viva", "alive", null],
  ["/head-perdido", "alive", null],
  ["/colgada", "alive", null],
  ["/enorme", "alive", null],
  ["/de-paso", "alive", null],
  ["/mudada", "moved", null],
  ["/a-casa", "redirected_home", null],
  ["/perdida", "missing", null],
  ["/retirada", "missing", null],
  ["/prohibida", "not_checkable", "status_403"],
  ["/rota", "not_checkable", "status_500"],
  ["/lenta", "not_checkable", "timeout"],
  ["/cortada", "not_checkable", "connection"],
  ["/privado/x", "not_checkable", "robots"],
  ["/a-privado", "not_checkable", "robots"],
  ["/vueltas", "not_checkable", "too_many_redirects"],
  ["/mudada-lejos", "not_checkable", "not_public"],
  // `router.example` resolves to a private address.
  ["/mudada-dentro", "not_checkable", "not_public"],
] as const)(
  "the link %s gets the outcome %s",
  async (path, outcome, reason) => {
    const timeoutMs = reason === "timeout" ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS;
    const checks = await check([path], { timeoutMs });
    expect(checks).toMatchObject([{ outcome, reason }]);
  },
);

test("a page that robots.txt forbids is not requested", async () => {
  await check(["/privado/x"], { timeoutMs: LONG_TIMEOUT_MS });
  expect(site.requests.join()).toContain("/robots.txt");
  expect(site.requests.join()).not.toContain("/privado/x");
});

test("a site gets one request at a time, robots.txt first, with our user agent", async () => {
  const paths = ["/uno", "/dos", "/tres", "/cuatro"];
  const busy = await startFixtureSite(
    Object.fromEntries(paths.map((path) => [path, text(path)])),
  );
  const client = aClient();
  await Promise.all(
    paths.map((path) =>
      client.fetch({ url: new URL(path, busy.origin), maxBytes: 0 }),
    ),
  );
  expect(busy.mostAtOnce()).toBe(1);
  expect([...busy.userAgents]).toEqual([USER_AGENT]);
  expect(busy.requests).toEqual([
    "GET /robots.txt",
    ...paths.map((path) => `GET ${path}`),
  ]);
  await busy.close();
});

test("a site that closes connections gets robots.txt, HEAD and GET once each", async () => {
  const closing = await startFixtureSite({
    "/una": (request) => request.socket.destroy(),
  });
  await check(["/una"], { origin: closing.origin });
  expect(closing.requests).toEqual([
    "GET /robots.txt",
    "HEAD /una",
    "GET /una",
  ]);
  await closing.close();
});

test.each([
  ["/enorme", "too_large"],
  ["/bomba", "too_large"],
  ["/colgada", "timeout"],
])("reading the body of %s fails with %s", async (path, reason) => {
  const timeoutMs = reason === "timeout" ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS;
  const client = aClient({ timeoutMs });
  const url = new URL(path, site.origin);
  expect(await client.fetch({ url, maxBytes: 1_000_000 })).toMatchObject({
    error: { reason },
  });
});

test("a private host without permission is not requested", async () => {
  const before = site.requests.length;
  const checks = await check(["/viva"], { privateHosts: [] });
  expect(checks).toMatchObject([{ reason: "not_public" }]);
  expect(site.requests.length).toBe(before);
});

type ClientSettings = {
  readonly timeoutMs?: number;
  readonly privateHosts?: ReadonlyArray<string>;
};

/** A client without delays; every name resolves to a private address. */
function aClient({
  timeoutMs = LONG_TIMEOUT_MS,
  privateHosts = ["127.0.0.1"],
}: ClientSettings = {}) {
  return createCrawlClient({
    fetch,
    network: createNetworkPolicy(async () => ["192.168.1.1"], privateHosts),
    sleep: async () => {},
    userAgent: USER_AGENT,
    delayMs: 0,
    timeoutMs,
  });
}

/** Checks these links and returns the recorded results. */
async function check(
  paths: ReadonlyArray<string>,
  {
    origin = site.origin,
    ...settings
  }: ClientSettings & { readonly origin?: string } = {},
) {
  const checks: Array<LinkCheckRecord> = [];
  await checkLinks({
    run: 1,
    client: aClient(settings),
    links: paths.map((path) => ({
      itemPath: `/becas${path}`,
      url: `${origin}${path}`,
    })),
    store: {
      linkHistory: async () => [],
      recordLinks: async (_, rows) => checks.push(...rows) > 0,
    },
    now: Date.now,
    onDone() {},
  });
  return checks;
}

function notForHead(send: (response: ServerResponse) => void): PageHandler {
  return (request, response) => {
    if (request.method === "HEAD") return response.writeHead(501).end();
    response.writeHead(200);
    return send(response);
  };
}
