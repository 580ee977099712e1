import type { Fields } from "../../_shared/shape.ts";
import { answered, type Reply } from "../core/reply.ts";
import { tellingWords } from "../core/words.ts";
import { rowsOf } from "./shape.ts";
import type { Call, Source } from "./source.ts";

/** Searches what the scraper has stored for all these words. Gives a list of `search_external_opportunities`. */
export type SearchHarvest = (
  words: string,
  call: Pick<Call, "limit" | "signal">,
) => Promise<Reply<unknown>>;

/** What other sites have published, as it was last read: it answers when they do not. */
export function harvest(search: SearchHarvest, publicUrl: string): Source {
  return {
    key: "cosecha",
    name: {
      es: "Nuestra copia de otros sitios",
      en: "Our copy of other sites",
    },
    base: publicUrl,
    isOwn: true,
    // What the scraper has found or missed shows within a minute.
    freshMs: 60_000,
    isOn: true,
    // Below the sites that it has its rows from: where one answers, its own answer is shown.
    weight: 0.55,
    timeoutMs: 1_500,
    perMinute: Number.POSITIVE_INFINITY,
    linkHosts: null,
    async search({ text, english }, call) {
      const wordings = [text, english].map((words) =>
        tellingWords(words).join(" "),
      );
      // Many of the sites write in English.
      const lists = await Promise.all(
        [...new Set(wordings)].map(async (words) => {
          const reply = await search(words, call);
          return reply.ok ? rowsOf(reply.value, rowOf) : reply;
        }),
      );
      const failure = lists.find(({ ok }) => !ok);
      return (
        failure ??
        answered(inTurn(lists.map((list) => (list.ok ? list.value : []))))
      );
    },
  };
}

/** The first of each list, then the second of each: of many, only the first are shown. */
function inTurn<T>(lists: ReadonlyArray<ReadonlyArray<T>>): ReadonlyArray<T> {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}

function rowOf(row: Fields) {
  const { title, description, link, published_at, closes_at, last_seen } = row;
  return {
    title,
    description,
    link,
    publishedAt: published_at,
    closes: closes_at,
    copiedAt: last_seen,
  };
}
