import { expect, test, vi } from "vitest";
import type { Allowance } from "./allowance.ts";
import { createHttp } from "./http.ts";
import { failed } from "./reply.ts";
import { createMemoryStore, type Store } from "./store.ts";

const URL_ASKED = new URL("https://x.example/?q=secreto");

test.each([
  [new TypeError(`error sending request for url (${URL_ASKED})`), "TypeError"],
  [
    Object.assign(new TypeError("x"), { cause: { code: "ECONNRESET" } }),
    "ECONNRESET",
  ],
  ["secreto", "unknown"],
])(
  "a network that fails is told by its code, never by the address: %s",
  async (error, detail) => {
    const reply = await ask(() => Promise.reject(error));
    expect(reply).toEqual({
      ok: false,
      failure: { reason: "network", detail },
    });
  },
);

test("what a source says of itself reaches the log in one short line", async () => {
  const reply = await ask(
    async () =>
      new Response("x", {
        headers: { "content-type": `text/${"x".repeat(500)}` },
      }),
  );
  expect(JSON.stringify(reply).length).toBeLessThan(200);
});

test("a wait may be told in seconds or as a date", async () => {
  const waits = [
    "2",
    "Sat, 21 Nov 2026 00:00:05 GMT",
    "Fri, 20 Nov 2026 00:00:00 GMT",
    "soon",
  ];
  const replies = await Promise.all(
    waits.map((header) =>
      ask(
        async () =>
          new Response("", { status: 429, headers: { "retry-after": header } }),
      ),
    ),
  );
  expect(
    replies.map((reply) => !reply.ok && reply.failure.retryAfterMs),
  ).toEqual([2_000, 5_000, 0, undefined]);
});

test("another alphabet of bytes is read as the header or the document says", async () => {
  const latin = Uint8Array.from('{"a":"música"}', (letter) =>
    letter.charCodeAt(0),
  );
  const reply = await ask(
    async () =>
      new Response(latin, {
        headers: { "content-type": "application/json; charset=iso-8859-1" },
      }),
  );
  expect(reply).toEqual({ ok: true, value: { a: "música" } });
});

test("a document of XML that names its bytes is read so", async () => {
  const text = '<?xml version="1.0" encoding="ISO-8859-1"?><a>música</a>';
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const reply = await httpOver(
    async () =>
      new Response(latin, { headers: { "content-type": "text/xml" } }),
  ).feed(REQUEST);
  expect(reply).toEqual({ ok: true, value: text });
});

test("a feed may be of a megabyte, JSON of half as much again", async () => {
  const text = `<a>${"x".repeat(999_993)}</a>`;
  const feedOf = (body: string) =>
    httpOver(
      async () =>
        new Response(body, { headers: { "content-type": "text/xml" } }),
    ).feed(REQUEST);
  expect(await feedOf(text)).toEqual({ ok: true, value: text });
  expect(await feedOf(`${text} `)).toEqual(failed("tooLarge"));
  const list = (length: number) => () =>
    Promise.resolve(Response.json(["x".repeat(length - 4)]));
  expect(await ask(list(1_500_000))).toMatchObject({ ok: true });
  expect(await ask(list(1_500_001))).toEqual(failed("tooLarge"));
});

test("a memory that holds nonsense costs no answer", async () => {
  const store = createMemoryStore(10_000, () => 0);
  await store.set(`page ${URL_ASKED}`, "{");
  const reply = await httpOver(async () => Response.json([1]), {
    store,
  }).json(REQUEST);
  expect(reply).toEqual({ ok: true, value: [1] });
});

test("every request that leaves is counted; one that has begun goes on to where it is sent", async () => {
  const fetch = vi.fn(async () => Response.redirect("https://x.example/on"));
  const { http, left } = allowed(fetch, 1);
  await http.json(REQUEST);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(left()).toBe(-2);
  expect(await http.json(REQUEST)).toEqual(failed("allowance"));
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a second way is gone and counted even where nothing is left", async () => {
  const { http, left } = allowed(async () => Response.json([1]), 0);
  expect(await http.json(REQUEST)).toEqual(failed("allowance"));
  expect(await http.json({ ...REQUEST, isSecondWay: true })).toEqual({
    ok: true,
    value: [1],
  });
  expect(left()).toBe(-1);
});

/** A client of whom so many requests may leave. */
function allowed(fetch: () => Promise<Response>, requests: number) {
  let left = requests;
  const spend = () => {
    left -= 1;
  };
  const take = () => {
    if (left <= 0) return false;
    spend();
    return true;
  };
  return {
    http: httpOver(fetch, { allowance: { take, spend } }),
    left: () => left,
  };
}

function ask(fetch: () => Promise<Response>) {
  return httpOver(fetch).json(REQUEST);
}

const REQUEST = { url: URL_ASKED, signal: new AbortController().signal };

type Given = {
  readonly store?: Store;
  readonly allowance?: Allowance;
};

function httpOver(
  fetch: () => Promise<Response>,
  {
    store = createMemoryStore(10_000, () => 0),
    allowance = { take: () => true, spend: () => {} },
  }: Given = {},
) {
  const now = () => Date.UTC(2026, 10, 21);
  return createHttp(
    { fetch, store, now, userAgent: "test", isTest: false, allowance },
    ["x.example"],
  );
}
