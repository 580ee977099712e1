import { expect, test } from "vitest";
import type { ScraperRun, StatusReport } from "#app/platform/status-report.ts";
import { status as spanish } from "#locales/es/screens/status.ts";
import {
  functionsStatus,
  metaSearchStatus,
  STATUS_TONES,
  type Status,
  type Summary,
  scraperStatus,
  statusOf,
  summaryOf,
} from "./status.ts";

const UP_SINCE = "2026-11-01T00:00:00Z";

/** Specification §4. */
const BADGES: Readonly<Record<Status, readonly [label: string, tone: string]>> =
  {
    operational: ["Operacional", "success"],
    beta: ["Operacional (Beta)", "warning"],
    prototype: ["Prototipo", "secondary"],
    planned: ["Planeado", "outline"],
    degraded: ["Degradado", "warning"],
    error: ["Error", "destructive"],
    loading: ["Verificando...", "secondary"],
  };

test.each(Object.entries(BADGES))(
  "the value %s has its label and tone",
  (value, [label, tone]) => {
    const status = statusOf(value);
    expect(status).toBe(value);
    expect(spanish.labels[status]).toBe(label);
    expect(STATUS_TONES[status]).toBe(tone);
  },
);

test.each([["unknown"], [""], [null], [undefined], [7], ["toString"]])(
  "the unknown value %j is treated as loading",
  (value) => {
    expect(statusOf(value)).toBe("loading");
  },
);

test.each([
  [null, "beta"],
  ["unknown", "beta"],
  [{ searches: 1, asked: 0, answered: 0 }, "beta"],
  [{ searches: 4, asked: 40, answered: 20 }, "beta"],
  [{ searches: 4, asked: 40, answered: 19 }, "degraded"],
] as const)(
  "with the last hour %j the meta-search is %s",
  (metaSearch, expected) => {
    expect(metaSearchStatus(aReport({ metaSearch }))).toBe(expected);
  },
);

test.each([
  [1, "2026-11-19T12:00:00Z", null, "operational"],
  [1, "2026-11-19T11:59:59Z", null, "degraded"],
  [24, "2026-11-19T11:59:59Z", "2026-11-21T11:00:00Z", "degraded"],
  [36, "2026-11-18T12:00:00Z", null, "operational"],
  [36, "2026-11-18T11:59:59Z", null, "degraded"],
  // The first run never ends.
  [24, null, "2026-11-19T12:00:00Z", "planned"],
  [24, null, "2026-11-19T11:59:59Z", "degraded"],
  [0, "2025-11-19T12:00:00Z", null, "operational"],
  [0, null, "2025-11-19T12:00:00Z", "planned"],
])(
  "every %i hours, with a run that ended at %s and one open since %s, the scraper is %s",
  (everyHours, finishedAt, openSince, expected) => {
    const last = finishedAt ? aRun({ finishedAt }) : null;
    const scraper = {
      everyHours,
      upSince: UP_SINCE,
      runs: { last, openSince },
    };
    expect(scraperStatus(aReport({ scraper }))).toBe(expected);
  },
);

test.each([
  // Nobody has switched it on: that is not health.
  [0, "2025-11-21T12:00:00Z", "planned"],
  [24, "2026-11-20T12:00:00Z", "planned"],
  [24, "2026-11-20T11:59:59Z", "degraded"],
  [1, "2026-11-21T10:59:59Z", "degraded"],
])(
  "every %i hours, never run by a server that is up since %s, the scraper is %s",
  (everyHours, upSince, expected) => {
    const runs = { last: null, openSince: null };
    const scraper = { everyHours, upSince, runs };
    expect(scraperStatus(aReport({ scraper }))).toBe(expected);
  },
);

test.each([
  [{ checked: 0, notCheckable: 270 }, "degraded"],
  [{ checked: 134, notCheckable: 136 }, "degraded"],
  [{ checked: 135, notCheckable: 135 }, "operational"],
  [{ sources: 6, failedSources: 6 }, "degraded"],
  [{ sources: 6, failedSources: 5 }, "operational"],
  [{ sources: 0, failedSources: 0 }, "operational"],
])("after a run that found %j the scraper is %s", (found, expected) => {
  for (const everyHours of [0, 24]) {
    const runs = { last: aRun(found), openSince: null };
    const scraper = { everyHours, upSince: UP_SINCE, runs };
    expect(scraperStatus(aReport({ scraper }))).toBe(expected);
  }
});

test("a scraper whose runs are unknown is as any unknown value", () => {
  const scraper = {
    everyHours: 24,
    upSince: UP_SINCE,
    runs: "unknown",
  } as const;
  expect(scraperStatus(aReport({ scraper }))).toBe("loading");
});

test.each(["operational", "error"] as const)(
  "the functions are %s when the server found them so",
  (functions) => {
    expect(functionsStatus(aReport({ functions }))).toBe(functions);
  },
);

test("a search whose function is broken has an error", () => {
  expect(metaSearchStatus(aReport({ functions: "error" }))).toBe("error");
});

test("without the server's report its parts have an error", () => {
  expect([
    functionsStatus(null),
    metaSearchStatus(null),
    scraperStatus(null),
  ]).toEqual(["error", "error", "error"]);
});

test.each<[Status, Status, Summary]>([
  ["operational", "beta", "well"],
  ["operational", "planned", "well"],
  ["operational", "loading", "well"],
  ["operational", "degraded", "minor"],
  ["operational", "error", "minor"],
  ["error", "operational", "trouble"],
  ["loading", "operational", "trouble"],
])("own parts %s and others %s are %s", (own, other, summary) => {
  expect(summaryOf([checked(own)], [checked(other)])).toBe(summary);
});

test("while a part is being asked nothing is said of them all", () => {
  const asking = { status: "loading", at: null } as const;
  expect(summaryOf([checked("error"), asking], [])).toBe("loading");
  expect(summaryOf([checked("operational")], [asking])).toBe("loading");
});

function checked(status: Status) {
  return { status, at: 1 };
}

function aRun(parts: Partial<ScraperRun>): ScraperRun {
  return {
    finishedAt: "2026-11-21T06:00:00Z",
    checked: 270,
    notCheckable: 0,
    gone: 0,
    sources: 6,
    failedSources: 0,
    found: 0,
    ...parts,
  };
}

function aReport(parts: Partial<StatusReport>): StatusReport {
  return {
    checkedAt: "2026-11-21T12:00:00Z",
    backend: "operational",
    functions: "operational",
    metaSearch: null,
    scraper: { everyHours: 24, upSince: UP_SINCE, runs: "unknown" },
    ...parts,
  };
}
