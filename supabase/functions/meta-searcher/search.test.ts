import { expect, test } from "vitest";
import type { SearchCount, SearchParts } from "./search.ts";
import { BODIES, IMPORTED } from "./testing/bodies.ts";
import { OWN_ITEM, only, searchWith } from "./testing/search-with.ts";

const WORKING = async () => Response.json(BODIES.wikipedia_es);
const BROKEN = async () => new Response("", { status: 500 });
const HOUR_MS = 3_600_000;

test("an answer contains the results and a report of each source", async () => {
  const { search } = aSearch(BROKEN);
  expect(await search("beca", "es")).toEqual({
    results: [
      {
        id: "site.example/becas/nuestra",
        source: "catalogo",
        sourceName: "Trampolín",
        title: "Nuestra",
        description: "Lo que cubre",
        link: "https://site.example/becas/nuestra",
        host: "site.example",
      },
      {
        id: "opportunitydesk.org/otra",
        source: "opportunitydesk",
        sourceName: "Opportunity Desk",
        title: "Research Fellowship 2027",
        description: "For young researchers",
        link: "https://opportunitydesk.org/otra/",
        host: "opportunitydesk.org",
        closes: "2026-12-31",
        publishedAt: "2026-08-22",
        copiedAt: IMPORTED.last_seen,
      },
    ],
    error: null,
    sources: [
      { ...aReport("catalogo", "Trampolín"), status: "ok", count: 1 },
      {
        ...aReport("import", "Nuestra copia de otros sitios"),
        status: "ok",
        count: 1,
      },
      {
        ...aReport("wikipedia_es", "Wikipedia"),
        status: "error",
        count: 0,
        searchLink: "https://es.wikipedia.org/w/index.php?search=beca",
      },
    ],
  });
});

test("a retry queries one source; an unknown source gives null", async () => {
  const { search } = aSearch(BROKEN);
  expect(await search("beca", "en", "wikipedia_es")).toMatchObject({
    results: [],
    error: "No source has answered. Try again in a few minutes.",
    sources: [{ key: "wikipedia_es", status: "error" }],
  });
  expect(await search("beca", "es", "nobody")).toBeNull();
});

test("the catalogue is searched in the user's language", async () => {
  const languages: Array<string> = [];
  const { search } = aSearch(WORKING, {
    searchCatalogue: (_query, locale) => {
      languages.push(locale);
      return { exact: [], partial: [OWN_ITEM] };
    },
  });
  await search("beca", "en");
  const answer = await search("beca", "es");
  expect(languages).toEqual(["en", "es"]);
  expect(answer?.results.map(({ source }) => source)).toContain("catalogo");
});

test("a failure is reported without the query", async () => {
  const failures: Array<unknown> = [];
  const { search } = aSearch(BROKEN, {
    onFailure: (...failure) => failures.push(failure),
  });
  await search("mi secreto", "es");
  expect(failures).toEqual([
    ["wikipedia_es", { reason: "status", status: 500 }],
  ]);
});

test("a failing catalogue is reported without the query, and other sources answer", async () => {
  const failures: Array<unknown> = [];
  const { search } = aSearch(WORKING, {
    searchCatalogue: () => Promise.reject(new RangeError("mi secreto")),
    onFailure: (...failure) => failures.push(failure),
  });
  const answer = await search("mi secreto", "es");
  expect(answer?.sources.map(({ status }) => status)).toEqual([
    "error",
    "ok",
    "ok",
  ]);
  expect(failures).toEqual([
    ["catalogo", { reason: "exception", detail: "RangeError" }],
  ]);
});

test("a search counts its queries to live APIs, not to our own sources", async () => {
  const { search, counts, clock } = aSearch(WORKING);
  await search("beca", "es");
  clock.ms += 5 * HOUR_MS;
  await search("beca", "es");
  await search("beca", "es", "wikipedia_es");
  expect(counts).toEqual([
    { searches: 1, asked: 1, answered: 1 },
    { searches: 1, asked: 1, answered: 1 },
    { searches: 0, asked: 1, answered: 1 },
  ]);
});

test("a failure, a pause and a stale answer count as queried, not as responded", async () => {
  const responses = [WORKING];
  const { search, counts, clock } = aSearch(() =>
    (responses.shift() ?? BROKEN)(),
  );
  await search("beca", "es");
  clock.ms += 7 * HOUR_MS;
  for (const text of ["a", "b", "beca"]) await search(text, "es");
  expect(counts.slice(1)).toEqual([
    { searches: 1, asked: 1, answered: 0 },
    { searches: 1, asked: 1, answered: 0 },
    { searches: 1, asked: 1, answered: 0 },
  ]);
});

test("queries over Wikipedia's quota of eight are not counted", async () => {
  const { search, counts } = aSearch(WORKING);
  const queries = Array.from({ length: 12 }, (_, at) => `beca ${at}`);
  await Promise.all(queries.map((query) => search(query, "es")));
  const sum = (name: "asked" | "answered") =>
    counts.reduce((total, count) => total + count[name], 0);
  expect([sum("asked"), sum("answered")]).toEqual([8, 8]);
});

test("sources that ignore their abort signal have the status `timeout`", async () => {
  const { search, counts } = aSearch(() => new Promise(() => {}), {
    import: { ...DATABASE, fetch: () => new Promise(() => {}) },
  });
  // Without a deadline the test itself would time out.
  const answer = await search("beca", "es");
  expect(answer?.sources.map(({ status }) => status)).toEqual([
    "ok",
    "timeout",
    "timeout",
  ]);
  expect(answer?.error).toBeNull();
  expect(counts).toEqual([{ searches: 1, asked: 1, answered: 0 }]);
});

test("`searchImport` searches the import alone", async () => {
  const { searchImport } = aSearch(WORKING);
  expect(await searchImport("beca", "es")).toMatchObject({
    results: [{ source: "opportunitydesk" }],
    isComplete: true,
  });
});

test.each([
  ["fails", () => Promise.reject(new Error("unreachable"))],
  ["hangs", () => new Promise<Response>(() => {})],
])("an import that %s is incomplete", async (_how, fetch) => {
  const { searchImport } = aSearch(WORKING, { import: { ...DATABASE, fetch } });
  expect(await searchImport("beca", "es")).toEqual({
    results: [],
    isComplete: false,
  });
});

test.each(["", "¿?"])(
  "the query %j is not sent to the import",
  async (query) => {
    const { searchImport } = aSearch(WORKING, {
      import: {
        ...DATABASE,
        fetch: () => Promise.reject(new Error("unexpected request")),
      },
    });
    expect(await searchImport(query, "es")).toEqual({
      results: [],
      isComplete: true,
    });
  },
);

const DATABASE = {
  url: "https://data.example",
  key: "publishable",
  fetch: async () => Response.json([IMPORTED]),
};

/** A search of the catalogue, the import and Wikipedia. */
function aSearch(
  wikipedia: () => Promise<Response>,
  parts: Partial<SearchParts> = {},
) {
  const counts: Array<SearchCount> = [];
  const clock = { ms: Date.parse("2026-11-21T12:00:00Z") };
  const search = searchWith(
    { timeoutMs: 200, sources: only("wikipedia_es") },
    {
      import: DATABASE,
      fetch: wikipedia,
      now: () => clock.ms,
      onSearched: (count) => counts.push(count),
      ...parts,
    },
  );
  return { ...search, counts, clock };
}

function aReport(key: string, name: string) {
  return { key, name, ms: expect.any(Number) };
}
