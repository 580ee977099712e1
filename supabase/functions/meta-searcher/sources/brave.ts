import { fieldsOf } from "../../_shared/shape.ts";
import { answered } from "../core/reply.ts";
import { rowsOf } from "./shape.ts";
import { addressOf, type Source } from "./source.ts";

const MAX_WORDS = 50;

/** The web as Brave indexes it; the key is paid for. */
export function brave(apiKey: string): Source {
  return {
    key: "brave",
    name: "Brave Search",
    base: "https://api.search.brave.com",
    linkHosts: null,
    isOn: true,
    weight: 0.9,
    timeoutMs: 3_500,
    perMinute: 60,
    isLocalized: true,
    searchLink: ({ text }) =>
      addressOf("https://search.brave.com/search", { q: text }).href,
    async search(query, { base, limit, locale, http, signal }) {
      const reply = await http.json({
        url: addressOf(`${base}/res/v1/web/search`, {
          q: query.text.split(" ").slice(0, MAX_WORDS).join(" "),
          count: limit,
          country: "MX",
          search_lang: locale,
          safesearch: "strict",
          text_decorations: "false",
          result_filter: "web",
        }),
        signal,
        headers: { "x-subscription-token": apiKey },
      });
      if (!reply.ok) return reply;
      const { type, web } = fieldsOf(reply.value);
      // It leaves the part out when it has found nothing.
      if (type === "search" && web === undefined) return answered([]);
      return rowsOf(fieldsOf(web).results, (hit) => ({
        title: hit.title,
        description: hit.description,
        link: hit.url,
        publishedAt: hit.page_age,
      }));
    },
  };
}
