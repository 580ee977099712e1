import { fail, ok } from "#domain/result.ts";
import { readFeed } from "../../_shared/feed.ts";
import type { HttpResponse } from "../../_shared/http-client.ts";
import {
  type ImportContext,
  type ListParts,
  requestList,
} from "./list-part.ts";
import { findOldest } from "./rows.ts";

const MAX_BYTES = 1_500_000;
const ACCEPT =
  "application/rss+xml, application/atom+xml, application/xml;q=0.9";
const MAX_VALIDATOR = 300;

/** Reads an RSS or Atom feed, unless the site reports no change. */
export async function* readFeedList(
  context: ImportContext,
  url = context.source.url,
): ListParts {
  const { state, startedAt } = context;
  const response = await requestList(context, {
    url: new URL(url),
    maxBytes: MAX_BYTES,
    headers: {
      accept: ACCEPT,
      ...(state.etag && { "if-none-match": state.etag }),
      ...(state.last_modified && { "if-modified-since": state.last_modified }),
    },
  });
  if (!response.ok) return yield response;
  const synced = { ...state, synced_at: startedAt };
  if (response.value.status === 304)
    return yield ok({
      raws: [],
      needsRows: false,
      listing: null,
      state: synced,
    });
  const raws = readFeed(response.value.text);
  if (!raws) return yield fail("shape");
  // Sites have served valid feeds without entries by mistake.
  if (raws.length === 0) return yield fail("empty");
  yield ok({
    raws,
    needsRows: true,
    listing: { startedAt, since: findOldest(raws) },
    state: {
      ...synced,
      listed_at: startedAt,
      etag: readValidator(response.value, "etag"),
      last_modified: readValidator(response.value, "last-modified"),
    },
  });
}

function readValidator({ headers }: HttpResponse, name: string): string | null {
  const value = headers.get(name);
  return value && value.length <= MAX_VALIDATOR ? value : null;
}
