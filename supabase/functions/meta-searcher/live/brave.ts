import { ok } from "#domain/result.ts";
import { toFields } from "../../_shared/shape.ts";
import { type LiveApi, readRows, urlWith } from "./live-api.ts";

const MAX_WORDS = 50;

/** Web search of Brave; the key is paid. */
export function brave(apiKey: string): LiveApi {
  return {
    key: "brave",
    name: "Brave Search",
    base: "https://api.search.brave.com",
    linkHosts: null,
    weight: 0.9,
    quota: { requests: 8, seconds: 8 },
    isLocalized: true,
    searchLink: ({ text }) =>
      urlWith("https://search.brave.com/search", { q: text }).href,
    request: ({ text }, { base, limit, locale }) => ({
      url: urlWith(`${base}/res/v1/web/search`, {
        q: text.split(" ").slice(0, MAX_WORDS).join(" "),
        count: limit,
        country: "MX",
        search_lang: locale,
        safesearch: "strict",
        text_decorations: "false",
        result_filter: "web",
      }),
      headers: { "x-subscription-token": apiKey },
    }),
    read(body) {
      const { type, web } = toFields(body);
      // An answer without results has no `web`.
      if (type === "search" && web === undefined) return ok([]);
      return readRows(toFields(web).results, (hit) => ({
        title: hit.title,
        description: hit.description,
        link: hit.url,
        publishedAt: hit.page_age,
      }));
    },
  };
}
