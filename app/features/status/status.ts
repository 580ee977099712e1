import type {
  ScraperReport,
  ScraperRun,
  ScraperRuns,
  StatusReport,
} from "#app/platform/status-report.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** Specification §4, Status badge values, each with how its badge looks. */
export const STATUS_TONES = {
  operational: "success",
  beta: "warning",
  prototype: "secondary",
  planned: "outline",
  degraded: "warning",
  error: "destructive",
  loading: "secondary",
} as const satisfies Record<string, BadgeTone>;

export type Status = keyof typeof STATUS_TONES;

/** An unknown value is treated as loading (specification §4). */
export function statusOf(value: unknown): Status {
  return typeof value === "string" && Object.hasOwn(STATUS_TONES, value)
    ? (value as Status)
    : "loading";
}

/** Asked by the server: a browser that asks what a function allows is answered before the function runs. */
export function functionsStatus(report: StatusReport | null): Status {
  return report ? statusOf(report.functions) : "error";
}

/** Below this share of answers a reader misses much. */
const ENOUGH_ANSWERS = 0.5;

/** Beta as long as the function runs and the sources answer. */
export function metaSearchStatus(report: StatusReport | null): Status {
  if (!report || report.functions === "error") return "error";
  const share = answeredShare(report);
  return share !== null && share < ENOUGH_ANSWERS ? "degraded" : "beta";
}

/** How many of the last hour's questions to outside sources were answered, of 1; null where none was asked. */
export function answeredShare({ metaSearch }: StatusReport): number | null {
  if (!metaSearch || metaSearch === "unknown") return null;
  if (metaSearch.asked === 0) return null;
  return metaSearch.answered / metaSearch.asked;
}

const HOUR_MS = 3_600_000;
/** Two runs missed are too many; a run may take its time, so two days are allowed at least. */
const LATE_RUNS = 2;
const LEAST_LATE_HOURS = 48;

/** Planned until a first run has ended: nothing is known to work before. */
export function scraperStatus(report: StatusReport | null): Status {
  if (!report) return "error";
  const { runs } = report.scraper;
  if (runs === "unknown") return statusOf(runs);
  const { last } = runs;
  if (isLate(report.scraper, runs, Date.parse(report.checkedAt)))
    return "degraded";
  if (!last) return "planned";
  return wasInVain(last) ? "degraded" : "operational";
}

function isLate(
  { everyHours, upSince }: ScraperReport,
  { last, openSince }: ScraperRuns,
  now: number,
): boolean {
  // Without a schedule nothing is late.
  if (everyHours === 0) return false;
  const hoursSince = (moment: string) => (now - Date.parse(moment)) / HOUR_MS;
  const newest = last?.finishedAt ?? openSince;
  // The first run is due as soon as the server is up.
  if (newest === null) return hoursSince(upSince) > everyHours;
  const lateHours = Math.max(LEAST_LATE_HOURS, LATE_RUNS * everyHours);
  return hoursSince(newest) > lateHours;
}

/** Most links could not be looked at, or no other site gave its list: the trouble is rather ours. */
function wasInVain(run: ScraperRun): boolean {
  const { checked, notCheckable, sources, failedSources } = run;
  return notCheckable > checked || (sources > 0 && failedSources === sources);
}

export type PartState = {
  readonly status: Status;
  /** When it was checked, in milliseconds; null where it was not. */
  readonly at: number | null;
};

export type Summary = "loading" | "trouble" | "minor" | "well";

/**
 * What matters to a student first: `trouble` where pages or accounts fail, `minor` where
 * only the search elsewhere or the link check does.
 */
export function summaryOf(
  own: ReadonlyArray<PartState>,
  others: ReadonlyArray<PartState>,
): Summary {
  const isLooking = [...own, ...others].some(
    ({ status, at }) => status === "loading" && at === null,
  );
  if (isLooking) return "loading";
  if (own.some(({ status }) => status !== "operational")) return "trouble";
  return others.some(isFailing) ? "minor" : "well";
}

function isFailing({ status }: PartState): boolean {
  return status === "error" || status === "degraded";
}
