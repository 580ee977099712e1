import { canonicalLink } from "../../_shared/address.ts";
import { plainText } from "../../_shared/plain-text.ts";
import { safeLink } from "./address.ts";

const MAX_TITLE = 160;
const MAX_DESCRIPTION = 300;

/** One thing found, as its source tells it: nothing of it is believed yet. */
export type Row = {
  /** The source's own name for it; its link where it has none. */
  readonly id?: unknown;
  readonly title: unknown;
  readonly description?: unknown;
  readonly link: unknown;
  readonly closes?: unknown;
  readonly publishedAt?: unknown;
  /** It holds every word that was asked for. */
  readonly isExact?: boolean;
  /** Another address of the same thing, such as the official page. */
  readonly alsoAt?: unknown;
};

/** A row that has been looked at: plain text and a link that may be followed. */
export type Item = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly closes: string | null;
  readonly publishedAt: string | null;
  readonly isExact: boolean;
  readonly alsoAt: string | null;
};

/** What is usable of the rows; a bad row is dropped alone, and so is one that repeats an id. */
export function itemsOf(
  rows: ReadonlyArray<Row>,
  linkHosts: ReadonlyArray<string> | null,
): ReadonlyArray<Item> {
  const items = rows.flatMap((row) => itemOf(row, linkHosts) ?? []);
  return [...new Map(items.toReversed().map((item) => [item.id, item]))]
    .map(([, item]) => item)
    .toReversed();
}

function itemOf(
  row: Row,
  linkHosts: ReadonlyArray<string> | null,
): Item | null {
  const title = plainText(row.title, MAX_TITLE);
  const link = safeLink(row.link, linkHosts);
  if (!title || !link) return null;
  return {
    id: nameOf(row.id) ?? canonicalLink(link),
    title,
    description: plainText(row.description, MAX_DESCRIPTION),
    link,
    closes: civilDate(row.closes),
    publishedAt: civilDate(row.publishedAt),
    isExact: row.isExact ?? false,
    alsoAt: safeLink(row.alsoAt, null),
  };
}

function nameOf(id: unknown): string | null {
  const name = typeof id === "number" ? String(id) : id;
  return typeof name === "string" && /^[\w./-]{1,120}$/.test(name)
    ? name
    : null;
}

/** The day of a date such as "2026-08-22T10:34:17"; null for anything else. */
function civilDate(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value) ?? [];
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}
