import type { MiddlewareHandler } from "hono";
import type { AppBindings } from "./app-bindings.ts";
import type { RateLimits } from "./rate-limits.ts";
import { tooManyRequests } from "./too-many.ts";

/** Limits requests by network, for routes that no account uses. */
export function limitNetworks(
  limits: Pick<RateLimits, "api">,
): MiddlewareHandler<{ Bindings: Pick<AppBindings, "clientAddress"> }> {
  return async (c, next) => {
    const waitSeconds = await limits.api.take(c.env.clientAddress);
    return waitSeconds === null ? next() : tooManyRequests(c, waitSeconds);
  };
}
