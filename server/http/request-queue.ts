import { setImmediate } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { type ApiVariables, hashesPassword } from "./api-limits.ts";
import type { FairQueue } from "./fair-queue.ts";
import { readBytes } from "./json-body.ts";
import { tooManyRequests } from "./too-many.ts";

/**
 * Networks take turns at the database. A request that hashes a password waits in a queue of
 * its own: it would hold its turn for the time of the hash, and a sign-up for that of a
 * mail server.
 */
export function queueRequests(
  requests: FairQueue,
): MiddlewareHandler<{ Variables: ApiVariables }> {
  return async (c, next) => {
    if (hashesPassword(c.req.raw)) return next();
    // A client that sends slowly must not hold a turn.
    if (c.req.raw.body) await readBytes(c.req.raw);
    const done = await requests.run(
      c.get("clientAddress"),
      async () => {
        // Otherwise pages would not be rendered between the requests of a flood.
        await setImmediate();
        await next();
      },
      c.req.raw.signal,
    );
    if (!done.ok) return tooManyRequests(c, requests.maxWaitSeconds);
  };
}
