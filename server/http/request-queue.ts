import { setImmediate } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { type ApiVariables, hashesPassword } from "./api-limits.ts";
import type { FairQueue } from "./fair-queue.ts";
import { readBytes } from "./json-body.ts";
import { tooManyRequests } from "./too-many.ts";

/**
 * Networks take turns at the database. Requests that hash a password have another queue:
 * they would occupy a turn until the hash is done, a sign-up until the mail is sent.
 */
export function queueRequests(
  requests: FairQueue,
): MiddlewareHandler<{ Variables: ApiVariables }> {
  return async (c, next) => {
    if (hashesPassword(c.req.raw)) return next();
    // A client that sends slowly must not occupy a turn.
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
