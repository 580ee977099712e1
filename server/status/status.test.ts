import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aBackend } from "../testing/request-app.ts";
import { createStatusReporter, type StatusParts } from "./status.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const SITE = "https://site.example";

const OPEN = { started_at: "2026-11-21T11:00:00+00:00", finished_at: null };
const LINKS = { alive: 190, moved: 5, gone: 2, missing: 1, not_checkable: 7 };
const LINK_CHECK = aRun("2026-11-21T06:00:00+00:00", true);
/** Its report repeats the counts of the link check. */
const IMPORT = aRun("2026-11-21T10:00:00+00:00", false);

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
const IMPORTED = { ...LAST, finishedAt: "2026-11-21T10:00:00.000Z" };
const OPEN_SINCE = "2026-11-21T11:00:00.000Z";

const SCRAPER = {
  everyHours: 6,
  upSince: NOW,
  runs: { last: LAST, openSince: null },
};
const HEALTHY = {
  checkedAt: NOW,
  backend: "operational",
  functions: "operational",
  metaSearch: { searches: 3, asked: 30, answered: 29 },
  scraper: SCRAPER,
};

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(NOW) }));
afterEach(() => void vi.useRealTimers());

test("healthy parts are operational, with the last hour's searches and the newest run", async () => {
  const { report, isReady } = aStatus({});
  expect(await report()).toEqual(HEALTHY);
  expect(await isReady()).toBe(true);
});

const fails = () => Promise.reject(new Error("secret detail"));
const unknownRuns = { scraper: { ...SCRAPER, runs: "unknown" } };

test.each<[string, Answers, object]>([
  ["unready backend", { isReady: async () => false }, { backend: "error" }],
  ["failing backend", { isReady: fails }, { backend: "error" }],
  ["wrong function", { metaSearch: withStatus(200) }, { functions: "error" }],
  ["no function", { metaSearch: withStatus(404) }, { functions: "error" }],
  ["failing function", { metaSearch: fails }, { functions: "error" }],
  ["refused runs", { runs: withStatus(500) }, unknownRuns],
  ["failing runs", { runs: fails }, unknownRuns],
  ["malformed runs", { runs: withRows({ finished_at: NOW }) }, unknownRuns],
  [
    "malformed times",
    { runs: withRows({ ...OPEN, started_at: "never" }) },
    unknownRuns,
  ],
])(
  "%s: the fault is shown without detail, the other parts are shown",
  async (_name, answers, fault) => {
    const { report, isReady } = aStatus(answers);
    expect(await report()).toEqual({ ...HEALTHY, ...fault });
    expect(await isReady()).toBe(!("backend" in fault));
  },
);

test.each([
  ["none", [], null, null],
  ["the first is open", [OPEN], null, OPEN_SINCE],
  ["one is open", [OPEN, LINK_CHECK], LAST, OPEN_SINCE],
  ["the newest checked no links", [IMPORT, LINK_CHECK], IMPORTED, null],
  [
    "none checked links",
    [IMPORT],
    {
      ...IMPORTED,
      linksCheckedAt: null,
      checked: 0,
      notCheckable: 0,
      gone: 0,
    },
    null,
  ],
])(
  "the newest ended run and the open one are loaded with the secret key: %s",
  async (_name, rows, last, openSince) => {
    const runs = vi.fn(withRows(...rows));
    const { scraper } = await aStatus({ runs }).report();
    expect(scraper.runs).toEqual({ last, openSince });
    expect(runs.mock.calls[0]?.[0].headers.get("apikey")).toBe("secret");
  },
);

test("without the secret key nothing is scheduled, and the runs are unknown", async () => {
  const { scraper } = await aStatus({}, { backend: aBackend() }).report();
  expect(scraper).toEqual({ everyHours: 0, upSince: NOW, runs: "unknown" });
});

test("with a backend elsewhere searches are unknown, and its function is requested", async () => {
  const fetch = vi.fn(withStatus(400));
  vi.stubGlobal("fetch", fetch);
  const url = "https://data.example";
  const backend = { fetch: null, public: { url, publishableKey: "key" } };
  expect(
    await aStatus(
      { metaSearch: fails },
      { backend: aBackend(backend) },
    ).report(),
  ).toMatchObject({ functions: "operational", metaSearch: "unknown" });
  const [request] = fetch.mock.calls[0] ?? [];
  expect(request?.url).toBe(`${url}/functions/v1/meta-searcher`);
  expect(request?.headers.get("apikey")).toBe("key");
});

test("a report is cached for 3 s, its runs for a minute; concurrent calls share a report", async () => {
  const isReady = vi.fn(async () => true);
  const runs = vi.fn(fails);
  const { report } = aStatus({ isReady, runs });
  const [one, other] = await Promise.all([report(), report()]);
  expect(one).toBe(other);
  vi.advanceTimersByTime(2_999);
  await report();
  expect(isReady).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect((await report()).checkedAt).toBe("2026-11-21T12:00:03.000Z");
  expect(isReady).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(56_999);
  await report();
  expect(runs).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_000);
  await report();
  expect(runs).toHaveBeenCalledTimes(2);
});

test("parts that hang report an error within 5 s and get no second request", async () => {
  const hang = vi.fn(() => new Promise<never>(() => {}));
  const status = aStatus({ isReady: hang, metaSearch: hang, runs: hang });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answers = Promise.all([status.report(), status.isReady()]);
    await vi.advanceTimersByTimeAsync(5_000);
    const [report, isReady] = await answers;
    expect(report).toMatchObject({
      backend: "error",
      functions: "error",
      ...unknownRuns,
      metaSearch: HEALTHY.metaSearch,
    });
    expect(isReady).toBe(false);
  }
  expect(hang).toHaveBeenCalledTimes(3);
});

test("a recovered backend is ready at once", async () => {
  const isReady = vi.fn(async () => true).mockResolvedValueOnce(false);
  const status = aStatus({ isReady });
  expect(await status.isReady()).toBe(false);
  expect(await status.isReady()).toBe(true);
});

type Answers = {
  readonly isReady?: () => Promise<boolean>;
  readonly metaSearch?: StatusParts["metaSearch"];
  readonly runs?: (request: Request) => Promise<Response>;
};

function aStatus(
  { isReady = async () => true, metaSearch, runs }: Answers,
  parts: Partial<StatusParts> = {},
) {
  const fetch = runs ?? withRows(LINK_CHECK);
  const operator = { url: SITE, key: "secret", fetch };
  return createStatusReporter({
    backend: aBackend({ isReady, operator }),
    publicUrl: SITE,
    metaSearch: metaSearch ?? refuseEmptyQuery,
    tally: { lastHour: () => HEALTHY.metaSearch },
    everyHours: 6,
    now: Date.now,
    ...parts,
  });
}

async function refuseEmptyQuery(request: Request) {
  const { query } = await request.json();
  return new Response(null, { status: query === "" ? 400 : 200 });
}

function withStatus(status: number) {
  return async (_request: Request) => new Response(null, { status });
}

function withRows(...rows: ReadonlyArray<object>) {
  return async (_request: Request) => Response.json(rows);
}

function aRun(finished_at: string, checks_links: boolean) {
  const sources = {
    secihti: { added: 3, changed: 1, failure: null },
    erasmus_plus: { added: 1, changed: 0, failure: null },
    scholars4dev: { added: 0, changed: 0, failure: "timeout" },
  };
  const report = { links: LINKS, sources };
  return { started_at: NOW, finished_at, checks_links, report };
}
