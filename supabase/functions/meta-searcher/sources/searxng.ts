import { fieldsOf } from "../../_shared/shape.ts";
import { rowsOf } from "./shape.ts";
import { addressOf, type Source } from "./source.ts";

/** The operator's own SearXNG; `search.formats` of its settings must hold "json". */
export function searxng(base: string): Source {
  return {
    key: "searxng",
    name: "SearXNG",
    base,
    linkHosts: null,
    isOn: true,
    weight: 0.8,
    timeoutMs: 3_500,
    perMinute: 300,
    isLocalized: true,
    searchLink: ({ text }) => addressOf(`${base}/search`, { q: text }).href,
    async search(query, { base, locale, http, signal }) {
      const reply = await http.json({
        url: addressOf(`${base}/search`, {
          q: query.text,
          format: "json",
          language: locale,
          categories: "general",
          safesearch: 1,
        }),
        signal,
      });
      if (!reply.ok) return reply;
      return rowsOf(
        fieldsOf(reply.value).results,
        ({ url, title, content, publishedDate }) => ({
          title,
          description: content,
          link: url,
          publishedAt: publishedDate,
        }),
      );
    },
  };
}
