import { z } from "zod";
import type { ScraperRun } from "#app/platform/status-report.ts";
import type { Operator } from "./backend/backend.ts";
import { keptFor } from "./kept-for.ts";

/** For so long an answer stands: a run is seldom, and the status is asked by many. */
const KEPT_MS = 60_000;

const NEWEST =
  "scraper_runs?select=finished_at,report&finished_at=not.is.null&order=finished_at.desc&limit=1";

/** What `leave_scraper_run` has written. */
const RUNS = z.array(
  z.object({
    finished_at: z.string(),
    report: z.object({
      links: z.record(z.string(), z.number()),
      sources: z.record(z.string(), z.object({ added: z.number() })),
    }),
  }),
);

/** Reads the newest finished run of the scraper; null before the first, and where no secret key was given. Rejects when the backend does not tell. */
export function createLastScraperRun(
  operator: Operator | null,
  now: () => number,
): () => Promise<ScraperRun | null> {
  if (!operator) return async () => null;
  return keptFor(KEPT_MS, now, () => readRun(operator));
}

async function readRun({
  url,
  key,
  fetch,
}: Operator): Promise<ScraperRun | null> {
  const answer = await fetch(
    new Request(`${url}/rest/v1/${NEWEST}`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
    }),
  );
  if (!answer.ok) throw new Error(`scraper_runs: ${answer.status}`);
  const [newest] = RUNS.parse(await answer.json());
  if (!newest) return null;
  const { links, sources } = newest.report;
  return {
    finishedAt: new Date(newest.finished_at).toISOString(),
    checked: sum(Object.values(links)),
    gone: links.gone ?? 0,
    found: sum(Object.values(sources).map(({ added }) => added)),
  };
}

function sum(counts: ReadonlyArray<number>): number {
  return counts.reduce((total, count) => total + count, 0);
}
