import { XMLParser } from "fast-xml-parser";
import { decode } from "html-entities";
import { parseMoment } from "./moment.ts";
import { type Fields, filterObjects, toFields } from "./shape.ts";

/** An untrusted entry of a feed. Title and description are HTML; a missing text is "". */
export type FeedEntry = {
  /** The feed's id, else the link. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** ISO timestamp. */
  readonly publishedAt: string | null;
};

/** Limits the time of the parser; feeds have a few thousand tags, and new tag names are slow. */
const MAX_TAGS = 20_000;

const LISTS = new Set(["item", "entry", "link"]);

/** WordPress adds it to every summary. */
const WORDPRESS_FOOTER = /<p>\s*The post\s[\s\S]*$/i;

/** Reads the entries of an RSS or Atom feed. Null for other texts, which the parser accepts too. */
export function readFeed(xml: string): ReadonlyArray<FeedEntry> | null {
  const document = parse(xml);
  const channel = toFields(toFields(document.rss).channel);
  const feed = toFields(document.feed);
  if (!("title" in channel || "title" in feed)) return null;
  return [...filterObjects(channel.item), ...filterObjects(feed.entry)].map(
    readEntry,
  );
}

function parse(xml: string): Fields {
  // Declared entities can expand without bound, and no feed needs them.
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
    return toFields(parser.parse(xml));
  } catch {
    return {};
  }
}

function readEntry(entry: Fields): FeedEntry {
  const link = readLink(entry.link);
  return {
    id: readText(entry.guid ?? entry.id) || link,
    title: readText(entry.title),
    description: readHtml(
      entry.description ?? entry.summary ?? entry.content,
    ).replace(WORDPRESS_FOOTER, ""),
    link,
    publishedAt: parseMoment(
      readText(entry.pubDate ?? entry.published ?? entry.updated),
    ),
  };
}

/** HTML comes as CDATA, or escaped as XML: "&lt;p&gt;". */
function readHtml(element: unknown): string {
  const text = readText(element);
  return "#cdata" in toFields(element) ? text : decode(text, { level: "xml" });
}

/** The parser returns a string, or fields for an element with attributes or CDATA. */
function readText(element: unknown): string {
  const fields = toFields(element);
  const text = [fields["#cdata"]].flat().join("") || fields["#text"] || element;
  return typeof text === "string" ? text : "";
}

/** RSS has the URL as text, Atom as an attribute. */
function readLink(links: unknown): string {
  const atom = filterObjects(links).find(
    (link) => "@href" in link && (link["@rel"] ?? "alternate") === "alternate",
  );
  const texts = Array.isArray(links) ? links.map(readText) : [];
  const link = atom?.["@href"] ?? texts.find((text) => text !== "");
  return typeof link === "string" ? link : "";
}
