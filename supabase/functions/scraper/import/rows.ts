import { fail, ok, type Result } from "#domain/result.ts";
import { urlKey } from "#domain/urls/canonical-url.ts";
import { normalizeHost } from "../../_shared/address.ts";
import type { FeedEntry } from "../../_shared/feed.ts";
import { LISTICLE_TITLE } from "../../_shared/listicle-title.ts";
import { plainText } from "../../_shared/plain-text.ts";
import type { ImportedSource } from "../../_shared/sources.ts";
import type { OpportunityRecord, Rejection } from "../store.ts";

/** An untrusted entry of a feed, or a WordPress post in the same shape. */
export type RawRow = FeedEntry;

const MAX_TITLE = 300;
const MAX_DESCRIPTION = 400;
const MAX_ID = 300;
const MAX_LINK = 2_048;
/** Maximum characters of a link in a rejection. */
export const MAX_REJECTED_LINK = 300;

/** Splits entries into valid rows in plain text and rejections with their reasons. */
export function validateRows(
  raws: ReadonlyArray<RawRow>,
  source: ImportedSource,
) {
  const rows: Array<OpportunityRecord> = [];
  const rejected: Array<Rejection> = [];
  const ids = new Set<string>();
  for (const raw of raws) {
    const row = ids.has(raw.id) ? fail("twice") : validateRow(raw, source);
    if (!row.ok) {
      rejected.push({
        reason: row.error,
        title: plainText(raw.title, MAX_TITLE) || null,
        link: plainText(raw.link, MAX_REJECTED_LINK) || null,
      });
      continue;
    }
    ids.add(raw.id);
    rows.push(row.value);
  }
  return { rows, rejected };
}

/** The date of the oldest row; null unless all rows are dated and sorted from new to old. */
export function findOldest(rows: ReadonlyArray<RawRow>): string | null {
  let oldest: string | null = null;
  for (const { publishedAt } of rows) {
    if (!publishedAt || (oldest && publishedAt > oldest)) return null;
    oldest = publishedAt;
  }
  return oldest;
}

function validateRow(
  raw: RawRow,
  source: ImportedSource,
): Result<OpportunityRecord, string> {
  const title = plainText(raw.title, MAX_TITLE);
  if (title === "") return fail("no_title");
  if (!raw.id || raw.id.length > MAX_ID || /\p{Cc}/u.test(raw.id))
    return fail("no_id");
  if (!source.isOfficial && LISTICLE_TITLE.test(title))
    return fail("list_of_calls");
  const url = validateLink(raw.link, source);
  if (!url.ok) return url;
  return ok({
    native_id: raw.id,
    title,
    description: plainText(raw.description, MAX_DESCRIPTION),
    language: source.language,
    link: url.value.href,
    canonical_link: urlKey(url.value.href),
    published_at: raw.publishedAt,
    // No source gives a deadline in a reliable form.
    closes_at: null,
  });
}

function validateLink(
  link: string,
  { linkHosts }: ImportedSource,
): Result<URL, string> {
  const url = link.length <= MAX_LINK ? URL.parse(link.trim()) : null;
  if (!url || url.username || url.password || url.href.length > MAX_LINK)
    return fail("no_link");
  if (url.protocol !== "https:") return fail("not_https");
  const isOwn = linkHosts.some(
    (host) => normalizeHost(host) === normalizeHost(url.host),
  );
  return isOwn ? ok(url) : fail("foreign_link");
}
