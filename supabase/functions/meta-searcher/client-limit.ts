import { LRUCache } from "lru-cache";
import { networkFromAddress } from "../_shared/network.ts";
import { respondWithError } from "./answer.ts";
import type { Handler } from "./handler.ts";

/**
 * Six searches on average for each of 300 students behind one address; one visit to the
 * recommendations sends up to eight.
 */
export const SEARCHES = { points: 1_800, seconds: 300 };

/** Maximum networks counted at once. */
const MAX_NETWORKS = 10_000;

/** lru-cache returns an entry for this time after its TTL. */
const EXTRA_MS = 1;

/**
 * Adds a rate limit for each network, for a platform without our server. The platform
 * names the client in the first entry of X-Forwarded-For; a client that forges it is
 * still bound by the quotas of the sources.
 */
export function withClientLimit(handle: Handler, now: () => number): Handler {
  const windows = new LRUCache<string, { count: number }>({
    max: MAX_NETWORKS,
    ttl: SEARCHES.seconds * 1_000 - EXTRA_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return async (request) => {
    if (request.method !== "POST") return handle(request);
    const [client = ""] = (request.headers.get("x-forwarded-for") ?? "").split(
      ",",
    );
    const network = networkFromAddress(client.trim());
    const window = windows.get(network) ?? { count: 0 };
    if (window.count === 0) windows.set(network, window);
    window.count += 1;
    if (window.count <= SEARCHES.points) return handle(request);
    const waitMs = windows.getRemainingTTL(network) + EXTRA_MS;
    return respondWithError("tooMany", "es", {
      "retry-after": String(Math.ceil(waitMs / 1_000)),
    });
  };
}
