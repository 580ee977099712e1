import { expect, onTestFinished, test, vi } from "vitest";
import { createScraperReport } from "./scraper-report.ts";

const ENDED = {
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

const OPEN = {
  started_at: "2026-11-22T05:00:00+00:00",
  finished_at: null,
  report: null,
};

const FIGURES = {
  finishedAt: "2026-11-21T06:00:00.000Z",
  checked: 198,
  notCheckable: 7,
  gone: 2,
  sources: 3,
  failedSources: 1,
  found: 4,
};

const OPEN_SINCE = "2026-11-22T05:00:00.000Z";

/** The clock of these tests begins there. */
const UP_SINCE = "1970-01-01T00:00:00.000Z";

test("a run that came to nothing is told as that", async () => {
  const report = {
    links: { not_checkable: 270 },
    sources: { secihti: { added: 0, failure: "connection" } },
  };
  const { runs } = await reading(() =>
    Response.json([{ ...ENDED, report }]),
  ).report();
  expect(runs).toMatchObject({
    last: {
      checked: 0,
      notCheckable: 270,
      gone: 0,
      sources: 1,
      failedSources: 1,
      found: 0,
    },
  });
});

test.each([
  ["one that ended", [ENDED], { last: FIGURES, openSince: null }],
  ["one under way", [OPEN, ENDED], { last: FIGURES, openSince: OPEN_SINCE }],
  ["only the first, under way", [OPEN], { last: null, openSince: OPEN_SINCE }],
  ["none", [], { last: null, openSince: null }],
])("of the runs is told: %s", async (_name, rows, runs) => {
  const { report, fetch } = reading(() => Response.json(rows));
  expect(await report()).toEqual({ everyHours: 24, upSince: UP_SINCE, runs });
  const [request] = fetch.mock.calls[0] ?? [];
  expect(request?.headers.get("apikey")).toBe("secret");
});

test("without the operator's key nothing is scheduled, and the runs are unknown", async () => {
  const parts = { operator: null, everyHours: 24, now: () => 0 };
  expect(await createScraperReport(parts)()).toEqual({
    everyHours: 0,
    upSince: UP_SINCE,
    runs: "unknown",
  });
});

test("the database is asked once a minute, whoever asks", async () => {
  const { report, fetch, wait } = reading(() => Response.json([ENDED]));
  await Promise.all([report(), report()]);
  wait(59_999);
  await report();
  expect(fetch).toHaveBeenCalledTimes(1);
  wait(1);
  await report();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ["a refusal", () => new Response(null, { status: 500 })],
  ["another shape", () => Response.json([{ finished_at: "x", report: null }])],
  ["another day", () => Response.json([{ ...OPEN, started_at: "never" }])],
  [
    "silence",
    () => {
      throw new Error("secret detail");
    },
  ],
])("after %s the runs are unknown, not none", async (_name, answer) => {
  expect(await reading(answer).report()).toEqual({
    everyHours: 24,
    upSince: UP_SINCE,
    runs: "unknown",
  });
});

test("while the backend hangs the runs are unknown, and it is asked once", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { report, fetch, wait } = reading(() => new Promise(() => {}));
  for (let times = 0; times < 3; times += 1) {
    const told = report();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await told).toMatchObject({ runs: "unknown" });
    wait(5_000);
  }
  expect(fetch).toHaveBeenCalledTimes(1);
});

function reading(answer: () => Response | Promise<Response>) {
  let now = 0;
  const fetch = vi.fn(async (_request: Request) => answer());
  const operator = { url: "https://data.example", key: "secret", fetch };
  return {
    fetch,
    wait: (ms: number) => {
      now += ms;
    },
    report: createScraperReport({ operator, everyHours: 24, now: () => now }),
  };
}
