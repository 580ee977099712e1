import { createHostQueue } from "./host-queue.ts";
import {
  createHttpClient,
  type HttpClient,
  type HttpClientParts,
} from "./http-client.ts";
import { createRobots } from "./robots.ts";

/** Milliseconds: the delay between two requests to a host, and the timeout of one. */
export const CRAWL_POLICY = { delayMs: 1_500, timeoutMs: 15_000 };

export type CrawlParts = Omit<HttpClientParts, "authorize" | "schedule"> & {
  readonly delayMs: number;
  /** Never rejects. */
  readonly sleep: (ms: number) => Promise<void>;
};

/**
 * Creates a client that respects robots.txt and crawl delays. A host that answers 429, or
 * 503 with `Retry-After`, gets no further request.
 */
export function createCrawlClient(parts: CrawlParts): HttpClient {
  const queue = createHostQueue(parts.delayMs, parts.sleep);
  const pausedHosts = new Set<string>();
  const { schedule } = queue;
  const shared: HttpClientParts = {
    ...parts,
    schedule,
    async fetch(url, init) {
      const response = await parts.fetch(url, init);
      if (asksToPause(response)) pausedHosts.add(new URL(String(url)).host);
      return response;
    },
  };
  const isAllowed = createRobots({
    client: createHttpClient(shared),
    userAgent: parts.userAgent,
    onCrawlDelay: queue.slowDown,
  });
  return createHttpClient({
    ...shared,
    authorize: async (url) =>
      (await isAllowed(url)) ?? (pausedHosts.has(url.host) ? "resting" : null),
  });
}

function asksToPause({ status, headers }: Response): boolean {
  return status === 429 || (status === 503 && headers.has("retry-after"));
}
