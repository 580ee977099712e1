import type { SearchDocument } from "#domain/search/search.ts";

/** One word in so many is a name that hardly any other item holds, as in real texts. */
const NAME_EVERY = 40;

/**
 * Made-up items of words from a pool, which are as frequent as they are in it. The same
 * arguments always give the same items.
 */
export function documentsFrom(
  pool: ReadonlyArray<string>,
  count: number,
  textLength: number,
): ReadonlyArray<SearchDocument> {
  const random = randomFrom(count);
  const word = () =>
    random() < 1 / NAME_EVERY
      ? `n${Math.floor(random() * count).toString(36)}`
      : (pool[Math.floor(random() * pool.length)] ?? "");
  const some = (length: number) =>
    Array.from({ length }, () => word()).join(" ");
  return Array.from({ length: count }, (_, at) => ({
    id: `/item/${at}`,
    title: some(8),
    organization: some(4),
    tags: some(14),
    text: some(textLength),
  }));
}

/** Numbers from 0 up to 1 that look random and always are the same (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
