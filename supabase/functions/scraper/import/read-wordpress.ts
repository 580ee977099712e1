import { fail, ok } from "#domain/result.ts";
import type { ImportContext, ListParts } from "./list-part.ts";
import { readFeedList } from "./read-feed.ts";
import { findOldest } from "./rows.ts";
import { MAX_ROWS, PER_PAGE, readPages } from "./wordpress-pages.ts";

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const YEAR_MS = 365 * 24 * HOUR_MS;
/** The site's clock may differ from ours. */
const OVERLAP_MS = HOUR_MS;

/** Failures of the API after which a site may still serve its feed. */
const CLOSED = /^(status_40[134]|shape|robots)$/;

/**
 * Reads changes since the last import. The first time, and then once a week, reads the
 * list of the last twelve months, up to 2,000 posts.
 */
export async function* readWordPress(context: ImportContext): ListParts {
  const { feedUrl } = context.source;
  let { state } = context;
  for (const read of [readChanges, readListing])
    for await (const part of read({ ...context, state })) {
      if (!part.ok)
        return feedUrl && CLOSED.test(part.error)
          ? yield* readFallback({ ...context, state }, feedUrl)
          : yield part;
      state = part.value.state;
      yield part;
    }
}

async function* readChanges(context: ImportContext): ListParts {
  const { state, startedAt } = context;
  if (state.synced_at === null) return;
  const since = before(state.synced_at, OVERLAP_MS);
  const query = { orderby: "modified", modified_after: since };
  for await (const page of readPages(context, query, 1)) {
    if (!page.ok) return yield page;
    const { raws, number, isLast } = page.value;
    // Old WordPress versions ignore `modified_after`.
    const isPast = (raws.at(-1)?.modifiedAt ?? startedAt) < since;
    const isEnd = isLast || isPast || number * PER_PAGE >= MAX_ROWS;
    const next = isEnd ? { ...state, synced_at: startedAt } : state;
    yield ok({ raws, needsRows: false, listing: null, state: next });
    if (isEnd) return;
  }
}

/** Reads the list once a week, from the page where an earlier run stopped. */
async function* readListing(context: ImportContext): ListParts {
  const { state } = context;
  const weekAgo = before(context.startedAt, WEEK_MS);
  const isUnderWay = (state.listing_since ?? "") > weekAgo;
  if (!isUnderWay && (state.listed_at ?? "") > weekAgo) return;
  const startedAt = (isUnderWay && state.listing_since) || context.startedAt;
  const yearAgo = before(startedAt, YEAR_MS);
  const query = { orderby: "date", after: yearAgo };
  const firstPage = isUnderWay ? state.next_page : 1;
  let oldest: string | null = null;
  for await (const page of readPages(context, query, firstPage)) {
    if (!page.ok) return yield page;
    const { raws, number, isLast, isRefused } = page.value;
    // Sites have served valid lists without entries by mistake.
    if (number === 1 && raws.length === 0) return yield fail("empty");
    if (!isRefused) oldest = findOldest(raws);
    const isPast = oldest !== null && oldest < yearAgo;
    const isEnd = isLast || isPast || number * PER_PAGE >= MAX_ROWS;
    const synced_at = state.synced_at ?? startedAt;
    const needsRows = number === 1;
    yield ok(
      isEnd
        ? {
            raws,
            needsRows,
            listing: {
              startedAt,
              since: isLast && !isRefused ? yearAgo : oldest,
            },
            state: {
              ...state,
              synced_at,
              listed_at: startedAt,
              listing_since: null,
              next_page: 1,
            },
          }
        : {
            raws,
            needsRows,
            listing: null,
            state: {
              ...state,
              synced_at,
              listing_since: startedAt,
              next_page: number + 1,
            },
          },
    );
    if (isEnd) return;
  }
}

/**
 * Reads the feed while the API is closed. Leaves the state as it is: a feed shows only the
 * newest posts, and no changes.
 */
async function* readFallback(
  context: ImportContext,
  feedUrl: string,
): ListParts {
  for await (const part of readFeedList(context, feedUrl))
    yield part.ok
      ? ok({ ...part.value, listing: null, state: context.state })
      : part;
}

function before(moment: string, ms: number): string {
  return new Date(Date.parse(moment) - ms).toISOString();
}
