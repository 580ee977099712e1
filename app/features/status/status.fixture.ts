import type { ScraperRun, StatusReport } from "#app/platform/status-report.ts";
import type { Checks } from "./status.ts";

export const UP_SINCE = "2026-11-20T12:00:00.000Z";

/** All parts work, except for those in `report`. */
export function someChecks(report: Partial<StatusReport> | null = {}): Checks {
  return {
    at: Date.parse("2026-11-21T12:00:00Z"),
    backend: "operational",
    report: report && aReport(report),
  };
}

export function aReport(parts: Partial<StatusReport> = {}): StatusReport {
  return {
    checkedAt: "2026-11-21T12:00:00.000Z",
    backend: "operational",
    functions: "operational",
    metaSearch: { searches: 1200, asked: 100, answered: 96 },
    scraper: withRun(),
    ...parts,
  };
}

/** A daily scraper with a finished run. */
export function withRun(parts: Partial<ScraperRun> = {}) {
  return {
    everyHours: 24,
    upSince: UP_SINCE,
    runs: { last: aRun(parts), openSince: null },
  };
}

function aRun(parts: Partial<ScraperRun>): ScraperRun {
  return {
    finishedAt: "2026-11-21T06:00:00.000Z",
    linksCheckedAt: "2026-11-20T18:00:00.000Z",
    checked: 1204,
    notCheckable: 56,
    gone: 3,
    sources: 6,
    failedSources: 1,
    found: 12,
    ...parts,
  };
}
