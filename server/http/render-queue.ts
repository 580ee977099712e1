import type { Result } from "#domain/result.ts";
import type { FairQueue } from "./fair-queue.ts";
import type { PageCache, PageKey } from "./page-cache.ts";
import type { StoredResponse } from "./stored-response.ts";

type QueuedPage = Result<StoredResponse, "queueFull">;

/**
 * Renders a page when it is its network's turn. Requests of one network for the same
 * page share one slot.
 */
export function createRenderQueue(
  pages: Pick<PageCache, "peek" | "fetch">,
  renders: FairQueue,
): (network: string, key: PageKey) => Promise<QueuedPage> {
  const inFlight = new Map<string, Promise<QueuedPage>>();
  return (network, key) => {
    const name = `${network} ${key.language} ${key.today} ${key.address}`;
    const pending = inFlight.get(name);
    if (pending) return pending;
    const page = renders
      .run(network, async () => pages.peek(key) ?? (await pages.fetch(key)))
      .finally(() => inFlight.delete(name));
    inFlight.set(name, page);
    return page;
  };
}
