import { z } from "zod";
import type {
  ScraperReport,
  ScraperRun,
  ScraperRuns,
} from "#app/platform/status-report.ts";
import type { Operator } from "./backend/backend.ts";
import { inTime } from "./in-time.ts";
import { keptFor } from "./kept-for.ts";

/** For so long an answer stands: a run is seldom, and the status is asked by many. */
const KEPT_MS = 60_000;

/** One run is open at most, so that of the newest two one has ended, if any has. */
const NEWEST =
  "scraper_runs?select=started_at,finished_at,report&order=id.desc&limit=2";

/** What `leave_scraper_run` has written; null in both columns before it did. */
const RUNS = z.array(
  z.union([
    z.object({ started_at: z.string(), finished_at: z.null() }),
    z.object({
      finished_at: z.string(),
      report: z.object({
        links: z.record(z.string(), z.number()),
        sources: z.record(
          z.string(),
          z.object({ added: z.number(), failure: z.string().nullable() }),
        ),
      }),
    }),
  ]),
);

export type ScraperReportParts = {
  /** Null where no secret key was given. */
  readonly operator: Operator | null;
  readonly everyHours: number;
  readonly now: () => number;
};

/** Reads how the scraper is getting on. Never rejects: where the backend does not tell, or not in time, its runs are unknown. */
export function createScraperReport({
  operator,
  everyHours,
  now,
}: ScraperReportParts): () => Promise<ScraperReport> {
  const upSince = new Date(now()).toISOString();
  // Without the key this process runs nothing either.
  if (!operator)
    return async () => ({ everyHours: 0, upSince, runs: "unknown" });
  const runs = keptFor<ScraperReport["runs"]>(KEPT_MS, now, () =>
    readRuns(operator).catch(() => "unknown"),
  );
  return async () => ({
    everyHours,
    upSince,
    runs: await inTime(runs(), "unknown"),
  });
}

async function readRuns({ url, key, fetch }: Operator): Promise<ScraperRuns> {
  const answer = await fetch(
    new Request(`${url}/rest/v1/${NEWEST}`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
    }),
  );
  if (!answer.ok) throw new Error(`scraper_runs: ${answer.status}`);
  const rows = RUNS.parse(await answer.json());
  const ended = rows.find((row) => row.finished_at !== null);
  const open = rows.find((row) => row.finished_at === null);
  return {
    last: ended ? inFigures(ended) : null,
    openSince: open ? moment(open.started_at) : null,
  };
}

type EndedRun = Extract<z.output<typeof RUNS>[number], { report: object }>;

function inFigures({ finished_at, report }: EndedRun): ScraperRun {
  const { gone = 0, not_checkable: notCheckable = 0 } = report.links;
  const sources = Object.values(report.sources);
  return {
    finishedAt: moment(finished_at),
    checked: sum(Object.values(report.links)) - notCheckable,
    notCheckable,
    gone,
    sources: sources.length,
    failedSources: sources.filter(({ failure }) => failure !== null).length,
    found: sum(sources.map(({ added }) => added)),
  };
}

function moment(timestamp: string): string {
  return new Date(timestamp).toISOString();
}

function sum(counts: ReadonlyArray<number>): number {
  return counts.reduce((total, count) => total + count, 0);
}
