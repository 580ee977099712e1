import { afterEach, expect, test, vi } from "vitest";
import { searchExternally } from "./external-search.data.ts";

const BACKEND = { url: null, publishableKey: "public-key" };
const RESULT = {
  id: "1",
  source: "Fuente",
  title: "Beca",
  description: "",
  link: "https://a.example",
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a term is asked with the public key, and once a visit", async () => {
  const fetch = answering(() => Response.json({ results: [RESULT] }));
  expect(await search("beca once")).toEqual([RESULT]);
  expect(await search("beca once")).toEqual([RESULT]);
  expect(fetch.mock.calls).toEqual([
    [
      "/functions/v1/meta-searcher",
      expect.objectContaining({
        method: "POST",
        headers: { apikey: "public-key", "content-type": "application/json" },
        body: '{"query":"beca once","locale":"es"}',
      }),
    ],
  ]);
});

test("another language is another question", async () => {
  const fetch = answering(() => Response.json({ results: [RESULT] }));
  await search("beca doble", "es");
  await search("beca doble", "en");
  expect(fetch.mock.calls.map(([, { body }]) => body)).toEqual([
    '{"query":"beca doble","locale":"es"}',
    '{"query":"beca doble","locale":"en"}',
  ]);
});

test("a source is told by its name where it has one", async () => {
  answering(() =>
    Response.json({
      results: [
        {
          ...RESULT,
          source: "opportunitydesk",
          sourceName: "Opportunity Desk",
        },
        { ...RESULT, sourceName: "" },
      ],
    }),
  );
  const found = await search("beca con nombre");
  expect(found.map(({ source }) => source)).toEqual([
    "Opportunity Desk",
    "Fuente",
  ]);
});

test("a term that found nothing is asked again", async () => {
  answering(() => Response.json({ results: [] }));
  expect(await search("beca vacía")).toEqual([]);
  answering(() => Response.json({ results: [RESULT] }));
  expect(await search("beca vacía")).toEqual([RESULT]);
});

test("another backend is asked at its own address", async () => {
  const fetch = answering(() => Response.json({ results: [] }));
  const backend = { ...BACKEND, url: "https://backend.example" };
  await searchExternally(backend, "beca", "es", new AbortController().signal);
  expect(fetch.mock.calls[0]?.[0]).toBe(
    "https://backend.example/functions/v1/meta-searcher",
  );
});

test.each([
  ["an error", () => Response.json({ error: "no" }, { status: 500 })],
  ["no JSON", () => new Response("<html>")],
  ["no network", () => Promise.reject(new TypeError("offline"))],
])(
  "%s finds nothing, is logged without the term, and can be asked again",
  async (name, answer) => {
    const info = vi.spyOn(console, "info").mockImplementation(() => {});
    answering(answer);
    expect(await search(`beca ${name}`)).toEqual([]);
    expect(info.mock.calls.flat().join()).toMatch(/^A search .* failed/);
    expect(info.mock.calls.flat().join()).not.toContain("beca");
    answering(() => Response.json({ results: [RESULT] }));
    expect(await search(`beca ${name}`)).toEqual([RESULT]);
  },
);

test("results without title, link or source are left out", async () => {
  answering(() =>
    Response.json({ results: [null, 3, { ...RESULT, link: "" }, RESULT] }),
  );
  expect(await search("beca rara")).toEqual([RESULT]);
});

test("our own catalogue is nothing from outside", async () => {
  answering(() =>
    Response.json({
      results: [
        { ...RESULT, source: "catalogo", sourceName: "Trampolín" },
        RESULT,
      ],
    }),
  );
  expect(await search("beca propia")).toEqual([RESULT]);
});

test("a search that nobody waits for any more ends quietly", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const stopped = AbortSignal.abort();
  answering(() => Promise.reject(stopped.reason));
  expect(await searchExternally(BACKEND, "beca vieja", "es", stopped)).toEqual(
    [],
  );
  expect(info).not.toHaveBeenCalled();
});

test.each([
  ["that is not answered", (line: Promise<never>) => line],
  [
    "whose answer stands still",
    (line: Promise<never>) =>
      Object.assign(new Response(), { json: () => line }),
  ],
])("a term %s is given up after fifteen seconds", async (_name, answer) => {
  vi.useFakeTimers();
  vi.spyOn(console, "info").mockImplementation(() => {});
  const fetch = vi.fn((_url: string, { signal }: RequestInit) =>
    answer(
      new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason)),
      ),
    ),
  );
  vi.stubGlobal("fetch", fetch);
  const found = vi.fn();
  const asked = search("beca lenta").then(found);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(found).toHaveBeenCalledWith([]);
});

function search(term: string, locale: "es" | "en" = "es") {
  return searchExternally(BACKEND, term, locale, new AbortController().signal);
}

function answering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
