import type { StatusReport } from "#app/platform/status-report.ts";
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
  if (!metaSearch || metaSearch.asked === 0) return null;
  return metaSearch.answered / metaSearch.asked;
}

/** It runs daily: two days without a run are too many. */
const LATE_MS = 48 * 3_600_000;

export function scraperStatus(report: StatusReport | null): Status {
  if (!report) return "error";
  if (!report.scraper) return "operational";
  const ageMs =
    Date.parse(report.checkedAt) - Date.parse(report.scraper.finishedAt);
  return ageMs > LATE_MS ? "degraded" : "operational";
}

/** What is said of them all: that it is being looked, that something is wrong, or that all is well. */
export function summaryOf(
  statuses: ReadonlyArray<Status>,
): "loading" | "trouble" | "well" {
  if (statuses.includes("loading")) return "loading";
  const isTrouble = statuses.includes("error") || statuses.includes("degraded");
  return isTrouble ? "trouble" : "well";
}
