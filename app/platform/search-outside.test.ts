import { afterEach, expect, test, vi } from "vitest";
import { searchOutside } from "./search-outside.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the function receives the query, the language and the public key", async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ results: [], error: null, sources: [] }),
  );
  vi.stubGlobal("fetch", fetch);
  expect(await search()).toEqual({
    ok: true,
    value: { results: [], sources: [] },
  });
  await searchOutside(
    { url: "https://backend.example", publishableKey: "key-2" },
    { query: "química", locale: "en" },
    new AbortController().signal,
  );
  expect(
    fetch.mock.calls.map(([url, { headers, body }]) => [url, headers, body]),
  ).toEqual([
    [
      "/functions/v1/meta-searcher",
      { apikey: "public-key", "content-type": "application/json" },
      '{"query":"química","locale":"es"}',
    ],
    [
      "https://backend.example/functions/v1/meta-searcher",
      { apikey: "key-2", "content-type": "application/json" },
      '{"query":"química","locale":"en"}',
    ],
  ]);
});

test.each([
  [
    200,
    '{"results":[],"error":"Nadie respondió."}',
    "unavailable",
    "Nadie respondió.",
  ],
  [400, '{"error":"Falta el término."}', "rejected", "Falta el término."],
  [500, '{"results":[]}', "unavailable", ""],
  [200, "<html>", "unreachable", ""],
  [200, '{"results":[{"title":"Be', "unreachable", ""],
  [200, '{"results":"x"}', "unavailable", ""],
  [429, '{"message":"Too many requests"}', "tooMany", ""],
])(
  "a response %i %s is reported as %s",
  async (status, body, reason, message) => {
    vi.stubGlobal("fetch", async () => new Response(body, { status }));
    expect(await search()).toEqual({ ok: false, error: { reason, message } });
  },
);

test("an offline or aborted request is unreachable; one without a response fails after 4 s", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await search()).toMatchObject({ error: { reason: "unreachable" } });

  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason)),
      ),
  );
  const controller = new AbortController();
  const aborted = search(controller.signal);
  controller.abort();
  expect(await aborted).toMatchObject({ error: { reason: "unreachable" } });

  vi.useFakeTimers();
  const ended = vi.fn();
  const timedOut = search().then(ended);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await timedOut;
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ ok: false }));
});

function search(signal = new AbortController().signal) {
  return searchOutside(
    { url: null, publishableKey: "public-key" },
    { query: "química", locale: "es" },
    signal,
  );
}
