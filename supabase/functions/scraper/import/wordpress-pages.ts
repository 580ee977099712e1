import { z } from "zod";
import { fail, ok, type Result } from "#domain/result.ts";
import { parseMoment } from "../../_shared/moment.ts";
import { type ImportContext, requestList } from "./list-part.ts";
import type { RawRow } from "./rows.ts";

/** Maximum that WordPress allows. */
export const PER_PAGE = 100;
/** Maximum posts of one list. */
export const MAX_ROWS = 2_000;
/** Enough for a hundred posts with their content, which custom post types need. */
const MAX_BYTES = 8_000_000;
const FIELDS = "id,date_gmt,modified_gmt,link,title,excerpt";

type Post = RawRow & { readonly modifiedAt: string | null };

type Page = {
  readonly raws: ReadonlyArray<Post>;
  readonly number: number;
  /** The list has no further page. */
  readonly isLast: boolean;
  /** The site rejects the page, as WordPress does past the end. */
  readonly isRefused: boolean;
};

/** Reads a list of the WordPress REST API page by page, from the newest post on. */
export async function* readPages(
  context: ImportContext,
  query: Readonly<Record<string, string>>,
  firstPage: number,
): AsyncGenerator<Result<Page, string>> {
  for (let number = firstPage; ; number += 1) {
    const response = await requestList(context, {
      url: pageUrl(context, { ...query, page: String(number) }),
      maxBytes: MAX_BYTES,
      headers: { accept: "application/json" },
    });
    if (!response.ok && response.error === "status_400" && number > 1)
      return yield ok({ raws: [], number, isLast: true, isRefused: true });
    if (!response.ok) return yield response;
    const raws = parsePosts(response.value.text);
    if (!raws) return yield fail("shape");
    // A short page is no sign of the end: a site may give fewer posts than requested.
    const totalPages = response.value.headers.get("x-wp-totalpages") ?? "";
    const isLast =
      raws.length === 0 ||
      (/^\d{1,9}$/.test(totalPages) && number >= Number(totalPages));
    yield ok({ raws, number, isLast, isRefused: false });
  }
}

function pageUrl(
  { source }: ImportContext,
  query: Readonly<Record<string, string>>,
): URL {
  const url = new URL(source.url);
  const { searchParams } = url;
  searchParams.set("per_page", String(PER_PAGE));
  searchParams.set("order", "desc");
  // A custom post type may have no excerpt.
  const isPost = url.pathname.endsWith("/posts");
  searchParams.set("_fields", isPost ? FIELDS : `${FIELDS},content`);
  if (source.excludedCategories.length > 0)
    searchParams.set("categories_exclude", source.excludedCategories.join());
  for (const [name, value] of Object.entries(query))
    searchParams.set(name, value);
  return url;
}

const TEXT = z.string().catch("");
const HTML = z
  .object({ rendered: z.string() })
  .catch({ rendered: "" })
  .transform(({ rendered }) => rendered);

const POST = z
  .object({
    id: z.number().int().transform(String).catch(""),
    date_gmt: TEXT,
    modified_gmt: TEXT,
    link: TEXT,
    title: HTML,
    excerpt: HTML,
    content: HTML,
  })
  .transform(
    (post): Post => ({
      id: post.id,
      title: post.title,
      description: post.excerpt || post.content,
      link: post.link,
      publishedAt: parseMoment(`${post.date_gmt}Z`),
      modifiedAt: parseMoment(`${post.modified_gmt}Z`),
    }),
  );

/** Null for a text that is not a JSON list; entries that are not objects are dropped. */
function parsePosts(text: string): ReadonlyArray<Post> | null {
  try {
    const posts = z.array(z.unknown()).parse(JSON.parse(text));
    return posts.flatMap((post) => POST.safeParse(post).data ?? []);
  } catch {
    return null;
  }
}
