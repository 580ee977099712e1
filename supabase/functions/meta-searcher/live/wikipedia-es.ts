import { toFields } from "../../_shared/shape.ts";
import { type LiveApi, readRows, urlWith, wrongShape } from "./live-api.ts";

const SITE = "https://es.wikipedia.org";
const MAX_ROWS = 5;

/** Explains terms; it lists no calls. */
export const wikipediaEs: LiveApi = {
  key: "wikipedia_es",
  name: "Wikipedia",
  base: SITE,
  linkHosts: ["es.wikipedia.org"],
  weight: 0.35,
  quota: { requests: 8, seconds: 8 },
  needsContact: true,
  searchLink: ({ text }) =>
    urlWith(`${SITE}/w/index.php`, { search: text }).href,
  request: ({ text }, { base, limit }) => ({
    url: urlWith(`${base}/w/api.php`, {
      action: "query",
      list: "search",
      format: "json",
      formatversion: 2,
      srsearch: text,
      srlimit: Math.min(limit, MAX_ROWS),
      srwhat: "text",
      srprop: "snippet",
    }),
  }),
  read(body) {
    const { error, query } = toFields(body);
    if (error !== undefined) return wrongShape(String(toFields(error).code));
    return readRows(toFields(query).search, ({ title, snippet }) =>
      typeof title !== "string" || /^#redire/i.test(String(snippet))
        ? null
        : {
            title,
            description: snippet,
            link: `${SITE}/wiki/${encodeURIComponent(title.replaceAll(" ", "_"))}`,
          },
    );
  },
};
