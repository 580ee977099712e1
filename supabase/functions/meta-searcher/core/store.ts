/** A text with when it was put there. */
export type Kept = {
  readonly text: string;
  readonly savedAtMs: number;
};

/** Where answers are kept. Memory today; a table that several processes share fits behind it. */
export type Store = {
  readonly get: (key: string) => Promise<Kept | null>;
  readonly set: (key: string, text: string) => Promise<void>;
};

/** About what a kept text takes besides its characters. */
const OVERHEAD = 200;

/** Keeps texts of at most `maxSize` characters in all; what was not read for longest goes first. */
export function createMemoryStore(
  maxSize: number,
  now: () => number,
): Store & { readonly size: () => number } {
  const kept = new Map<string, Kept>();
  let size = 0;
  const remove = (key: string) => {
    const found = kept.get(key);
    if (found && kept.delete(key)) size -= sizeOf(key, found);
    return found;
  };
  return {
    size: () => size,
    async get(key) {
      const found = remove(key);
      if (!found) return null;
      kept.set(key, found);
      size += sizeOf(key, found);
      return found;
    },
    async set(key, text) {
      remove(key);
      const entry = { text, savedAtMs: now() };
      if (sizeOf(key, entry) > maxSize) return;
      kept.set(key, entry);
      size += sizeOf(key, entry);
      for (const oldest of kept.keys()) {
        if (size <= maxSize) return;
        remove(oldest);
      }
    },
  };
}

function sizeOf(key: string, { text }: Kept): number {
  return key.length + text.length + OVERHEAD;
}
