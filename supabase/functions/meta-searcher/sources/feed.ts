import { readFeed } from "../../_shared/feed.ts";
import type { Row } from "../core/item.ts";
import { holdsName, stemmed } from "../core/words.ts";
import { MAX_ROWS } from "./shape.ts";

/**
 * The entries of an RSS or Atom feed that hold one of the wanted words at least: a feed
 * does not search by itself. Null when the text is no feed.
 */
export function itemsOfFeed(
  xml: string,
  wanted: ReadonlyArray<ReadonlyArray<string>>,
): ReadonlyArray<Row> | null {
  const entries = readFeed(xml, MAX_ROWS)?.filter(({ title, description }) => {
    const text = stemmed(`${title} ${description}`);
    return wanted.flat().some((name) => holdsName(text, name));
  });
  // The ids of a feed may be addresses; the link serves as well.
  return entries?.map(({ id: _, ...entry }) => entry) ?? null;
}
