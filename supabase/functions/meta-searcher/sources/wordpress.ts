import { LIST_OF_CALLS } from "../../_shared/list-of-calls.ts";
import { plainText } from "../../_shared/plain-text.ts";
import { type Fields, fieldsOf } from "../../_shared/shape.ts";
import type { HttpRequest } from "../core/http.ts";
import type { Row } from "../core/item.ts";
import type { Query } from "../core/query.ts";
import { failed, type Reply } from "../core/reply.ts";
import { itemsOfFeed } from "./feed.ts";
import { rowsOf } from "./shape.ts";
import { addressOf, type Call, type Source } from "./source.ts";

/** A site that runs WordPress and leaves its REST interface open. */
export type WordPressSite = Pick<
  Source,
  "key" | "name" | "base" | "isOn" | "weight" | "timeoutMs" | "linkHosts"
> & {
  readonly language: "es" | "en";
  /** Publishes calls of its own, and no lists of those of others. */
  readonly isOfficial?: boolean;
  /** REST name of what is searched: "posts", or a type of the site's own. */
  readonly route: string;
  /** Categories that hold what is over or is no call, by number. */
  readonly withoutCategories?: ReadonlyArray<number>;
  /** Its last posts as a feed, for when the REST interface is closed. */
  readonly feedPath?: string;
};

/** One a second: these are small sites. */
const PER_MINUTE = 60;

const MAX_TITLE = 300;

const FIELDS = "id,date_gmt,link,title,excerpt";

export function wordPress(site: WordPressSite): Source {
  const textFor = (query: Query) =>
    site.language === "es" ? query.text : query.english;
  return {
    ...site,
    perMinute: PER_MINUTE,
    searchLink: (query) => addressOf(site.base, { s: textFor(query) }).href,
    async search(query, call) {
      const reply = await askRest(site, textFor(query), call);
      return reply.ok || !isClosed(reply) || !site.feedPath
        ? reply
        : askFeed(site.feedPath, query, call);
    },
  };
}

async function askRest(
  site: WordPressSite,
  text: string,
  { base, limit, http, signal }: Call,
): Promise<Reply<ReadonlyArray<Row>>> {
  // A type of the site's own may have no excerpt.
  const isOwnType = site.route !== "posts";
  const request: HttpRequest = {
    url: addressOf(`${base}/wp-json/wp/v2/${site.route}`, {
      search: text,
      per_page: limit,
      orderby: "relevance",
      _fields: isOwnType ? `${FIELDS},content` : FIELDS,
      ...(site.withoutCategories
        ? { categories_exclude: site.withoutCategories.join(",") }
        : {}),
    }),
    signal,
  };
  const reply = await http.json(request);
  if (!reply.ok) return reply;
  return rowsOf(reply.value, (post) =>
    isList(post, site) ? null : rowOf(post),
  );
}

function isList({ title }: Fields, { isOfficial }: WordPressSite): boolean {
  const { rendered } = fieldsOf(title);
  return !isOfficial && LIST_OF_CALLS.test(plainText(rendered, MAX_TITLE));
}

function rowOf(post: Fields): Row {
  const { rendered: title } = fieldsOf(post.title);
  const { rendered: excerpt } = fieldsOf(post.excerpt);
  const { rendered: content } = fieldsOf(post.content);
  return {
    id: post.id,
    title,
    description: excerpt || content,
    link: post.link,
    publishedAt: post.date_gmt,
  };
}

/** The site answers, but not to this: 401, 403, 404, or something else than JSON. */
function isClosed(reply: Reply<unknown>): boolean {
  if (reply.ok) return false;
  const { reason, status } = reply.failure;
  return (
    (reason === "status" && [401, 403, 404].includes(status ?? 0)) ||
    reason === "contentType" ||
    reason === "shape"
  );
}

async function askFeed(
  path: string,
  query: Query,
  { base, http, signal }: Call,
): Promise<Reply<ReadonlyArray<Row>>> {
  const reply = await http.feed({
    url: new URL(`${base}${path}`),
    signal,
    isSecondWay: true,
  });
  if (!reply.ok) return reply;
  const rows = itemsOfFeed(reply.value, query.wanted);
  return rows
    ? { ok: true, value: rows }
    : failed("shape", { detail: "no feed" });
}
