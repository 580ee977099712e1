import type { SearchDocument } from "#domain/search/search.ts";
import { randomFrom } from "./random.ts";

/** One word in so many is a rare name, as in real texts. */
const NAME_EVERY = 40;

/** Generated items of words from a pool, with the pool's frequencies. Deterministic. */
export function documentsFrom(
  pool: ReadonlyArray<string>,
  count: number,
  textLength: number,
): ReadonlyArray<SearchDocument> {
  const random = randomFrom(count);
  const pickWord = () =>
    random() < 1 / NAME_EVERY
      ? `n${Math.floor(random() * count).toString(36)}`
      : (pool[Math.floor(random() * pool.length)] ?? "");
  const makeText = (length: number) =>
    Array.from({ length }, () => pickWord()).join(" ");
  return Array.from({ length: count }, (_, at) => ({
    id: `/item/${at}`,
    title: makeText(8),
    organization: makeText(4),
    tags: makeText(14),
    text: makeText(textLength),
  }));
}
