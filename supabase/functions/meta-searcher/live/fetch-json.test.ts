import { expect, test } from "vitest";
import { createHttpClient } from "../../_shared/http-client.ts";
import {
  createNetworkPolicy,
  type Resolve,
} from "../../_shared/network-policy.ts";
import { fetchJson } from "./fetch-json.ts";

const REQUEST_URL = new URL("https://api.example/?q=secreto");

test.each([
  [
    new TypeError(`error sending request for url (${REQUEST_URL})`),
    "TypeError",
  ],
  [
    Object.assign(new TypeError("x"), { cause: { code: "ECONNRESET" } }),
    "ECONNRESET",
  ],
])(
  "a connection failure reports its code or name, not the URL: %s",
  async (error, detail) => {
    expect(await fetchFailure(() => Promise.reject(error))).toEqual({
      reason: "connection",
      detail,
    });
  },
);

test("after a broken connection a retry succeeds", async () => {
  let requests = 0;
  const result = await fetchUrl(async () => {
    requests += 1;
    if (requests === 1) throw new TypeError("broken");
    return Response.json([1]);
  });
  expect(result).toEqual({ ok: true, value: [1] });
  expect(requests).toBe(2);
});

test.each([
  ["2", 2_000],
  ["Sat, 21 Nov 2026 00:00:05 GMT", 5_000],
  ["Fri, 20 Nov 2026 00:00:00 GMT", 0],
  ["soon", undefined],
])("Retry-After %s is reported as %s ms", async (header, retryAfterMs) => {
  const init = { status: 429, headers: { "retry-after": header } };
  expect(await fetchFailure(async () => new Response("", init))).toEqual({
    reason: "status",
    status: 429,
    retryAfterMs,
  });
});

test.each([
  [403, { server: "cloudflare", "content-type": "text/html" }, "x"],
  [503, { "cf-mitigated": "challenge" }, "x"],
  [200, { "content-type": "text/html" }, "<title>Just a moment...</title>"],
])(
  "an anti-bot page with status %i is a challenge",
  async (status, headers, body) => {
    const page = new Response(body, { status, headers });
    expect((await fetchFailure(async () => page)).reason).toBe("challenge");
  },
);

test("a response that is not JSON is reported with 80 characters of its content type", async () => {
  const headers = { "content-type": `text/${"x".repeat(500)}` };
  const failure = await fetchFailure(
    async () => new Response("x", { headers }),
  );
  expect(failure.reason).toBe("content_type");
  expect(failure.detail).toHaveLength(80);
});

test.each(["[1,", "hola", "<rss"])(
  "the body %j is reported as malformed JSON",
  async (body) => {
    const headers = { "content-type": "application/json" };
    const respond = async () => new Response(body, { headers });
    expect((await fetchFailure(respond)).reason).toBe("shape");
  },
);

test("a response without a body yields null", async () => {
  expect(
    await fetchUrl(async () => new Response(null, { status: 204 })),
  ).toEqual({
    ok: true,
    value: null,
  });
});

test("a body above 1.5 MB is rejected", async () => {
  const list = (length: number) => async () =>
    Response.json(["x".repeat(length - 4)]);
  expect(await fetchUrl(list(1_500_000))).toMatchObject({ ok: true });
  expect((await fetchFailure(list(1_500_001))).reason).toBe("too_large");
});

test("a JSON body is decoded by the charset of its header", async () => {
  const latin = Uint8Array.from('{"a":"música"}', (letter) =>
    letter.charCodeAt(0),
  );
  const headers = { "content-type": "application/json; charset=iso-8859-1" };
  expect(await fetchUrl(async () => new Response(latin, { headers }))).toEqual({
    ok: true,
    value: { a: "música" },
  });
});

test("two redirects to hosts of the API are followed", async () => {
  const targets = ["https://www.api.example/a", "https://other.example/b"];
  const requested: Array<string> = [];
  const result = await fetchUrl(async ({ href }) => {
    const target = targets[requested.length];
    requested.push(href);
    return target ? Response.redirect(target) : Response.json([1]);
  });
  expect(result).toEqual({ ok: true, value: [1] });
  expect(requested).toEqual([REQUEST_URL.href, ...targets]);
});

test("a third redirect is a failure", async () => {
  let requests = 0;
  const failure = await fetchFailure(async () => {
    requests += 1;
    return Response.redirect(REQUEST_URL);
  });
  expect([failure.reason, requests]).toEqual(["too_many_redirects", 3]);
});

test.each([
  "https://stranger.example/",
  "http://api.example/",
  "https://api.example:8443/",
  "https://user:word@api.example/",
  "https://api.example.stranger.example/",
  "http://169.254.169.254/latest/meta-data/",
  "https://127.0.0.1/",
])("a redirect to %s is not followed", async (target) => {
  const requested: Array<string> = [];
  const failure = await fetchFailure(async (url) => {
    requested.push(String(url));
    return new Response("", { status: 302, headers: { location: target } });
  });
  expect(failure.reason).toBe("not_public");
  expect(requested).toEqual([REQUEST_URL.href]);
});

test.each([[["10.0.0.8"]], [["8.8.8.8", "127.0.0.1"]], [["::1"]]])(
  "a host of the API that resolves to %j gets no request",
  async (addresses) => {
    const fetch = () => Promise.reject(new Error("sent"));
    const failure = await fetchFailure(fetch, async () => addresses);
    expect(failure.reason).toBe("not_public");
  },
);

type Fetch = (url: URL) => Promise<Response>;

async function fetchFailure(fetch: Fetch, resolve?: Resolve) {
  const result = await fetchUrl(fetch, resolve);
  if (result.ok) throw new Error("The request did not fail");
  return result.error;
}

function fetchUrl(fetch: Fetch, resolve: Resolve = async () => null) {
  const http = createHttpClient({
    fetch: (url) => fetch(new URL(String(url))),
    network: createNetworkPolicy(resolve),
    userAgent: "test",
    timeoutMs: 5_000,
  });
  return fetchJson(
    { url: REQUEST_URL },
    {
      http,
      hosts: ["api.example", "other.example"],
      protocol: "https:",
      signal: new AbortController().signal,
      now: () => Date.UTC(2026, 10, 21),
    },
  );
}
