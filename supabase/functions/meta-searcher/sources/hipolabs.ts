import { fold } from "../core/words.ts";
import { joined, rowsOf } from "./shape.ts";
import { addressOf, type Source } from "./source.ts";

/** Universities by name. The public server knows http only, so this needs a base address of one's own. */
export const hipolabs: Source = {
  key: "hipolabs",
  name: "Hipolabs",
  base: "https://universities.hipolabs.com",
  linkHosts: null,
  isOn: false,
  weight: 0.3,
  timeoutMs: 2_500,
  perMinute: 60,
  suits: ({ text }) => /\b(universi|institut|college)/.test(fold(text)),
  async search(query, { base, limit, http, signal }) {
    const reply = await http.json({
      url: addressOf(`${base}/search`, {
        // The server makes a pattern of it.
        name_contains: query.text.replace(/[^\p{L}\p{N} ]/gu, ""),
        limit,
      }),
      signal,
    });
    if (!reply.ok) return reply;
    return rowsOf(reply.value, ({ name, country, web_pages: pages }) => ({
      title: name,
      description: joined([country]),
      link: Array.isArray(pages) ? pages[0] : null,
    }));
  },
};
