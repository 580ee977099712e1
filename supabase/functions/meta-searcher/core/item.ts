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
  /** When it was read where it comes from; absent where that is now. */
  readonly copiedAt?: unknown;
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
  /** ISO moment; null where it was told there and then. */
  readonly copiedAt: string | null;
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

/** Since when the oldest of them has been a copy, in milliseconds; 0 where none is one. */
export function copyAgeMs(items: ReadonlyArray<Item>, now: number): number {
  return Math.max(
    0,
    ...items.map(({ copiedAt }) => (copiedAt ? now - Date.parse(copiedAt) : 0)),
  );
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
    copiedAt: momentIn(row.copiedAt),
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

function momentIn(value: unknown): string | null {
  return typeof value === "string" && !Number.isNaN(Date.parse(value))
    ? value
    : null;
}
