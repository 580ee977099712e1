import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createServer as createViteServer } from "vite";
import { createApp } from "./app.ts";
import { openBackend } from "./backend/open-backend.ts";
import { createCivilDay } from "./civil-day.ts";
import { readEnv } from "./env.ts";
import { readLanguage } from "./http/language.ts";
import { createListener } from "./http/listener.ts";
import { createQueues } from "./http/queues.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { createRequestIds } from "./http/request-ids.ts";
import type { PageServer } from "./http/serve-pages.ts";
import { createSignInDelay } from "./http/sign-in-delay.ts";
import { createLinkCheckCache, fetchLinkChecks } from "./link-checks.ts";
import { createLog } from "./log.ts";
import { createOutbox } from "./mail.ts";
import { createMetaSearch } from "./meta-search.ts";
import { createSearchTally } from "./status/search-tally.ts";
import { createStatusReporter } from "./status/status.ts";

/**
 * Starts the development server: pages through Vite with hot reload, the backend
 * as in production. No page cache, security headers, background jobs or operator mails;
 * with `/_ui`.
 */
export async function startDevServer() {
  process.env.NODE_ENV = "development";
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  // Listens first: the public URL needs the free port that port 0 becomes.
  const server = createHttpServer().listen(env.port, env.host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const publicUrl = env.publicUrl ?? `http://${env.host}:${port}`;
  const backend = await openBackend(
    env,
    publicUrl,
    createOutbox(`${env.dataDir}/outbox`, env.mail.from, log),
  );
  const vite = await createViteServer({
    server: { middlewareMode: true },
    appType: "custom",
  });
  const today = createCivilDay(Date.now);
  const linkChecks = createLinkCheckCache(
    () => fetchLinkChecks(backend, publicUrl),
    log,
  );
  await linkChecks.reload();
  const loadPages = async () => {
    // Vite does not know the type of a loaded module.
    const { createPages } = (await vite.ssrLoadModule(
      "/server/pages.ts",
    )) as typeof import("./pages.ts");
    return createPages({
      publicUrl,
      backend: backend.public,
      contactEmail: env.contactEmail,
      team: env.team,
      hasReminders: env.reminders.areOffered,
      linkCheck: linkChecks.linkCheck,
      searchImport,
      now: Date.now,
    });
  };
  const tally = createSearchTally(Date.now);
  const { handle: metaSearch, searchImport } = createMetaSearch({
    env,
    publicUrl,
    backend,
    searchCatalogue: async (query, locale) =>
      (await loadPages()).searchCatalogue(query, locale),
    onSearched: tally.record,
    log,
  });
  /** Vite answers for its own files; everything else is a page. */
  const renderPage: PageServer["renderPage"] = (c) =>
    new Promise((resolve, reject) => {
      const { incoming, outgoing } = c.env;
      outgoing.once("close", () => resolve(RESPONSE_ALREADY_SENT));
      vite.middlewares(incoming, outgoing, (error?: unknown) =>
        error ? reject(error) : resolve(renderFresh(c.req.raw)),
      );
    });
  const renderFresh = async (request: Request) => {
    const pages = await loadPages();
    const language = readLanguage(request);
    return pages.render(request, { language, today: today() });
  };
  const app = createApp({
    backend,
    metaSearch,
    limits: createRateLimits(env.rateLimitFactor, backend.sql),
    signInDelay: createSignInDelay(env.rateLimitFactor, backend.sql),
    queues: createQueues(env.rateLimitFactor, backend.kind),
    screens: [],
    renderPage,
    publicUrl,
    renderCalendar: async (items, part) =>
      (await loadPages()).renderCalendar(items, part),
    today,
    securityHeaders: {},
    log,
    operatorMail: null,
    status: createStatusReporter({
      backend,
      publicUrl,
      metaSearch,
      tally,
      // Development schedules no run of the scraper.
      everyHours: 0,
      now: Date.now,
    }),
  });

  const listener = createListener({
    sendCached: () => false,
    app,
    trustedProxies: env.trustedProxies,
    headers: {},
    nextId: createRequestIds(),
    log,
  });
  server.on("request", listener);
  console.log(`Trampolín is ready for changes: ${publicUrl}`);

  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, async () => {
      await vite.close();
      await backend.close();
      process.exit(0);
    });
}
