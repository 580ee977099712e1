import { expect, onTestFinished, test, vi } from "vitest";
import { checkBackend, loadReport } from "./status.data.ts";

const OURS = { url: null, publishableKey: "public-key" };
const ANOTHER = { url: "https://backend.example", publishableKey: "key-2" };

test("the backend is asked for one id, with the public key alone", async () => {
  const asked = answering(() => Response.json([]));
  expect(await checkBackend(ANOTHER)).toBe("operational");
  expect(await checkBackend(OURS)).toBe("operational");
  expect(asked).toEqual([
    [
      "https://backend.example/rest/v1/profiles?select=id&limit=1",
      { apikey: "key-2" },
    ],
    ["/rest/v1/profiles?select=id&limit=1", { apikey: "public-key" }],
  ]);
});

test.each([
  [406, { code: "PGRST116" }, "operational"],
  [406, { code: "PGRST100" }, "error"],
  [401, { message: "no key" }, "error"],
  [500, "<html>", "error"],
])("the backend's answer %i %j is %s", async (status, body, health) => {
  answering(() =>
    typeof body === "string"
      ? new Response(body, { status })
      : Response.json(body, { status }),
  );
  expect(await checkBackend(OURS)).toBe(health);
});

test("without a network everything has an error", async () => {
  answering(() => {
    throw new TypeError("Failed to fetch");
  });
  expect(await checkBackend(OURS)).toBe("error");
  expect(await loadReport()).toBeNull();
});

test("a report that is refused is none", async () => {
  answering(() => new Response("Too many requests", { status: 429 }));
  expect(await loadReport()).toBeNull();
});

const LAST = {
  finishedAt: "2026-11-21T06:00:00.000Z",
  checked: 1204,
  notCheckable: 56,
  gone: 3,
  sources: 6,
  failedSources: 1,
  found: 12,
};

const REPORT = {
  checkedAt: "2026-11-21T12:00:00.000Z",
  backend: "operational",
  functions: "operational",
  metaSearch: { searches: 3, asked: 12, answered: 9 },
  scraper: {
    everyHours: 24,
    upSince: "2026-11-20T12:00:00.000Z",
    runs: {
      last: LAST,
      openSince: "2026-11-21T12:00:00.000Z",
    },
  },
};

test.each([
  [REPORT],
  [{ ...REPORT, metaSearch: null }],
  [{ ...REPORT, metaSearch: "unknown" }],
  [withRuns({ last: null, openSince: null })],
  [withRuns("unknown")],
])("a report is read: %j", async (report) => {
  answering(() => Response.json(report));
  expect(await loadReport()).toEqual(report);
});

test.each([
  [null],
  ["well"],
  [{}],
  [{ ...REPORT, checkedAt: "noon" }],
  [{ ...REPORT, functions: undefined }],
  [{ ...REPORT, metaSearch: {} }],
  [{ ...REPORT, metaSearch: "none" }],
  [{ ...REPORT, metaSearch: { ...REPORT.metaSearch, asked: "12" } }],
  [{ ...REPORT, scraper: null }],
  [{ ...REPORT, scraper: { ...REPORT.scraper, everyHours: null } }],
  [{ ...REPORT, scraper: { ...REPORT.scraper, upSince: "once" } }],
  [withRuns(null)],
  [withRuns("none")],
  [withRuns({ ...REPORT.scraper.runs, openSince: "never" })],
  [withRuns({ ...REPORT.scraper.runs, last: { ...LAST, finishedAt: "x" } })],
  [withRuns({ ...REPORT.scraper.runs, last: { ...LAST, gone: null } })],
  [withRuns({ ...REPORT.scraper.runs, last: { ...LAST, failedSources: "1" } })],
])("a report that cannot be read is none: %j", async (report) => {
  answering(() => Response.json(report));
  expect(await loadReport()).toBeNull();
});

function withRuns(runs: unknown) {
  return { ...REPORT, scraper: { ...REPORT.scraper, runs } };
}

function answering(answer: () => Response) {
  const asked: Array<readonly [string, unknown]> = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push([url, init.headers]);
    return answer();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}
