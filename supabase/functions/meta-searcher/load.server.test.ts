import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { LIVE_KEYS, QUERY, searchWith } from "./testing/search-with.ts";
import {
  breaking,
  type SourceServer,
  silent,
  startSourceServer,
} from "./testing/source-server.ts";

let server: SourceServer;

beforeAll(async () => {
  server = await startSourceServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

test("six live APIs, the import and the catalogue answer one query", async () => {
  const answer = await searchAll().search(QUERY, "es");
  expect(answer?.sources.map(({ key, status }) => [key, status])).toEqual(
    ["catalogo", "import", ...LIVE_KEYS].map((key) => [key, "ok"]),
  );
});

test("200 concurrent equal queries send one request to each live API", async () => {
  const { search } = searchAll();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => search(QUERY, "es")),
  );
  for (const key of LIVE_KEYS) expect(server.requestsTo(key)).toHaveLength(1);
  const distinct = new Set(
    answers.map((answer) => JSON.stringify(answer?.results)),
  );
  expect(distinct.size).toBe(1);
});

test("cached answers send no request to live APIs, and the fastest takes under 100 ms", async () => {
  const { search } = searchAll();
  await search(QUERY, "es");
  const times: Array<number> = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const startedAt = performance.now();
    await search(QUERY, "es");
    times.push(performance.now() - startedAt);
  }
  for (const key of LIVE_KEYS) expect(server.requestsTo(key)).toHaveLength(1);
  // The best of twenty: the import is queried each time, over HTTP here.
  expect(Math.min(...times)).toBeLessThan(100);
});

test("with live APIs failing, catalogue and import answer; the fastest of three takes under 2 s", async () => {
  for (const [at, key] of LIVE_KEYS.entries())
    server.behave(key, at % 2 ? breaking : silent);
  const times: Array<number> = [];
  // A busy machine may delay one answer; a slow search is slow each time.
  for (const query of ["beca uno", "beca dos", "beca tres"]) {
    const startedAt = performance.now();
    const answer = await searchAll({}).search(query, "es");
    times.push(performance.now() - startedAt);
    expect(new Set(answer?.results.map(({ source }) => source))).toEqual(
      new Set(["catalogo", "opportunitydesk"]),
    );
    expect(answer?.error).toBeNull();
  }
  expect(Math.min(...times)).toBeLessThan(2_000);
});

/** A search of all sources, by default with a timeout for a busy machine. */
function searchAll(settings: object = { timeoutMs: 9_000 }) {
  return searchWith(
    { ...server.config, ...settings },
    {
      import: {
        url: server.origin,
        key: "publishable",
        fetch: (request) => fetch(request),
      },
    },
  );
}
