import { XMLParser } from "fast-xml-parser";
import type { Row } from "../core/item.ts";
import { stem, wordsOf } from "../core/words.ts";
import { type Fields, fieldsOf, objectsIn } from "./shape.ts";

const LISTS = new Set(["item", "entry", "link"]);

/** WordPress ends every summary so. */
const TAIL = /<p>\s*The post\s[\s\S]*$/i;

/**
 * The entries of an RSS or Atom feed that hold one of the wanted words at least: a feed
 * does not search by itself. Null when the text is no feed; the parser reads anything.
 */
export function itemsOfFeed(
  xml: string,
  wanted: ReadonlyArray<ReadonlyArray<string>>,
): ReadonlyArray<Row> | null {
  const document = parse(xml);
  const channel = fieldsOf(fieldsOf(document.rss).channel);
  const feed = fieldsOf(document.feed);
  const isFeed = "rss" in document ? "title" in channel : "title" in feed;
  if (!isFeed) return null;
  const sought = new Set(wanted.flat());
  return [...objectsIn(channel.item), ...objectsIn(feed.entry)]
    .map(rowOf)
    .filter((row) =>
      wordsOf(`${row.title} ${row.description}`).some((word) =>
        sought.has(stem(word)),
      ),
    );
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

function rowOf(entry: Fields): Row {
  const summary = textOf(entry.description ?? entry.summary ?? entry.content);
  return {
    title: textOf(entry.title),
    description: summary.replace(TAIL, ""),
    link: linkOf(entry.link),
    publishedAt: dateOf(entry.pubDate ?? entry.updated),
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
