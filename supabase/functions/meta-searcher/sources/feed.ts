import { readFeed } from "../../_shared/feed.ts";
import type { Row } from "../core/item.ts";
import { stem, wordsOf } from "../core/words.ts";

/**
 * The entries of an RSS or Atom feed that hold one of the wanted words at least: a feed
 * does not search by itself. Null when the text is no feed.
 */
export function itemsOfFeed(
  xml: string,
  wanted: ReadonlyArray<ReadonlyArray<string>>,
): ReadonlyArray<Row> | null {
  const sought = new Set(wanted.flat());
  const entries = readFeed(xml)?.filter(({ title, description }) =>
    wordsOf(`${title} ${description}`).some((word) => sought.has(stem(word))),
  );
  // The ids of a feed may be addresses; the link serves as well.
  return entries?.map(({ id: _, ...entry }) => entry) ?? null;
}
