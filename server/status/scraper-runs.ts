import { z } from "zod";
import type { ScraperRun, ScraperRuns } from "#app/platform/status-report.ts";
import { callDataApi } from "#supabase/functions/_shared/data-api.ts";
import type { Operator } from "../backend/backend.ts";

/** Enough for a day of hourly runs, one of which checks the links. */
const NEWEST_RUNS =
  "scraper_runs?select=started_at,finished_at,checks_links,report&order=id.desc&limit=30";

const MOMENT = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString());

/** `leave_scraper_run` writes the end and the report of a run together. */
const RUNS = z.array(
  z.union([
    z.object({ started_at: MOMENT, finished_at: z.null() }),
    z.object({
      finished_at: MOMENT,
      checks_links: z.boolean(),
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

/**
 * Reads the newest runs of the scraper. Rejects when the backend refuses or the rows
 * are malformed.
 */
export async function readRuns(operator: Operator): Promise<ScraperRuns> {
  const runs = RUNS.parse(await callDataApi(operator, NEWEST_RUNS));
  const open = runs.find((run) => run.finished_at === null);
  return {
    last: summarizeRuns(runs.filter((run) => run.finished_at !== null)),
    openSince: open?.started_at ?? null,
  };
}

type EndedRun = Extract<z.output<typeof RUNS>[number], { report: object }>;

/**
 * Counts the sources of the newest run, and the links of the newest run that checked
 * them: the reports of later runs repeat its counts.
 */
function summarizeRuns(
  newestFirst: ReadonlyArray<EndedRun>,
): ScraperRun | null {
  const [newest] = newestFirst;
  if (!newest) return null;
  const linkCheck = newestFirst.find(
    ({ checks_links, report }) =>
      checks_links && Object.keys(report.links).length > 0,
  );
  const links = linkCheck?.report.links ?? {};
  const { gone = 0, not_checkable: notCheckable = 0 } = links;
  const sources = Object.values(newest.report.sources);
  return {
    finishedAt: newest.finished_at,
    linksCheckedAt: linkCheck?.finished_at ?? null,
    checked: sum(Object.values(links)) - notCheckable,
    notCheckable,
    gone,
    sources: sources.length,
    failedSources: sources.filter(({ failure }) => failure !== null).length,
    found: sum(sources.map(({ added }) => added)),
  };
}

function sum(counts: ReadonlyArray<number>): number {
  return counts.reduce((total, count) => total + count, 0);
}
