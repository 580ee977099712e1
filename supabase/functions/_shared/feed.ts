import { XMLParser } from "fast-xml-parser";
import { decode } from "html-entities";
import { momentOf } from "./moment.ts";
import { type Fields, fieldsOf, objectsIn } from "./shape.ts";

/** What a feed says of one entry, not yet looked at. Title and description are HTML. */
export type FeedEntry = {
  /** Its own name for it; its link where it has none. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link: unknown;
  /** ISO moment. */
  readonly publishedAt: string | null;
};

/** A feed has a few thousand. Each costs time, one of a name of its own most. */
const MAX_TAGS = 20_000;

const LISTS = new Set(["item", "entry", "link"]);

/** WordPress ends every summary so. */
const TAIL = /<p>\s*The post\s[\s\S]*$/i;

/** The first entries of an RSS or Atom feed; null where the text is none. The parser reads anything, so its shape is looked at. */
export function readFeed(
  xml: string,
  most = Number.POSITIVE_INFINITY,
): ReadonlyArray<FeedEntry> | null {
  const document = parse(xml);
  const channel = fieldsOf(fieldsOf(document.rss).channel);
  const feed = fieldsOf(document.feed);
  if (!("title" in channel || "title" in feed)) return null;
  return [...objectsIn(channel.item), ...objectsIn(feed.entry)]
    .slice(0, most)
    .map(entryOf);
}

function parse(xml: string): Fields {
  // Own entities can grow without bound, and no feed needs them.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return {};
  let tags = 0;
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    cdataPropName: "#cdata",
    parseTagValue: false,
    processEntities: false,
    isArray: (name) => LISTS.has(name),
    updateTag(name) {
      tags += 1;
      if (tags > MAX_TAGS) throw new Error("too many tags");
      return name;
    },
  });
  try {
    return fieldsOf(parser.parse(xml));
  } catch {
    return {};
  }
}

function entryOf(entry: Fields): FeedEntry {
  const link = linkOf(entry.link);
  return {
    id:
      textOf(entry.guid ?? entry.id) || (typeof link === "string" ? link : ""),
    title: textOf(entry.title),
    description: htmlOf(
      entry.description ?? entry.summary ?? entry.content,
    ).replace(TAIL, ""),
    link,
    publishedAt: momentOf(
      textOf(entry.pubDate ?? entry.published ?? entry.updated),
    ),
  };
}

/** Marks are written as CDATA, or with their signs as entities of XML: "&lt;p&gt;". */
function htmlOf(element: unknown): string {
  const text = textOf(element);
  return "#cdata" in fieldsOf(element) ? text : decode(text, { level: "xml" });
}

/** An element with attributes or CDATA keeps its text beside them. */
function textOf(element: unknown): string {
  const fields = fieldsOf(element);
  const text = [fields["#cdata"]].flat().join("") || fields["#text"] || element;
  return typeof text === "string" ? text : "";
}

/** RSS writes the address as text, Atom as an attribute. */
function linkOf(links: unknown): unknown {
  const atom = objectsIn(links).find(
    (link) => "@href" in link && (link["@rel"] ?? "alternate") === "alternate",
  );
  const all = Array.isArray(links) ? links : [];
  return atom?.["@href"] ?? all.map(textOf).find((link) => link !== "");
}
