import { networkOf } from "../_shared/network.ts";
import { refuse } from "./answer.ts";
import type { Handler } from "./handler.ts";

/** Six for each of 300 students behind one address; a student's recommendations ask eight times. */
export const SEARCHES = { points: 1_800, seconds: 300 };

/** Networks that are remembered at once. */
const MOST_NETWORKS = 10_000;

/**
 * The handler with so many searches for each network, where no server of ours counts them.
 * The platform tells who asks: the first entry of X-Forwarded-For. Whoever forges one is
 * still bound by what each source may be asked.
 */
export function limited(handle: Handler, now: () => number): Handler {
  const take = createLimit(now);
  return async (request) => {
    if (request.method !== "POST") return handle(request);
    const [client = ""] = (request.headers.get("x-forwarded-for") ?? "").split(
      ",",
    );
    const waitSeconds = take(networkOf(client.trim()));
    return waitSeconds === null
      ? handle(request)
      : refuse("tooMany", "es", { "retry-after": String(waitSeconds) });
  };
}

/** Seconds that a network must wait, or null when it may ask. */
function createLimit(now: () => number): (network: string) => number | null {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const open = (network: string, ms: number) => {
    const fresh = { count: 0, endsAt: ms + SEARCHES.seconds * 1_000 };
    windows.delete(network);
    windows.set(network, fresh);
    // In the order in which they were opened: the first ends first.
    const [oldest] = windows.keys();
    if (windows.size > MOST_NETWORKS && oldest !== undefined)
      windows.delete(oldest);
    return fresh;
  };
  return (network) => {
    const ms = now();
    const known = windows.get(network);
    const window = known && known.endsAt > ms ? known : open(network, ms);
    window.count += 1;
    return window.count > SEARCHES.points
      ? Math.ceil((window.endsAt - ms) / 1_000)
      : null;
  };
}
