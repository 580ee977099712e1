import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type { Handler } from "#supabase/functions/meta-searcher/handler.ts";
import type { Backend } from "../backend/backend.ts";
import type { OperatorMail } from "../operator-mail.ts";
import { META_SEARCHER_PATH } from "../status/status.ts";
import { accessTokens } from "./access-token.ts";
import { type ApiVariables, apiLimits } from "./api-limits.ts";
import type { AppBindings } from "./app-bindings.ts";
import { delaySignIns, queuePasswords } from "./password-limits.ts";
import type { Queues } from "./queues.ts";
import type { RateLimits } from "./rate-limits.ts";
import { rejectMalformed, rejectUnknownMethods } from "./reject-malformed.ts";
import { queueRequests } from "./request-queue.ts";
import type { SignInDelay } from "./sign-in-delay.ts";

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

export type BackendRouteParts = {
  readonly backend: Backend;
  /** Handles `/functions/v1/meta-searcher`, unless the Supabase platform does. */
  readonly metaSearch: Handler;
  readonly limits: RateLimits;
  readonly signInDelay: SignInDelay;
  readonly queues: Queues;
  /** Null when operator mail is off. */
  readonly operatorMail: OperatorMail | null;
};

const API_PATHS = ["/auth/v1/*", "/rest/v1/*", "/functions/v1/*"];

type Env = { Bindings: AppBindings; Variables: ApiVariables };

/**
 * `/auth/v1`, `/rest/v1` and the meta-searcher of a backend that runs in this process.
 * Without one they are 404, as are all other functions.
 */
export function backendRoutes(parts: BackendRouteParts) {
  const { backend, metaSearch, limits, queues } = parts;
  const routes = new Hono<Env>();
  for (const path of API_PATHS)
    routes.use(path, rejectUnknownMethods(ANY_ORIGIN.allowMethods));

  const { fetch, verifyToken } = backend;
  if (fetch && verifyToken) {
    for (const path of [META_SEARCHER_PATH, "/auth/v1/*", "/rest/v1/*"]) {
      // Pages of another process may use this backend; no cookie is involved.
      routes.use(path, cors(ANY_ORIGIN));
      routes.use(path, async (c, next) => {
        c.set("clientAddress", c.env.clientAddress);
        return next();
      });
    }
    routes.use(
      META_SEARCHER_PATH,
      accessTokens(verifyToken),
      apiLimits(limits),
    );
    // The handler limits the body itself: on Supabase no server of ours does.
    routes.all(META_SEARCHER_PATH, (c) => metaSearch(c.req.raw));
    routes.use("/auth/v1/*", limitBody(AUTH_BODY_BYTES));
    routes.use("/rest/v1/*", limitBody(DATA_BODY_BYTES));
    const forward = forwardRequest(fetch, parts.operatorMail);
    for (const path of ["/auth/v1/*", "/rest/v1/*"]) {
      routes.use(path, rejectMalformed);
      routes.use(path, accessTokens(verifyToken));
      routes.use(path, apiLimits(limits));
      routes.use(path, delaySignIns(parts.signInDelay, limits));
      routes.use(path, queuePasswords(queues.passwords));
      routes.use(path, queueRequests(queues.requests));
      routes.all(path, forward);
    }
  }
  for (const path of API_PATHS)
    routes.all(path, (c) => c.json({ error: "Not found" }, 404));
  return routes;
}

/** Forwards a request, and notifies the operator of a stored message. */
function forwardRequest(
  fetch: NonNullable<Backend["fetch"]>,
  operatorMail: OperatorMail | null,
) {
  return async (c: Context<Env>) => {
    const notifyOperator = await operatorMail?.prepare(c.req.raw);
    const response = await fetch(c.req.raw, c.env.peerAddress);
    if (response.ok) notifyOperator?.();
    // Personal data is not cacheable.
    const headers = new Headers(response.headers);
    headers.set("cache-control", "no-store");
    return new Response(response.body, { status: response.status, headers });
  };
}

/** Rejects a body of more than `maxSize` bytes, with an error that the official clients read. */
function limitBody(maxSize: number) {
  const error = { code: "413", error_code: "413", message: "Body too large" };
  return bodyLimit({ maxSize, onError: (c) => c.json(error, 413) });
}
