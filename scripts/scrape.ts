import { openBackend } from "#server/backend/open-backend.ts";
import { readEnv, StartError } from "#server/env.ts";
import { scrape } from "#server/jobs/scraper.ts";
import { createLog } from "#server/log.ts";
import { createOutbox } from "#server/mail.ts";
import { catalogueLinks } from "#supabase/functions/scraper/links/catalogue-links.ts";
import { drawProgress } from "./draw-progress.ts";
import { stopSignal } from "./stop-signal.ts";

/** Reasons why the run did not finish in this process. */
const UNFINISHED_REASONS = {
  busy: "Another process is running the scraper.",
  lost: "Another process has taken over the run.",
  paused: "The run was paused; the next worker resumes it.",
  notDue: "No run was due.",
};

/** Runs the scraper once from this terminal, even when no run is due. */
try {
  await scrapeOnce();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function scrapeOnce() {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const outbox = createOutbox(`${env.dataDir}/outbox`, env.mail.from, log);
  const backend = await openBackend(
    env,
    env.publicUrl ?? "http://localhost",
    outbox,
  );
  try {
    const { operator } = backend;
    if (!operator) throw new StartError("SUPABASE_SECRET_KEY is needed.");
    const result = await scrape({
      operator,
      publicUrl: env.publicUrl,
      contactEmail: env.contactEmail,
      links: catalogueLinks(),
      everyHours: 0,
      signal: stopSignal(process),
      onProgress: drawProgress(process.stderr),
    });
    console.log(JSON.stringify(result, null, 2));
    if (result.state !== "finished")
      throw new StartError(UNFINISHED_REASONS[result.state]);
  } finally {
    await backend.close();
  }
}
