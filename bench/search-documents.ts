import type { SearchDocument } from "#domain/search/search.ts";
import { randomFrom } from "./random.ts";

/** Every n-th word is a rare name, as in real texts. */
const NAME_EVERY = 40;

/** Generated items of words from a pool, with the pool's frequencies. Deterministic. */
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
