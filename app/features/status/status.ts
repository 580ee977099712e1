import type {
  Health,
  ScraperReport,
  StatusReport,
} from "#app/platform/status-report.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** Specification §4, Status badge values, each with the tone of its badge. */
export const STATUS_TONES = {
  operational: "success",
  beta: "warning",
  prototype: "secondary",
  planned: "outline",
  degraded: "warning",
  error: "destructive",
  loading: "secondary",
} as const satisfies Record<string, BadgeTone>;

export type ServiceStatus = keyof typeof STATUS_TONES;

/** Treats an unknown value as loading (specification §4). */
export function parseStatus(value: unknown): ServiceStatus {
  return typeof value === "string" && Object.hasOwn(STATUS_TONES, value)
    ? (value as ServiceStatus)
    : "loading";
}

export type Checks = {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly backend: Health;
  /** Null when `/status.json` cannot be read. */
  readonly report: StatusReport | null;
};

type CardRule = {
  readonly name: string;
  /** True for parts that a student's pages, account and favourites depend on. */
  readonly isOwn: boolean;
  /** The status; null or undefined while it depends on checks that have not finished. */
  readonly rate: (checks: Checks | null) => string | null | undefined;
};

/** Specification §2, System status: the six cards in their order. */
const CARDS = [
  { name: "backend", isOwn: true, rate: (checks) => checks?.backend },
  // The frontend works if it renders this card.
  { name: "frontend", isOwn: true, rate: () => "operational" },
  {
    name: "functions",
    isOwn: false,
    rate: fromReport(({ functions }) => functions),
  },
  { name: "metaSearch", isOwn: false, rate: fromReport(rateMetaSearch) },
  { name: "scraper", isOwn: false, rate: fromReport(rateScraper) },
  { name: "integrations", isOwn: false, rate: () => "planned" },
] as const satisfies ReadonlyArray<CardRule>;

export type StatusCard = Pick<(typeof CARDS)[number], "name" | "isOwn"> & {
  readonly status: ServiceStatus;
};

export function rateCards(checks: Checks | null): ReadonlyArray<StatusCard> {
  return CARDS.map(({ name, isOwn, rate }) => ({
    name,
    isOwn,
    status: parseStatus(rate(checks)),
  }));
}

function fromReport(rate: (report: StatusReport) => string): CardRule["rate"] {
  return (checks) => checks && (checks.report ? rate(checks.report) : "error");
}

export type Summary = "trouble" | "minor" | "well";

/** `trouble` when an `isOwn` card is not operational; `minor` when another fails or is degraded. */
export function summarize(cards: ReadonlyArray<StatusCard>): Summary {
  if (cards.some(({ isOwn, status }) => isOwn && status !== "operational"))
    return "trouble";
  const isFailing = ({ status }: StatusCard) =>
    status === "error" || status === "degraded";
  return cards.some(isFailing) ? "minor" : "well";
}

/** Below this answered share, a student misses many results. */
const MIN_ANSWERED_SHARE = 0.5;

/** `error` when functions fail, `degraded` when too few requests are answered, else `beta`. */
function rateMetaSearch(report: StatusReport): ServiceStatus {
  if (report.functions === "error") return "error";
  const share = answeredShare(report);
  return share !== null && share < MIN_ANSWERED_SHARE ? "degraded" : "beta";
}

/** Answered share of the last hour's outside requests, 0 to 1; null if none or unknown. */
export function answeredShare({ metaSearch }: StatusReport): number | null {
  if (!metaSearch || metaSearch === "unknown") return null;
  return metaSearch.asked === 0 ? null : metaSearch.answered / metaSearch.asked;
}

/** Planned until a first run has finished, unless that run is overdue. */
function rateScraper({ checkedAt, scraper }: StatusReport): string {
  if (scraper.runs === "unknown") return scraper.runs;
  if (isOverdue(scraper, Date.parse(checkedAt))) return "degraded";
  const { last } = scraper.runs;
  if (!last) return "planned";
  // Most links unchecked, or no list read: probably a fault of this server.
  const hasMostlyFailed =
    last.notCheckable > last.checked ||
    (last.sources > 0 && last.failedSources === last.sources);
  return hasMostlyFailed ? "degraded" : "operational";
}

const HOUR_MS = 3_600_000;
/** A run is overdue after this many intervals without a finished run. */
const OVERDUE_RUNS = 2;
/** Runs after the first are not overdue before this, even with a short interval. */
const MIN_OVERDUE_HOURS = 48;

function isOverdue({ everyHours, upSince, runs }: ScraperReport, now: number) {
  // Without a schedule nothing is overdue.
  if (everyHours === 0 || runs === "unknown") return false;
  const hoursSince = (moment: string) => (now - Date.parse(moment)) / HOUR_MS;
  const newest = runs.last?.finishedAt ?? runs.openSince;
  // The first run is due when the server starts, and overdue after one interval.
  if (newest === null) return hoursSince(upSince) > everyHours;
  return (
    hoursSince(newest) > Math.max(MIN_OVERDUE_HOURS, OVERDUE_RUNS * everyHours)
  );
}
