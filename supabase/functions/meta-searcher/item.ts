import { isCivilDate } from "#domain/profile/date-parts.ts";
import { isPublicName, normalizeHost } from "../_shared/address.ts";
import { parseMoment } from "../_shared/moment.ts";
import { plainText } from "../_shared/plain-text.ts";

const MAX_TITLE = 160;
const MAX_DESCRIPTION = 300;
const MAX_LINK = 2_048;

/** Source of an item. */
export type Origin = {
  readonly key: string;
  readonly name: string;
  /** Multiplies the score that a rank gives. */
  readonly weight: number;
};

/** An untrusted row of a source. */
export type SourceRow = {
  readonly title: unknown;
  readonly description?: unknown;
  readonly link: unknown;
  readonly closes?: unknown;
  readonly publishedAt?: unknown;
  /** True for an exact match of the catalogue search. */
  readonly isExact?: boolean;
  /** Another URL of the same item, such as its official page. */
  readonly alsoAt?: unknown;
  /** Time of the last import that listed the row. */
  readonly copiedAt?: unknown;
};

/** A validated row: plain text and a safe link. */
export type SourceItem = {
  readonly origin: Origin;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** A civil day, like `publishedAt`. */
  readonly closes: string | null;
  readonly publishedAt: string | null;
  readonly isExact: boolean;
  readonly alsoAt: string | null;
  /** ISO timestamp of the last import that listed the row; null for a row of another source. */
  readonly copiedAt: string | null;
};

/** Null when the row has no title or no safe link. `linkHosts` null: any public host. */
export function itemFrom(
  row: SourceRow,
  origin: Origin,
  linkHosts: ReadonlyArray<string> | null,
): SourceItem | null {
  const title = plainText(row.title, MAX_TITLE);
  const link = safeLink(row.link, linkHosts);
  if (!title || !link) return null;
  return {
    origin,
    title,
    description: plainText(row.description, MAX_DESCRIPTION),
    link,
    closes: civilDay(row.closes),
    publishedAt: civilDay(row.publishedAt),
    isExact: row.isExact ?? false,
    alsoAt: safeLink(row.alsoAt, null),
    copiedAt:
      typeof row.copiedAt === "string" ? parseMoment(row.copiedAt) : null,
  };
}

/** An http(s) link without credentials on one of the hosts, with or without "www."; else null. `hosts` null: any public host. */
export function safeLink(
  value: unknown,
  hosts: ReadonlyArray<string> | null,
): string | null {
  if (typeof value !== "string" || value.length > MAX_LINK) return null;
  const url = URL.parse(value.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.username || url.password || url.href.length > MAX_LINK) return null;
  const isAllowed = hosts
    ? hosts.some((host) => normalizeHost(host) === normalizeHost(url.host))
    : isPublicName(url.hostname);
  return isAllowed ? url.href : null;
}

/** The day of a date such as "2026-08-22T10:34:17". */
function civilDay(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value) ?? [];
  return day && isCivilDate(day) ? day : null;
}
