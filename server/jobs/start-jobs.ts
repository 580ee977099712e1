import { sleep } from "#supabase/functions/_shared/sleep.ts";
import type { Mailer } from "#supabase/functions/_shared/smtp-mailer.ts";
import type { Link } from "#supabase/functions/scraper/store.ts";
import type { Backend } from "../backend/backend.ts";
import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import { startReminderSchedule } from "./reminder-schedule.ts";
import { sendReminders } from "./reminders.ts";
import { startRetention } from "./retention.ts";
import { startSchedule } from "./schedule.ts";
import { scrape } from "./scraper.ts";
import { startLoop } from "./start-loop.ts";

/** Interval between reloads of the link checks: another instance may have checked links. */
const REFRESH_MS = 30 * 60_000;

export type JobParts = {
  readonly env: Pick<
    Env,
    "publicUrl" | "contactEmail" | "scrapeEveryHours" | "reminders"
  >;
  /** Address of the site, for links in mails. */
  readonly publicUrl: string;
  readonly backend: Pick<Backend, "operator">;
  readonly mailer: Mailer;
  readonly log: Log;
  /** Reloads the link checks and drops the cached pages when one has changed. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Links of the catalogue in the page bundle: importing the catalogue here would load it twice. */
  readonly catalogueLinks: () => ReadonlyArray<Link>;
  /** Called after each source that has sent rows. */
  readonly onImported: () => void;
};

export type Jobs = {
  /**
   * Called when a search finds the import stale. Does nothing where this process runs
   * no import.
   */
  readonly requestImport: () => void;
  readonly stop: () => Promise<void>;
};

/** Starts the background jobs of this process. */
export function startJobs(parts: JobParts): Jobs {
  const { refresh, log, backend } = parts;
  const stopRefresh = startLoop(async (signal) => {
    while (!signal.aborted) {
      await refresh();
      await sleep(REFRESH_MS, signal);
    }
  });
  const stopReminders = startReminders(parts);
  const { operator } = backend;
  const stopRetention = operator && startRetention({ operator, sleep, log });
  const runScrape = createScrape(parts);
  const schedule =
    runScrape && startSchedule({ sleep, log, scrape: runScrape });
  return {
    requestImport: () => schedule?.requestImport(),
    async stop() {
      await Promise.all([
        stopRefresh(),
        stopReminders(),
        stopRetention?.(),
        schedule?.stop(),
      ]);
    },
  };
}

/** Does nothing where this process sends no reminders. */
function startReminders(parts: JobParts): () => Promise<void> {
  const { env, backend, mailer, publicUrl, log } = parts;
  const { operator } = backend;
  const { areSent, fromHour } = env.reminders;
  if (!operator || !areSent) return async () => {};
  return startReminderSchedule({
    sleep,
    log,
    send: (signal) =>
      sendReminders({
        operator,
        mailer,
        publicUrl,
        fromHour,
        now: Date.now,
        signal,
        onFailure: (err) => log.warn({ err }, "a reminder was not sent"),
      }),
  });
}

/** Null where the scraper is off, or without a secret key. */
function createScrape(parts: JobParts) {
  const { env, backend, refresh, onImported, catalogueLinks } = parts;
  const { publicUrl, contactEmail, scrapeEveryHours: everyHours } = env;
  const { operator } = backend;
  if (!operator || everyHours === 0) return null;
  return async (signal: AbortSignal) => {
    const result = await scrape({
      operator,
      publicUrl,
      contactEmail,
      links: catalogueLinks(),
      everyHours,
      signal,
      onImported,
    });
    if (result.state === "finished") await refresh();
    return result;
  };
}
