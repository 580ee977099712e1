import { follow, type Guide } from "../../_shared/follow.ts";
import { momentOf } from "../../_shared/moment.ts";
import { fieldsOf, objectsIn } from "../../_shared/shape.ts";
import type { Source } from "../../_shared/sources.ts";
import { EVERYTHING, type RawRow, type Reading, reachOf } from "./rows.ts";

const PER_PAGE = 50;
const PAGES = 2;
/** Fifty whole pages, where a type of the site's own has no excerpt. */
const MAX_BYTES = 4_000_000;
const FIELDS = "id,date_gmt,link,title,excerpt";

/** The newest posts of a WordPress site, through its own interface. */
export async function readWordPress(
  guide: Guide,
  source: Source,
): Promise<Reading> {
  const rows: Array<RawRow> = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const reading = await readPage(guide, addressOf(source, page));
    if ("failure" in reading) {
      if (page === 1) return reading;
      break;
    }
    rows.push(...reading.rows);
    const { total } = reading;
    if (total !== undefined && rows.length >= total)
      return { rows, since: EVERYTHING };
    // A short page alone proves nothing: a site may give fewer than were asked for.
    if (total === undefined && reading.rows.length < PER_PAGE) break;
  }
  return { rows, since: reachOf(rows) };
}

function addressOf(source: Source, page: number): URL {
  const url = new URL(source.url);
  const query = {
    per_page: String(PER_PAGE),
    page: String(page),
    orderby: "date",
    order: "desc",
    _fields: url.pathname.endsWith("/posts") ? FIELDS : `${FIELDS},content`,
  };
  for (const [name, value] of Object.entries(query))
    url.searchParams.set(name, value);
  if (source.excludedCategories.length > 0)
    url.searchParams.set(
      "categories_exclude",
      source.excludedCategories.join(","),
    );
  return url;
}

async function readPage(
  guide: Guide,
  url: URL,
): Promise<
  | { readonly rows: ReadonlyArray<RawRow>; readonly total?: number }
  | { readonly failure: string }
> {
  const journey = await follow(guide, {
    url,
    method: "GET",
    accept: "application/json",
    maxBytes: MAX_BYTES,
  });
  if (!journey.ok) return { failure: journey.obstacle };
  if (journey.status !== 200) return { failure: `status_${journey.status}` };
  const posts = parsed(journey.text);
  if (!Array.isArray(posts)) return { failure: "shape" };
  const rows = objectsIn(posts).map(rowOf);
  // A valid list without entries has been an error of the site before, and WordPress
  // answers 400 after the last page.
  if (rows.length === 0) return { failure: "empty" };
  return journey.total === undefined
    ? { rows }
    : { rows, total: journey.total };
}

function rowOf(post: Readonly<Record<string, unknown>>): RawRow {
  const { id, link, date_gmt: date } = post;
  return {
    id: typeof id === "number" ? String(id) : "",
    title: fieldsOf(post.title).rendered,
    description:
      fieldsOf(post.excerpt).rendered || fieldsOf(post.content).rendered,
    link,
    publishedAt: momentOf(`${date}Z`),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
