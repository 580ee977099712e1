import type { PublicBackend } from "#app/platform/request-context.ts";
import type {
  Health,
  ScraperRun,
  StatusReport,
} from "#app/platform/status-report.ts";
import { within } from "#app/platform/within.ts";

const TIMEOUT_MS = 10_000;

/** PostgREST's "no rows": it answered (specification §4). */
const NO_ROWS = "PGRST116";

/** The health check of the specification (§7), with the public key and nothing else. */
export function checkBackend({
  url,
  publishableKey,
}: PublicBackend): Promise<Health> {
  return healthOf(async (signal) => {
    const answer = await fetch(
      `${url ?? ""}/rest/v1/profiles?select=id&limit=1`,
      { headers: { apikey: publishableKey }, cache: "no-store", signal },
    );
    if (answer.ok) return true;
    const { code } = (await answer.json()) as { code?: unknown };
    return code === NO_ROWS;
  });
}

/** What only the server knows; null when it does not say, or not in a way that can be read. */
export async function loadReport(): Promise<StatusReport | null> {
  try {
    return await within(TIMEOUT_MS, async (signal) => {
      const answer = await fetch("/status.json", { cache: "no-store", signal });
      const body: unknown = answer.ok ? await answer.json() : null;
      return isReport(body) ? body : null;
    });
  } catch {
    return null;
  }
}

/** Neither an answer, nor one that can be read, nor one in time: an error. */
async function healthOf(
  check: (signal: AbortSignal) => Promise<boolean>,
): Promise<Health> {
  try {
    return (await within(TIMEOUT_MS, check)) ? "operational" : "error";
  } catch {
    return "error";
  }
}

function isReport(value: unknown): value is StatusReport {
  if (!isRecord(value) || !isMoment(value.checkedAt)) return false;
  const { functions, metaSearch, scraper } = value;
  return (
    typeof functions === "string" &&
    (metaSearch === null ||
      metaSearch === "unknown" ||
      hasNumbers(metaSearch, "searches", "asked", "answered")) &&
    hasNumbers(scraper, "everyHours") &&
    isMoment(scraper.upSince) &&
    (scraper.runs === "unknown" || areRuns(scraper.runs))
  );
}

const FIGURES = [
  "checked",
  "notCheckable",
  "gone",
  "sources",
  "failedSources",
  "found",
] as const satisfies ReadonlyArray<keyof ScraperRun>;

function areRuns(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { last, openSince } = value;
  return (
    (openSince === null || isMoment(openSince)) &&
    (last === null ||
      (hasNumbers(last, ...FIGURES) && isMoment(last.finishedAt)))
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function hasNumbers(
  value: unknown,
  ...names: ReadonlyArray<string>
): value is Fields {
  return isRecord(value) && names.every((name) => Number.isFinite(value[name]));
}

function isMoment(value: unknown): boolean {
  return typeof value === "string" && Number.isFinite(Date.parse(value));
}
