import { readFeed as entriesOf } from "../../_shared/feed.ts";
import { follow, type Guide } from "../../_shared/follow.ts";
import type { Source } from "../../_shared/sources.ts";
import { type Reading, reachOf } from "./rows.ts";

const MAX_BYTES = 1_500_000;

/** The entries of an RSS or Atom feed. */
export async function readFeedSource(
  guide: Guide,
  { url }: Source,
): Promise<Reading> {
  const journey = await follow(guide, {
    url: new URL(url),
    method: "GET",
    accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9",
    maxBytes: MAX_BYTES,
  });
  if (!journey.ok) return { failure: journey.obstacle };
  if (journey.status !== 200) return { failure: `status_${journey.status}` };
  return readFeed(journey.text);
}

/** What a feed's text holds. */
export function readFeed(xml: string): Reading {
  const rows = entriesOf(xml);
  if (!rows) return { failure: "shape" };
  // A valid feed without entries has been an error of the site before.
  if (rows.length === 0) return { failure: "empty" };
  return { rows, since: reachOf(rows) };
}
