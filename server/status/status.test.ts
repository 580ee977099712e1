import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aBackend } from "../testing/ask-app.ts";
import { createStatus, type StatusParts } from "./status.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const SITE = "https://site.example";

const ENDED_ROW = {
  started_at: "2026-11-21T05:00:00+00:00",
  finished_at: "2026-11-21T06:00:00+00:00",
  report: {
    links: { alive: 190, moved: 5, gone: 2, missing: 1, not_checkable: 7 },
    sources: {
      secihti: { added: 3, changed: 1, failure: null },
      erasmus_plus: { added: 1, changed: 0, failure: null },
      scholars4dev: { added: 0, changed: 0, failure: "timeout" },
    },
  },
};
const OPEN_ROW = {
  started_at: "2026-11-22T05:00:00+00:00",
  finished_at: null,
  report: null,
};

/** A run that checked no links. */
const LISTS_ROW = {
  ...ENDED_ROW,
  finished_at: "2026-11-21T12:00:00+00:00",
  report: {
    links: {},
    sources: { secihti: { added: 1, changed: 0, failure: null } },
  },
};

const LAST = {
  finishedAt: "2026-11-21T06:00:00.000Z",
  linksCheckedAt: "2026-11-21T06:00:00.000Z",
  checked: 198,
  notCheckable: 7,
  gone: 2,
  sources: 3,
  failedSources: 1,
  found: 4,
};
const OPEN_SINCE = "2026-11-22T05:00:00.000Z";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(NOW) }));
afterEach(() => void vi.useRealTimers());

test("parts that answer are operational, with the last hour's searches and the newest run", async () => {
  const metaSearch = { searches: 3, asked: 30, answered: 29 };
  const { report, isReady } = aStatus({
    tally: { lastHour: () => metaSearch },
  });
  expect(await report()).toEqual({
    checkedAt: NOW,
    backend: "operational",
    functions: "operational",
    metaSearch,
    scraper: {
      everyHours: 6,
      upSince: NOW,
      runs: { last: LAST, openSince: null },
    },
  });
  expect(await isReady()).toBe(true);
});

test.each([
  [
    "one without link checks",
    [LISTS_ROW, ENDED_ROW],
    {
      ...LAST,
      finishedAt: "2026-11-21T12:00:00.000Z",
      sources: 1,
      failedSources: 0,
      found: 1,
    },
    null,
  ],
  [
    "no link checks at all",
    [LISTS_ROW],
    {
      finishedAt: "2026-11-21T12:00:00.000Z",
      linksCheckedAt: null,
      checked: 0,
      notCheckable: 0,
      gone: 0,
      sources: 1,
      failedSources: 0,
      found: 1,
    },
    null,
  ],
  ["one under way", [OPEN_ROW, ENDED_ROW], LAST, OPEN_SINCE],
  ["the first, under way", [OPEN_ROW], null, OPEN_SINCE],
  ["none", [], null, null],
])("the report has the runs: %s", async (_name, rows, last, openSince) => {
  const fetch = vi.fn(async (_request: Request) => Response.json(rows));
  const { scraper } = await aStatus({ backend: withOperator(fetch) }).report();
  expect(scraper.runs).toEqual({ last, openSince });
  expect(fetch.mock.calls[0]?.[0].headers.get("apikey")).toBe("secret");
});

test.each([
  ["a refusal", async () => new Response(null, { status: 500 })],
  ["another shape", async () => Response.json([{ finished_at: NOW }])],
  [
    "a malformed time",
    async () => Response.json([{ ...OPEN_ROW, started_at: "never" }]),
  ],
  ["an error", () => Promise.reject(new Error("secret detail"))],
])(
  "after %s the runs are unknown, and not read again for a minute",
  async (_name, answer) => {
    const fetch = vi.fn(answer);
    const { report } = aStatus({ backend: withOperator(fetch) });
    expect((await report()).scraper.runs).toBe("unknown");
    vi.advanceTimersByTime(59_999);
    await report();
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3_001);
    await report();
    expect(fetch).toHaveBeenCalledTimes(2);
  },
);

test("without the secret key nothing is scheduled, and the runs are unknown", async () => {
  const { scraper } = await aStatus({ backend: aBackend() }).report();
  expect(scraper).toEqual({ everyHours: 0, upSince: NOW, runs: "unknown" });
});

test("searches at another server are unknown, and its functions are asked there", async () => {
  const fetch = vi.fn(async (_request: Request) => refusal());
  vi.stubGlobal("fetch", fetch);
  const url = "https://data.example";
  const metaSearch = () => Promise.reject(new Error("not asked"));
  const { report } = aStatus({
    backend: aBackend({ fetch: null, public: { url, publishableKey: "key" } }),
    metaSearch,
  });
  expect(await report()).toMatchObject({
    functions: "operational",
    metaSearch: "unknown",
  });
  const [request] = fetch.mock.calls[0] ?? [];
  expect(request?.url).toBe(`${url}/functions/v1/meta-searcher`);
  expect(request?.headers.get("apikey")).toBe("key");
});

test.each([
  ["not ready", async () => false],
  ["failing", () => Promise.reject(new Error("secret detail"))],
])(
  "a backend that is %s has an error, and the other parts do not",
  async (_name, isReady) => {
    const status = aStatus({ backend: { ...withOperator(), isReady } });
    const report = await status.report();
    expect(report).toMatchObject({
      backend: "error",
      functions: "operational",
    });
    expect(JSON.stringify(report)).not.toContain("secret");
    expect(await status.isReady()).toBe(false);
  },
);

test.each([200, 404, 500])(
  "functions that answer an empty query with %i have an error",
  async (status) => {
    const metaSearch = async () => new Response(null, { status });
    expect(await aStatus({ metaSearch }).report()).toMatchObject({
      backend: "operational",
      functions: "error",
    });
  },
);

test("functions that fail have an error", async () => {
  const metaSearch = () => Promise.reject(new Error("broken"));
  expect((await aStatus({ metaSearch }).report()).functions).toBe("error");
});

test("concurrent callers share one report, which is cached for three seconds", async () => {
  const isReady = vi.fn(async () => true);
  const { report } = aStatus({ backend: { ...withOperator(), isReady } });
  const [one, other] = await Promise.all([report(), report()]);
  expect(one).toBe(other);
  vi.advanceTimersByTime(2_999);
  await report();
  expect(isReady).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect((await report()).checkedAt).toBe("2026-11-21T12:00:03.000Z");
  expect(isReady).toHaveBeenCalledTimes(2);
});

test("parts that hang have an error within five seconds and get no second request", async () => {
  const hang = vi.fn(() => new Promise<never>(() => {}));
  const status = aStatus({
    backend: { ...withOperator(hang), isReady: hang },
    metaSearch: hang,
  });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answers = Promise.all([status.report(), status.isReady()]);
    await vi.advanceTimersByTimeAsync(5_000);
    const [report, isReady] = await answers;
    expect(report).toMatchObject({
      backend: "error",
      functions: "error",
      metaSearch: null,
      scraper: { runs: "unknown" },
    });
    expect(isReady).toBe(false);
  }
  expect(hang).toHaveBeenCalledTimes(3);
});

test("a backend that is back is ready at once", async () => {
  const isReady = vi.fn(async () => true).mockResolvedValueOnce(false);
  const status = aStatus({ backend: { ...withOperator(), isReady } });
  expect(await status.isReady()).toBe(false);
  expect(await status.isReady()).toBe(true);
});

function aStatus(parts: Partial<StatusParts> = {}) {
  return createStatus({
    backend: withOperator(),
    publicUrl: SITE,
    metaSearch: async (request) => {
      const { query } = await request.json();
      return query === "" ? refusal() : Response.json({});
    },
    tally: { lastHour: () => null },
    everyHours: 6,
    now: Date.now,
    ...parts,
  });
}

function withOperator(
  fetch: (request: Request) => Promise<Response> = async () =>
    Response.json([ENDED_ROW]),
) {
  const operator = { url: SITE, key: "secret", fetch };
  return aBackend({ operator });
}

function refusal() {
  return new Response(null, { status: 400 });
}
