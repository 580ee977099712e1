import { setImmediate } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { type ApiVariables, hashesPassword } from "./api-limits.ts";
import type { FairQueue } from "./fair-queue.ts";
import { readBytes } from "./json-body.ts";
import { tooManyRequests } from "./too-many.ts";

/**
 * Queues requests fairly among client networks, so that a flood from one delays the others
 * little. Requests that hash a password have another queue: they run long.
 */
export function queueRequests(
  queue: FairQueue,
): MiddlewareHandler<{ Variables: ApiVariables }> {
  return async (c, next) => {
    if (hashesPassword(c.req.raw)) return next();
    // A client that sends slowly must not occupy a turn.
    if (c.req.raw.body) await readBytes(c.req.raw);
    const result = await queue.run(
      c.get("clientAddress"),
      async () => {
        // Yields to the event loop, so that pages are rendered during a flood of requests.
        await setImmediate();
        await next();
      },
      c.req.raw.signal,
    );
    if (!result.ok) return tooManyRequests(c, queue.maxWaitSeconds);
  };
}
