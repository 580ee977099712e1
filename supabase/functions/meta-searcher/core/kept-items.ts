import type { Locale, Source } from "../sources/source.ts";
import { copyAgeMs, type Item } from "./item.ts";
import type { Query } from "./query.ts";
import type { Store } from "./store.ts";
import { fold } from "./words.ts";

type Memory = {
  readonly store: Store;
  readonly now: () => number;
  /** How long kept items are better than nothing. */
  readonly staleMs: number;
};

export type KeptItems = {
  readonly items: ReadonlyArray<Item>;
  /** Since we have them, and since the oldest was read at its source. */
  readonly ageMs: number;
  readonly copyMs: number;
};

/** What a source told before; null where that is nothing, or too old. */
export async function readKept(
  { store, now, staleMs }: Memory,
  key: string,
): Promise<KeptItems | null> {
  try {
    const kept = await store.get(key);
    const ageMs = kept ? now() - kept.savedAtMs : staleMs;
    if (!kept || ageMs >= staleMs) return null;
    const items = JSON.parse(kept.text) as ReadonlyArray<Item>;
    // Copies of a source that is one itself go on growing old here.
    const copyMs = copyAgeMs(items, now());
    return copyMs >= staleMs ? null : { items, ageMs, copyMs };
  } catch {
    // A memory that is away or broken costs time, and nobody an answer.
    return null;
  }
}

/** Case makes no difference to any source; the language does to some. */
export function keyOf(source: Source, query: Query, locale: Locale): string {
  const language = source.isLocalized ? locale : "*";
  return `${source.key} ${language} ${fold(query.text)}`;
}
