import { once } from "node:events";
import type { RequestListener } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import { setTimeout as startTimer } from "node:timers";
import { LANGUAGES } from "#locales/languages.ts";
import { createSmtpMailer } from "#supabase/functions/_shared/smtp-mailer.ts";
import { createApp } from "./app.ts";
import { openBackend } from "./backend/open-backend.ts";
import { createCivilDay } from "./civil-day.ts";
import { type Env, readEnv, StartError } from "./env.ts";
import { createModuleList, readBuildManifest } from "./http/built-modules.ts";
import { createHttpServer, TIMEOUTS } from "./http/http-server.ts";
import { createListener } from "./http/listener.ts";
import { createPageCache } from "./http/page-cache.ts";
import { createQueues } from "./http/queues.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { createRequestIds, REQUEST_ID } from "./http/request-ids.ts";
import { nonPageHeaders } from "./http/security-headers.ts";
import { sendText } from "./http/send-text.ts";
import { createPageServer } from "./http/serve-pages.ts";
import { createSignInDelay } from "./http/sign-in-delay.ts";
import { loadStaticFiles } from "./http/static-files.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { createLinkCheckCache, fetchLinkChecks } from "./link-checks.ts";
import { createLog, type Log, logConsoleErrors } from "./log.ts";
import { createOutbox } from "./mail.ts";
import { createMetaSearch } from "./meta-search.ts";
import { createOperatorMail } from "./operator-mail.ts";
import { GRACE_MS, shutDown } from "./shutdown.ts";
import { createSearchTally } from "./status/search-tally.ts";
import { createStatusReporter } from "./status/status.ts";

const ROOT = join(import.meta.dirname, "..");
const PAGES_WITH_IMPORT = new Set(["/buscar"]);

export type RunningServer = {
  /** Address of the site: "http://127.0.0.1:3000". */
  readonly url: string;
  /** Finishes requests in flight, stops the jobs and closes the backend. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts everything that the environment configures. Throws a `StartError` with one
 * sentence when the operator can remove the cause.
 */
export async function startServer(
  source: Readonly<Record<string, string | undefined>>,
): Promise<RunningServer> {
  const env = readEnv(source);
  const log = createLog(env.logLevel);
  logConsoleErrors(log);
  // The port is opened first: a busy one is reported before a database is opened.
  const isSecure = env.publicUrl?.startsWith("https:") ?? false;
  const headers = nonPageHeaders({ isSecure });
  const nextId = createRequestIds();
  const httpServer = createHttpServer({
    timeouts: TIMEOUTS,
    headers,
    nextId,
    log,
  });
  const { server } = httpServer;
  const notReadyYet: RequestListener = (_request, response) =>
    sendText(response, {
      status: 503,
      text: "starting",
      headers: { ...headers, [REQUEST_ID]: nextId(), "retry-after": "1" },
    });
  server.on("request", notReadyYet);
  const address = await listen(server, env);
  const url = env.publicUrl ?? address;
  try {
    const mailer = createMailer(env, log);
    const backend = await openBackend(env, url, mailer);
    const site = {
      publicUrl: url,
      backend: backend.public,
      contactEmail: env.contactEmail,
      team: env.team,
      hasReminders: env.reminders.areOffered,
      isSecure,
      backendOrigin: backend.public.url && new URL(backend.public.url).origin,
    };
    const bundle = new URL("../build/server/index.js", import.meta.url).href;
    const { createPages }: typeof import("./pages.ts") = await import(bundle);
    const linkChecks = createLinkCheckCache(
      () => fetchLinkChecks(backend, url),
      log,
    );
    const tally = createSearchTally(Date.now);
    const { handle: metaSearch, searchImport } = createMetaSearch({
      env,
      publicUrl: url,
      backend,
      // `pages` is created afterwards: it needs `searchImport`.
      searchCatalogue: (query, locale) => pages.searchCatalogue(query, locale),
      onSearched: tally.record,
      onStaleImport: () => jobs.requestImport(),
      log,
    });
    const pages = createPages({
      ...site,
      linkCheck: linkChecks.linkCheck,
      searchImport,
      now: Date.now,
    });
    const listModules = createModuleList(
      await readBuildManifest(join(ROOT, "build/client")),
    );
    // Throws when the build lacks a module that a screen names.
    for (const { earlyModules } of pages.screens)
      for (const language of LANGUAGES)
        listModules(earlyModules?.(language) ?? []);
    const pageCache = createPageCache(pages, { ...site, listModules });
    const screenPaths = new Set(pages.screens.map(({ path }) => path));
    const limits = createRateLimits(env.rateLimitFactor, backend.sql);
    const queues = createQueues(env.rateLimitFactor, backend.kind);
    const today = createCivilDay(Date.now);
    const { sendCached, renderPage } = createPageServer({
      files: await loadStaticFiles(join(ROOT, "build/client"), headers),
      pages: pageCache,
      screenPaths,
      renders: queues.renders,
      today,
    });
    const listener = createListener({
      sendCached,
      app: createApp({
        renderPage,
        backend,
        metaSearch,
        limits,
        signInDelay: createSignInDelay(env.rateLimitFactor, backend.sql),
        queues,
        screens: pages.screens,
        publicUrl: url,
        renderCalendar: pages.renderCalendar,
        today,
        securityHeaders: headers,
        log,
        operatorMail:
          env.operatorEmail === null
            ? null
            : createOperatorMail({
                to: env.operatorEmail,
                mailer,
                log,
                // The process does not wait for the timer at exit.
                later: (ms, work) => void startTimer(work, ms).unref(),
              }),
        status: createStatusReporter({
          backend,
          publicUrl: url,
          metaSearch,
          tally,
          everyHours: env.scrapeEveryHours,
          now: Date.now,
        }),
      }),
      trustedProxies: env.trustedProxies,
      headers,
      nextId,
      log,
    });
    server.off("request", notReadyYet);
    server.on("request", listener);
    const refresh = async () => {
      if (await linkChecks.reload()) pageCache.drop(screenPaths);
    };
    // The pages of other instances expire by themselves.
    const onImported = () => pageCache.drop(PAGES_WITH_IMPORT);
    const jobs = startJobs({
      ...{ env, backend, mailer, log, refresh, onImported },
      publicUrl: url,
      catalogueLinks: pages.catalogueLinks,
    });
    const closeBackend = async () => {
      await jobs.stop();
      await backend.close();
    };
    const stopping = { closeBackend, graceMs: GRACE_MS, log };
    return { url, stop: () => shutDown(httpServer, stopping) };
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
}

/** Resolves with the address once the port is open. */
async function listen(server: Server, { host, port }: Env): Promise<string> {
  server.listen(port, host);
  try {
    // Rejects on an error before, and leaves no listener behind.
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === "EADDRINUSE"
        ? `Port ${port} on ${host} is busy: stop the other program or set PORT to another number.`
        : `Cannot listen on ${host}:${port} (${code}): check HOST and PORT.`,
    );
  }
  const { port: boundPort } = server.address() as AddressInfo;
  const urlHost = host.includes(":") ? `[${host}]` : host;
  return `http://${urlHost === "0.0.0.0" ? "127.0.0.1" : urlHost}:${boundPort}`;
}

function createMailer({ mail, dataDir }: Env, log: Log) {
  return mail.smtpUrl
    ? createSmtpMailer(mail.smtpUrl, mail.from)
    : createOutbox(join(dataDir, "outbox"), mail.from, log);
}
