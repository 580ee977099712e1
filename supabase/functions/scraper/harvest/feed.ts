import { XMLParser } from "fast-xml-parser";
import { follow, type Guide } from "../../_shared/follow.ts";
import { type RawRow, type Reading, reachOf } from "./rows.ts";
import { type Fields, fieldsOf, objectsIn } from "./shape.ts";
import type { Source } from "./source.ts";

const MAX_BYTES = 1_500_000;
const LISTS = new Set(["item", "entry", "link"]);
/** WordPress ends every summary so. */
const TAIL = /<p>\s*The post\s[\s\S]*$/i;

/** The entries of an RSS or Atom feed. */
export async function readFeedSource(
  guide: Guide,
  { address }: Source,
): Promise<Reading> {
  const journey = await follow(guide, {
    url: new URL(address),
    method: "GET",
    accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9",
    maxBytes: MAX_BYTES,
  });
  if (!journey.ok) return { failure: journey.obstacle };
  if (journey.status !== 200) return { failure: `status_${journey.status}` };
  return readFeed(journey.text);
}

/** What a feed's text holds. The parser reads anything, so its shape is looked at. */
export function readFeed(xml: string): Reading {
  const document = parse(xml);
  const channel = fieldsOf(fieldsOf(document.rss).channel);
  const feed = fieldsOf(document.feed);
  if (!("title" in channel || "title" in feed)) return { failure: "shape" };
  const rows = [...objectsIn(channel.item), ...objectsIn(feed.entry)].map(
    rowOf,
  );
  // A valid feed without entries has been an error of the site before.
  if (rows.length === 0) return { failure: "empty" };
  return { rows, since: reachOf(rows) };
}

function parse(xml: string): Fields {
  // Own entities can grow without bound, and no feed needs them.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return {};
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    processEntities: false,
    isArray: (name) => LISTS.has(name),
  });
  try {
    return fieldsOf(parser.parse(xml));
  } catch {
    return {};
  }
}

function rowOf(entry: Fields): RawRow {
  const summary = textOf(entry.description ?? entry.summary ?? entry.content);
  const link = linkOf(entry.link);
  return {
    id:
      textOf(entry.guid ?? entry.id) || (typeof link === "string" ? link : ""),
    title: textOf(entry.title),
    description: summary.replace(TAIL, ""),
    link,
    publishedAt: dateOf(entry.pubDate ?? entry.published ?? entry.updated),
  };
}

/** An element with attributes keeps its text beside them. */
function textOf(element: unknown): string {
  const text = fieldsOf(element)["#text"] ?? element;
  return typeof text === "string" ? text : "";
}

/** RSS writes the address as text, Atom as an attribute. */
function linkOf(links: unknown): unknown {
  const all = Array.isArray(links) ? links : [];
  const atom = objectsIn(links).find(
    (link) => (link["@rel"] ?? "alternate") === "alternate",
  );
  return atom?.["@href"] ?? all.find((link) => typeof link === "string");
}

function dateOf(value: unknown): string | null {
  const time = Date.parse(textOf(value));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
