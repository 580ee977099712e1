import type { PublicBackend } from "#app/platform/request-context.ts";
import { runWithTimeout } from "#app/platform/run-with-timeout.ts";
import type { Health, StatusReport } from "#app/platform/status-report.ts";

const TIMEOUT_MS = 10_000;

/** PostgREST's code for no rows: the backend works (specification §4). */
const NO_ROWS = "PGRST116";

/** The health check of the specification (§7), with the public key and nothing else. */
export async function checkBackend({
  url,
  publishableKey,
}: PublicBackend): Promise<Health> {
  const isUp = await runWithTimeout(TIMEOUT_MS, async (signal) => {
    const response = await fetch(
      `${url ?? ""}/rest/v1/profiles?select=id&limit=1`,
      { headers: { apikey: publishableKey }, cache: "no-store", signal },
    );
    if (response.ok) return true;
    const { code } = (await response.json()) as { code?: unknown };
    return code === NO_ROWS;
  }).catch(() => false);
  return isUp ? "operational" : "error";
}

/** Null when `/status.json` fails or is not a report. */
export function loadReport(): Promise<StatusReport | null> {
  return runWithTimeout(TIMEOUT_MS, async (signal) => {
    const response = await fetch("/status.json", { cache: "no-store", signal });
    const body: unknown = response.ok ? await response.json() : null;
    return isReport(body) ? body : null;
  }).catch(() => null);
}

/** Recognises a report by three fields; the server has validated the rest. */
function isReport(value: unknown): value is StatusReport {
  const { checkedAt, functions, scraper } = Object(value) as StatusReport;
  return (
    Number.isFinite(Date.parse(checkedAt)) &&
    typeof functions === "string" &&
    Number.isFinite(scraper?.everyHours)
  );
}
