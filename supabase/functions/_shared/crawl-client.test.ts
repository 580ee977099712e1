import { expect, test } from "vitest";
import { type CrawlParts, createCrawlClient } from "./crawl-client.ts";
import { createNetworkPolicy } from "./network-policy.ts";

const PUBLIC = "93.184.216.34";

test.each([
  "http://127.0.0.1/panel",
  "http://localhost/",
  "http://2130706433/",
  "http://[::1]/",
  "https://router.local/",
  "https://sitio.example:8443/",
  "https://user:password@sitio.example/",
  "ftp://sitio.example/",
])("%s is not requested, as the first URL or after a redirect", async (url) => {
  const { get, sent } = aClient({
    "https://sitio.example/a": redirect(302, url),
  });
  const reason = { ok: false, error: { reason: "not_public" } };
  expect(await get(url)).toMatchObject(reason);
  expect(await get("https://sitio.example/a")).toMatchObject(reason);
  expect(sent).toEqual(["/robots.txt", "/a"]);
});

test("a host that later also resolves to a private address gets no further request", async () => {
  const addresses = [[PUBLIC], [PUBLIC], [PUBLIC, "192.168.1.1"]];
  const { get, sent } = aClient(
    {},
    { resolve: async () => addresses.shift() ?? [] },
  );
  expect(await get("https://sitio.example/a")).toMatchObject({ ok: true });
  expect(await get("https://sitio.example/b")).toMatchObject({
    error: { reason: "not_public" },
  });
  expect(sent).toEqual(["/robots.txt", "/a"]);
});

test.each([
  ["a name without addresses", () => Promise.reject(new Error()), "connection"],
  ["an endless lookup", () => new Promise<never>(() => {}), "timeout"],
] as const)("%s sends no request", async (_, resolve, reason) => {
  const { get, sent } = aClient({}, { resolve });
  expect(await get("https://sitio.example/a")).toMatchObject({
    error: { reason },
  });
  expect(sent).toEqual([]);
});

test("aborting the client during a DNS lookup rejects the request", async () => {
  const stop = new AbortController();
  const { get } = aClient(
    {},
    {
      signal: stop.signal,
      resolve: () => new Promise(() => stop.abort(new Error("stopped"))),
    },
  );
  await expect(get("https://sitio.example/a")).rejects.toThrow("stopped");
});

test("an aborted request follows no further redirect", async () => {
  const stop = new AbortController();
  const { get, sent } = aClient({
    "https://sitio.example/a": () => {
      stop.abort();
      return redirect(302, "https://otro.example/b")();
    },
  });
  expect(await get("https://sitio.example/a", stop.signal)).toMatchObject({
    error: { reason: "timeout" },
  });
  expect(sent).toEqual(["/robots.txt", "/a"]);
});

test("robots.txt is fetched once; the group of our user agent and the longest rule apply", async () => {
  const { get, sent } = aClient({
    "https://sitio.example/robots.txt": () =>
      new Response(
        "User-agent: *\nDisallow: /\n\nUser-agent: trampolinbot\nDisallow: /a\nAllow: /a/b\n",
      ),
  });
  const paths = ["/", "/a/c", "/a/b"];
  const responses = await Promise.all(
    paths.map((path) => get(`https://sitio.example${path}`)),
  );
  expect(
    responses.map((response) => (response.ok ? null : response.error.reason)),
  ).toEqual([null, "robots", null]);
  expect(sent).toEqual(["/robots.txt", "/", "/a/b"]);
});

test.each([
  ["a redirect to rules", redirect(301, "/other.txt"), "robots"],
  ["an endless redirect", redirect(302, "/robots.txt"), null],
  ["a redirect to this machine", redirect(302, "http://127.0.0.1/"), null],
  ["status 404", status(404), null],
  ["status 401", status(401), null],
  ["status 429", status(429), "robots_unreachable"],
  ["status 503", status(503), "robots_unreachable"],
  ["a closed connection", () => Promise.reject(new Error()), "connection"],
  ["more than 512 KiB", () => new Response("x".repeat(600_000)), "too_large"],
] as const)(
  "with %s as robots.txt the error of a page is $2",
  async (_, robots, reason) => {
    const { get } = aClient({
      "https://sitio.example/robots.txt": robots,
      "https://sitio.example/other.txt": () =>
        new Response("User-agent: *\nDisallow: /\n"),
    });
    const response = await get("https://sitio.example/a");
    expect(response.ok ? null : response.error.reason).toBe(reason);
  },
);

test.each([
  ["7", 7_000],
  ["0.5", 1_500],
  ["86400", 30_000],
])("a crawl delay of %s s becomes %i ms", async (delay, delayMs) => {
  const { get, slept } = aClient({
    "https://sitio.example/robots.txt": () =>
      new Response(`User-agent: *\nCrawl-delay: ${delay}\n`),
  });
  await get("https://sitio.example/a");
  await get("https://sitio.example/b");
  expect(slept.slice(-1)).toEqual([delayMs]);
});

test.each([
  [429, {}],
  [503, { "retry-after": "3600" }],
])(
  "after status %i with headers %j the host gets no further request",
  async (code, headers) => {
    const { get, sent } = aClient({
      "https://sitio.example/a": status(code, headers),
    });
    expect(await get("https://sitio.example/a")).toMatchObject({
      value: { status: code },
    });
    expect(await get("https://sitio.example/b")).toMatchObject({
      error: { reason: "resting" },
    });
    expect(sent).toEqual(["/robots.txt", "/a"]);
  },
);

type Page = () => Response | Promise<Response>;

/** A client over these pages; all others are empty. */
function aClient(
  pages: Readonly<Record<string, Page>>,
  {
    resolve = async () => [PUBLIC],
    ...more
  }: Partial<CrawlParts> & {
    readonly resolve?: () => Promise<ReadonlyArray<string>>;
  } = {},
) {
  const sent: Array<string> = [];
  const slept: Array<number> = [];
  const client = createCrawlClient({
    async fetch(input) {
      const url = new URL(String(input));
      sent.push(url.pathname);
      return pages[url.href]?.() ?? new Response();
    },
    network: createNetworkPolicy(resolve),
    async sleep(ms) {
      slept.push(ms);
    },
    userAgent: "TrampolinBot/1.0 (+https://trampolin.example)",
    delayMs: 1_500,
    timeoutMs: 50,
    ...more,
  });
  const get = (url: string, signal = new AbortController().signal) =>
    client.fetch({ url: new URL(url), maxBytes: 1_000, signal });
  return { get, sent, slept };
}

function status(code: number, headers: Record<string, string> = {}) {
  return () => new Response(null, { status: code, headers });
}

function redirect(code: number, location: string) {
  return status(code, { location });
}
