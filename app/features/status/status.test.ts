import { expect, test } from "vitest";
import type { ScraperReport } from "#app/platform/status-report.ts";
import { status as spanish } from "#locales/es/screens/status.ts";
import { someChecks, UP_SINCE, withRun } from "./status.fixture.ts";
import {
  parseStatus,
  rateCards,
  type ServiceStatus,
  STATUS_TONES,
  type StatusCard,
  type Summary,
  summarize,
} from "./status.ts";

/** Specification §4. */
const BADGES: Readonly<
  Record<ServiceStatus, readonly [label: string, tone: string]>
> = {
  operational: ["Operacional", "success"],
  beta: ["Operacional (Beta)", "warning"],
  prototype: ["Prototipo", "secondary"],
  planned: ["Planeado", "outline"],
  degraded: ["Degradado", "warning"],
  error: ["Error", "destructive"],
  loading: ["Verificando...", "secondary"],
};

test.each(Object.entries(BADGES))(
  "the value %s has the label and tone of the specification",
  (value, [label, tone]) => {
    const status = parseStatus(value);
    expect(status).toBe(value);
    expect(spanish.labels[status]).toBe(label);
    expect(STATUS_TONES[status]).toBe(tone);
  },
);

test.each([["unknown"], [""], [null], [7], ["toString"]])(
  "the unknown value %j is treated as loading",
  (value) => {
    expect(parseStatus(value)).toBe("loading");
  },
);

const FAILING = { ...someChecks(null), backend: "error" } as const;

test.each([
  [null, "loading operational loading loading loading planned"],
  [
    someChecks(),
    "operational operational operational beta operational planned",
  ],
  [FAILING, "error operational error error error planned"],
  [
    someChecks({ functions: "error" }),
    "operational operational error error operational planned",
  ],
])("after the checks %j the cards are %s", (checks, statuses) => {
  const cards = rateCards(checks);
  expect(cards.map(({ status }) => status).join(" ")).toBe(statuses);
});

test.each([
  [null, "beta"],
  ["unknown", "beta"],
  [{ searches: 1, asked: 0, answered: 0 }, "beta"],
  [{ searches: 4, asked: 40, answered: 20 }, "beta"],
  [{ searches: 4, asked: 40, answered: 19 }, "degraded"],
] as const)(
  "with the last hour %j the meta-search is %s",
  (metaSearch, expected) => {
    const [, , , card] = rateCards(someChecks({ metaSearch }));
    expect(card?.status).toBe(expected);
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
] as const)(
  "every %i hours, with a run finished at %s and one open since %s, the scraper is %s",
  (everyHours, finishedAt, openSince, expected) => {
    const last = finishedAt ? withRun({ finishedAt }).runs.last : null;
    const runs = { last, openSince };
    expect(scraperStatus({ everyHours, runs })).toBe(expected);
  },
);

test.each([
  // Without a schedule a missing run is not overdue.
  [0, "2025-11-21T12:00:00Z", "planned"],
  [24, "2026-11-20T12:00:00Z", "planned"],
  [24, "2026-11-20T11:59:59Z", "degraded"],
  [1, "2026-11-21T10:59:59Z", "degraded"],
])(
  "every %i hours, without a run since the server started at %s, the scraper is %s",
  (everyHours, upSince, expected) => {
    const runs = { last: null, openSince: null };
    expect(scraperStatus({ everyHours, upSince, runs })).toBe(expected);
  },
);

test.each([
  [{ checked: 0, notCheckable: 270 }, "degraded"],
  [{ checked: 134, notCheckable: 136 }, "degraded"],
  [{ checked: 135, notCheckable: 135 }, "operational"],
  [{ sources: 6, failedSources: 6 }, "degraded"],
  [{ sources: 6, failedSources: 5 }, "operational"],
  [{ sources: 0, failedSources: 0 }, "operational"],
])("after a run with %j the scraper is %s", (figures, expected) => {
  for (const everyHours of [0, 24])
    expect(scraperStatus({ ...withRun(figures), everyHours })).toBe(expected);
});

test("a scraper with unknown runs is loading", () => {
  expect(scraperStatus({ runs: "unknown" })).toBe("loading");
});

test.each<[ServiceStatus, ServiceStatus, Summary]>([
  ["operational", "beta", "well"],
  ["operational", "planned", "well"],
  ["operational", "loading", "well"],
  ["operational", "degraded", "minor"],
  ["operational", "error", "minor"],
  ["error", "operational", "trouble"],
  ["loading", "operational", "trouble"],
])(
  "with an own card %s and another card %s the summary is %s",
  (own, other, summary) => {
    expect(summarize([aCard(true, own), aCard(false, other)])).toBe(summary);
  },
);

function scraperStatus(
  parts: Pick<ScraperReport, "runs"> & Partial<ScraperReport>,
): ServiceStatus | undefined {
  const scraper = { everyHours: 24, upSince: UP_SINCE, ...parts };
  return rateCards(someChecks({ scraper }))[4]?.status;
}

function aCard(isOwn: boolean, status: ServiceStatus): StatusCard {
  return { name: isOwn ? "backend" : "scraper", isOwn, status };
}
