import { isPublicName } from "../../_shared/address.ts";
import { toFields } from "../../_shared/shape.ts";
import type { Query } from "../query.ts";
import { type LiveApi, readRows, urlWith } from "./live-api.ts";

/** The operator's own SearXNG; `search.formats` of its settings must hold "json". */
export function searxng(base: string): LiveApi {
  return {
    key: "searxng",
    name: "SearXNG",
    base,
    linkHosts: null,
    weight: 0.8,
    quota: { requests: 40, seconds: 8 },
    isLocalized: true,
    // Users cannot reach a private host.
    ...(isPublicName(URL.parse(base)?.hostname ?? "")
      ? {
          searchLink: ({ text }: Query) =>
            urlWith(`${base}/search`, { q: text }).href,
        }
      : {}),
    request: ({ text }, { base, locale }) => ({
      url: urlWith(`${base}/search`, {
        q: text,
        format: "json",
        language: locale,
        categories: "general",
        safesearch: 1,
      }),
    }),
    read: (body) =>
      readRows(
        toFields(body).results,
        ({ url, title, content, publishedDate }) => ({
          title,
          description: content,
          link: url,
          publishedAt: publishedDate,
        }),
      ),
  };
}
