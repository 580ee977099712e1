import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type { Handler } from "#supabase/functions/meta-searcher/handler.ts";
import { type CalendarParts, calendarFeed } from "./calendar-feed.ts";
import { accessTokens } from "./http/access-token.ts";
import { type ApiVariables, apiLimits } from "./http/api-limits.ts";
import type { AppBindings } from "./http/app-bindings.ts";
import { delaySignIns, queuePasswords } from "./http/password-limits.ts";
import type { Queues } from "./http/queues.ts";
import { queueRequests } from "./http/request-queue.ts";
import { NOTHING_POLICY } from "./http/security-headers.ts";
import type { SignInDelay } from "./http/sign-in-delay.ts";
import { robotsText, sitemapXml } from "./http/sitemap.ts";
import { knownMethods, wellFormed } from "./http/well-formed.ts";
import { type Log, loggedPath } from "./log.ts";
import type { OperatorMail } from "./operator-mail.ts";
import type { Screen } from "./pages.ts";
import { META_SEARCHER, type Status } from "./status/status.ts";
import { unsubscribeRoute } from "./unsubscribe.ts";

const POLICY = "content-security-policy";
const KIB = 1024;
const AUTH_BODY_BYTES = 16 * KIB;
const DATA_BODY_BYTES = 320 * KIB;

const ANY_ORIGIN = {
  origin: "*",
  allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  exposeHeaders: [
    ...["content-range", "content-location", "preference-applied"],
    "retry-after",
  ],
  maxAge: 86_400,
};

export type AppParts = Omit<CalendarParts, "renders"> & {
  /** Handles `/functions/v1/meta-searcher`, unless the Supabase platform does. */
  readonly metaSearch: Handler;
  readonly signInDelay: SignInDelay;
  readonly queues: Queues;
  readonly screens: ReadonlyArray<Screen>;
  /** Headers of every response. */
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Null when operator mail is off. */
  readonly operatorMail: OperatorMail | null;
  readonly status: Status;
};

/** Creates the app for everything but pages and files. Opens no port, reads no environment. */
export function createApp(parts: AppParts) {
  const { backend, limits, screens, publicUrl, log } = parts;
  const { securityHeaders, operatorMail, metaSearch, queues, status } = parts;
  const app = new Hono<{ Bindings: AppBindings; Variables: ApiVariables }>();

  app.use(async (c, next) => {
    await next();
    // A page brings its own policy.
    const policy = c.res.headers.get(POLICY) ?? NOTHING_POLICY;
    for (const [name, value] of Object.entries(securityHeaders))
      c.res.headers.set(name, value);
    c.res.headers.set(POLICY, policy);
  });

  app.use(knownMethods(ANY_ORIGIN.allowMethods));

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) =>
    (await status.isReady())
      ? c.text("ok")
      : c.text("the backend does not answer", 503),
  );
  app.get("/status.json", async (c) => {
    const waitSeconds = await limits.api.take(c.env.clientAddress);
    if (waitSeconds !== null)
      return c.json({ error: "Too many requests" }, 429, {
        "retry-after": String(waitSeconds),
      });
    return c.json(await status.report(), 200, { "cache-control": "no-store" });
  });
  app.get("/robots.txt", (c) => c.text(robotsText(publicUrl)));
  app.get("/sitemap.xml", (c) =>
    c.body(sitemapXml(publicUrl, screens), 200, {
      "content-type": "application/xml; charset=utf-8",
    }),
  );

  app.route("/", calendarFeed({ ...parts, renders: queues.renders }));
  app.route("/", unsubscribeRoute(parts));

  const { fetch, verifyToken } = backend;
  if (fetch && verifyToken) {
    // Pages of another process may use this backend; no cookie is involved.
    app.use("/auth/v1/*", cors(ANY_ORIGIN));
    app.use("/rest/v1/*", cors(ANY_ORIGIN));
    app.use(META_SEARCHER, cors(ANY_ORIGIN));
    app.use(META_SEARCHER, async (c, next) => {
      c.set("clientAddress", c.env.clientAddress);
      return next();
    });
    app.use(META_SEARCHER, accessTokens(verifyToken));
    app.use(META_SEARCHER, apiLimits(limits));
    // The handler limits the body itself: on Supabase no server of ours does.
    app.all(META_SEARCHER, (c) => metaSearch(c.req.raw));
    app.use("/auth/v1/*", atMost(AUTH_BODY_BYTES));
    app.use("/rest/v1/*", atMost(DATA_BODY_BYTES));
    for (const path of ["/auth/v1/*", "/rest/v1/*"] as const) {
      app.use(path, async (c, next) => {
        c.set("clientAddress", c.env.clientAddress);
        return next();
      });
      app.use(path, wellFormed);
      app.use(path, accessTokens(verifyToken));
      app.use(path, apiLimits(limits));
      app.use(path, delaySignIns(parts.signInDelay, limits));
      app.use(path, queuePasswords(queues.passwords));
      app.use(path, queueRequests(queues.requests));
      app.all(path, async (c) => {
        const tellOperator = await operatorMail?.prepare(c.req.raw);
        const answer = await fetch(c.req.raw, c.env.peerAddress);
        if (answer.ok) tellOperator?.();
        // Personal data is not cacheable.
        const headers = new Headers(answer.headers);
        headers.set("cache-control", "no-store");
        return new Response(answer.body, {
          status: answer.status,
          headers,
        });
      });
    }
  }

  app.notFound((c) => c.json({ error: "Not found" }, 404));
  app.onError((error, c) => {
    // A client that disconnects while it sends its body is not an error.
    const level = isHangUp(error) ? "debug" : "error";
    log[level](
      { err: error, path: loggedPath(c.req.path) },
      "a request failed",
    );
    return c.json({ error: "Internal Server Error" }, 500);
  });

  return app;
}

/** Node's error for a body that ended before its time. */
function isHangUp(error: Error & { code?: unknown }): boolean {
  return error.code === "ECONNRESET" && error.message === "aborted";
}

/** Rejects a body of more than `maxSize` bytes, in the shape that the official clients read. */
function atMost(maxSize: number) {
  const answer = { code: "413", error_code: "413", message: "Body too large" };
  return bodyLimit({ maxSize, onError: (c) => c.json(answer, 413) });
}
