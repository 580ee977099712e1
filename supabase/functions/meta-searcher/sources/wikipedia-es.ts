import { fieldsOf } from "../../_shared/shape.ts";
import { failed } from "../core/reply.ts";
import { rowsOf } from "./shape.ts";
import { addressOf, type Source } from "./source.ts";

const SITE = "https://es.wikipedia.org";

/** Tells what a thing is; no calls are found here. */
export const wikipediaEs: Source = {
  key: "wikipedia_es",
  name: "Wikipedia",
  base: SITE,
  linkHosts: ["es.wikipedia.org"],
  isOn: true,
  weight: 0.35,
  timeoutMs: 2_500,
  perMinute: 60,
  needsContact: true,
  searchLink: ({ text }) =>
    addressOf(`${SITE}/w/index.php`, { search: text }).href,
  async search(query, { base, limit, http, signal }) {
    const reply = await http.json({
      url: addressOf(`${base}/w/api.php`, {
        action: "query",
        list: "search",
        format: "json",
        formatversion: 2,
        srsearch: query.text,
        srlimit: Math.min(limit, 5),
        srwhat: "text",
        srprop: "snippet",
      }),
      signal,
    });
    if (!reply.ok) return reply;
    const answer = fieldsOf(reply.value);
    if ("error" in answer)
      return failed("shape", { detail: String(fieldsOf(answer.error).code) });
    return rowsOf(
      fieldsOf(answer.query).search,
      ({ pageid, title, snippet }) =>
        typeof title !== "string" || /^#redire/i.test(String(snippet))
          ? null
          : {
              id: pageid,
              title,
              description: snippet,
              link: `${SITE}/wiki/${encodeURIComponent(title.replaceAll(" ", "_"))}`,
            },
    );
  },
};
