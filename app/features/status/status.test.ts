import { expect, test } from "vitest";
import type { StatusReport } from "#app/platform/status-report.ts";
import { status as spanish } from "#locales/es/screens/status.ts";
import {
  functionsStatus,
  metaSearchStatus,
  STATUS_TONES,
  type Status,
  scraperStatus,
  statusOf,
  summaryOf,
} from "./status.ts";

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
  [{ searches: 1, asked: 0, answered: 0 }, "beta"],
  [{ searches: 4, asked: 40, answered: 20 }, "beta"],
  [{ searches: 4, asked: 40, answered: 19 }, "degraded"],
])("with the last hour %j the meta-search is %s", (metaSearch, expected) => {
  expect(metaSearchStatus(aReport({ metaSearch }))).toBe(expected);
});

test.each([
  [null, "operational"],
  ["2026-11-19T12:00:00Z", "operational"],
  ["2026-11-19T11:59:59Z", "degraded"],
])("with a last run at %s the scraper is %s", (finishedAt, expected) => {
  const scraper = finishedAt
    ? { finishedAt, checked: 1, gone: 0, found: 0 }
    : null;
  expect(scraperStatus(aReport({ scraper }))).toBe(expected);
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

test.each([
  [["operational", "beta", "planned"], "well"],
  [["operational", "degraded"], "trouble"],
  [["error", "operational"], "trouble"],
  [["error", "loading"], "loading"],
] as const)("%j together are %s", (statuses, summary) => {
  expect(summaryOf(statuses)).toBe(summary);
});

function aReport(parts: Partial<StatusReport>): StatusReport {
  return {
    checkedAt: "2026-11-21T12:00:00Z",
    backend: "operational",
    functions: "operational",
    metaSearch: null,
    scraper: null,
    ...parts,
  };
}
