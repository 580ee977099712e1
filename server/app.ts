import { type Context, Hono } from "hono";
import { type CalendarParts, calendarFeed } from "./calendar-feed.ts";
import type { AppBindings } from "./http/app-bindings.ts";
import {
  type BackendRouteParts,
  backendRoutes,
} from "./http/backend-routes.ts";
import { limitNetworks } from "./http/limit-networks.ts";
import type { PageServer } from "./http/serve-pages.ts";
import { robotsText, sitemapXml } from "./http/sitemap.ts";
import { acceptsHtml } from "./http/too-many.ts";
import { type Log, redactPath } from "./log.ts";
import type { Screen } from "./pages.ts";
import type { StatusReporter } from "./status/status.ts";
import { unsubscribeRoute } from "./unsubscribe.ts";

const POLICY = "content-security-policy";

export type AppParts = BackendRouteParts &
  Omit<CalendarParts, "renders"> & {
    readonly screens: ReadonlyArray<Screen>;
    /** Headers of every response except rendered pages; a response with its own security policy keeps it. */
    readonly securityHeaders: Readonly<Record<string, string>>;
    readonly log: Log;
    readonly status: StatusReporter;
    readonly renderPage: PageServer["renderPage"];
  };

/**
 * The table of routes, in order of precedence. The listener sends stored files and cached
 * pages without it. Opens no port, reads no environment.
 */
export function createApp(parts: AppParts) {
  const { limits, screens, publicUrl, status } = parts;
  const app = new Hono<{ Bindings: AppBindings }>();
  app.use((c, next) => setHeaders(c, next, parts.securityHeaders));

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) =>
    (await status.isReady())
      ? c.text("ok")
      : c.text("the backend does not answer", 503),
  );
  app.get("/status.json", limitNetworks(limits), async (c) =>
    c.json(await status.report(), 200, { "cache-control": "no-store" }),
  );
  app.get("/robots.txt", (c) => c.text(robotsText(publicUrl)));
  app.get("/sitemap.xml", (c) =>
    c.body(sitemapXml(publicUrl, screens), 200, {
      "content-type": "application/xml; charset=utf-8",
    }),
  );
  app.route("/", calendarFeed({ ...parts, renders: parts.queues.renders }));
  app.route("/", unsubscribeRoute(parts));
  app.route("/", backendRoutes(parts));
  app.get("*", parts.renderPage);
  // A form that a browser sends without JavaScript leads back to its page.
  app.post("*", (c, next) =>
    screens.some(({ path, isFile }) => path === c.req.path && !isFile)
      ? Promise.resolve(c.redirect(c.req.path + new URL(c.req.url).search, 303))
      : next(),
  );
  app.all("*", (c) =>
    c.text("Method not allowed", 405, { allow: "GET, HEAD" }),
  );

  app.onError((error, c) => answerError(error, c, parts.log));
  return app;
}

async function setHeaders(
  c: Context,
  next: () => Promise<void>,
  securityHeaders: AppParts["securityHeaders"],
) {
  await next();
  // A rendered page is already sent, with its own headers.
  if (c.res.headers.has("x-hono-already-sent")) return;
  // A response may have its own policy.
  for (const [name, value] of Object.entries(securityHeaders))
    if (name !== POLICY || !c.res.headers.has(POLICY))
      c.res.headers.set(name, value);
}

function answerError(error: Error, c: Context, log: Log) {
  // A client that disconnects while it sends its body is not an error.
  const level = isHangUp(error) ? "debug" : "error";
  log[level]({ err: error, path: redactPath(c.req.path) }, "a request failed");
  return acceptsHtml(c)
    ? c.text("Internal Server Error", 500)
    : c.json({ error: "Internal Server Error" }, 500);
}

/** True for Node's error when a client disconnects during its body. */
function isHangUp(error: Error & { code?: unknown }): boolean {
  return error.code === "ECONNRESET" && error.message === "aborted";
}
