import { bareHost, canonicalLink } from "../../_shared/address.ts";
import { LIST_OF_CALLS } from "../../_shared/list-of-calls.ts";
import { plainText } from "../../_shared/plain-text.ts";
import type { Source } from "../../_shared/sources.ts";
import type { Opportunity, Rejection } from "../store.ts";

/** What a list says of one entry, not yet looked at. */
export type RawRow = {
  readonly id: string;
  readonly title: unknown;
  readonly description: unknown;
  readonly link: unknown;
  /** ISO moment. */
  readonly publishedAt: string | null;
};

/** What a source gave, or why it gave nothing. `since`: how far back its list reaches without a gap. */
export type Reading =
  | { readonly rows: ReadonlyArray<RawRow>; readonly since: string | null }
  | { readonly failure: string };

/** PostgreSQL's word for "everything". */
export const EVERYTHING = "-infinity";

const MAX_TITLE = 300;
const MAX_DESCRIPTION = 400;
const MAX_ID = 300;
const MAX_LINK = 2_048;

/** Plain rows that may be shown, and the rest, each with its reason. */
export function sortRows(raws: ReadonlyArray<RawRow>, source: Source) {
  const rows: Array<Opportunity> = [];
  const rejected: Array<Rejection> = [];
  const taken = new Set<string>();
  for (const raw of raws) {
    const judged = taken.has(raw.id) ? "twice" : judge(raw, source);
    if (typeof judged === "string") {
      rejected.push({
        reason: judged,
        title: plainText(raw.title, MAX_TITLE) || null,
        link: plainText(raw.link, MAX_TITLE) || null,
      });
      continue;
    }
    taken.add(raw.id);
    rows.push(judged);
  }
  return { rows, rejected };
}

/** How far back a list from the newest to the oldest reaches; null where its order cannot be told. */
export function reachOf(rows: ReadonlyArray<RawRow>): string | null {
  let oldest: string | null = null;
  for (const { publishedAt } of rows) {
    if (!publishedAt || (oldest && publishedAt > oldest)) return null;
    oldest = publishedAt;
  }
  return oldest;
}

/** The row, or what is wrong with it. */
function judge(raw: RawRow, source: Source): Opportunity | string {
  const title = plainText(raw.title, MAX_TITLE);
  if (title === "") return "no_title";
  if (!raw.id || raw.id.length > MAX_ID || /\p{Cc}/u.test(raw.id))
    return "no_id";
  if (!source.isOfficial && LIST_OF_CALLS.test(title)) return "list_of_calls";
  const url = ownLink(raw.link, source);
  if (typeof url === "string") return url;
  return {
    native_id: raw.id,
    title,
    description: plainText(raw.description, MAX_DESCRIPTION),
    language: source.language,
    link: url.href,
    canonical_link: canonicalLink(url),
    published_at: raw.publishedAt,
    // No source tells it in a form that can be relied upon.
    closes_at: null,
  };
}

/** The address, or what is wrong with it. */
function ownLink(value: unknown, { linkHosts }: Source): URL | string {
  const url =
    typeof value === "string" && value.length <= MAX_LINK
      ? URL.parse(value.trim())
      : null;
  if (!url || url.username || url.password || url.href.length > MAX_LINK)
    return "no_link";
  if (url.protocol !== "https:") return "not_https";
  const isOwn = linkHosts.some((host) => bareHost(host) === bareHost(url.host));
  return isOwn ? url : "foreign_link";
}
