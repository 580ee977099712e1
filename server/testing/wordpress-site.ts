import {
  type FixtureSite,
  type PageHandler,
  startFixtureSite,
} from "./fixture-site.ts";

/** A post in the WordPress REST API: timestamps without zone. */
export type Post = {
  readonly id: number;
  readonly date_gmt: string;
  readonly modified_gmt: string;
  readonly link: string;
  readonly title: { readonly rendered: string };
  readonly excerpt: { readonly rendered: string };
};

export const POSTS_PATH = "/wp-json/wp/v2/posts";

/** Starts a WordPress site with these posts, which may change. `wrap` may replace its responses. */
export function startWordPressSite(
  posts: () => ReadonlyArray<Post>,
  wrap: (serve: PageHandler) => PageHandler = (serve) => serve,
  { sendsPageCount = true }: { readonly sendsPageCount?: boolean } = {},
): Promise<FixtureSite> {
  return startFixtureSite({
    [POSTS_PATH]: wrap((request, response) => {
      const { searchParams } = new URL(request.url ?? "", "http://site.test");
      const matching = select(posts(), searchParams);
      const perPage = Number(searchParams.get("per_page") ?? 10);
      const page = Number(searchParams.get("page") ?? 1);
      const start = (page - 1) * perPage;
      const pages = Math.ceil(matching.length / perPage);
      const headers = {
        "content-type": "application/json",
        ...(sendsPageCount && { "x-wp-totalpages": String(pages) }),
      };
      if (page > Math.max(1, pages))
        return response
          .writeHead(400, headers)
          .end('{"code":"rest_post_invalid_page_number"}');
      return response
        .writeHead(200, headers)
        .end(JSON.stringify(matching.slice(start, start + perPage)));
    }),
  });
}

/** Filters and sorts like the WordPress REST API. */
function select(
  posts: ReadonlyArray<Post>,
  query: URLSearchParams,
): ReadonlyArray<Post> {
  const after = query.get("after") ?? "";
  const modifiedAfter = query.get("modified_after") ?? "";
  const key = query.get("orderby") === "modified" ? "modified_gmt" : "date_gmt";
  return posts
    .filter(
      (post) => post.date_gmt > after && post.modified_gmt > modifiedAfter,
    )
    .toSorted((one, other) => other[key].localeCompare(one[key]));
}

export function aTitledPost(
  id: number,
  title: string,
  published: string,
): Post {
  return {
    id,
    date_gmt: published.slice(0, 19),
    modified_gmt: published.slice(0, 19),
    link: `https://sitio.example/${id}/`,
    title: { rendered: title },
    excerpt: { rendered: "<p>Un resumen [&hellip;]</p>" },
  };
}
