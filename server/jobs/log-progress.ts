import type { Progress } from "#supabase/functions/scraper/run-scraper.ts";
import type { Log } from "../log.ts";

/** A line in the log for each tenth of a run, and none for a tenth that was told. */
export function logProgress(
  log: Pick<Log, "info">,
): (progress: Progress) => void {
  let told = 0;
  return ({ done, total }) => {
    const tenth = Math.floor((done / total) * 10);
    if (tenth <= told) return;
    told = tenth;
    log.info({ done, total }, "the scraper is under way");
  };
}
