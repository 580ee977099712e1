import { LRUCache } from "lru-cache";
import type { Failure } from "./failure.ts";
import type { SourceItem } from "./item.ts";

/** Characters of all cached items together. */
const MAX_CHARACTERS = 16_000_000;
/** Size of an item besides its texts. */
const ITEM_OVERHEAD = 200;

/** The items of one source for one query. */
export type CachedItems = {
  readonly items: ReadonlyArray<SourceItem>;
  readonly savedAtMs: number;
};

/** Rejects with a `SourceError`. */
type Load = () => Promise<ReadonlyArray<SourceItem>>;

export type AnswerCache = LRUCache<string, CachedItems, Load>;

/** A failed load, as a rejection for every caller of a coalesced request. */
export class SourceError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.reason);
    this.failure = failure;
  }
}

/**
 * Caches answers in one process, for `staleMs` at most. Equal requests in flight share
 * one load.
 */
export function createAnswerCache(
  staleMs: number,
  now: () => number,
): AnswerCache {
  return new LRUCache({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ items }) => items.reduce(addSize, ITEM_OVERHEAD),
    ttl: Math.max(1, staleMs),
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_key, _older, { context: load }) => ({
      items: await load(),
      savedAtMs: now(),
    }),
  });
}

function addSize(
  size: number,
  { title, description, link }: SourceItem,
): number {
  return size + ITEM_OVERHEAD + title.length + description.length + link.length;
}
