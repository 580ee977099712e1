import process from "node:process";
import { runScraper } from "../run-scraper.ts";
import { createStore, type Link } from "../store.ts";

export type ScrapeSite = {
  /** The product, and its secret key. */
  readonly url: string;
  readonly key: string;
  readonly holder: string;
  readonly leaseSeconds?: number;
  readonly links?: ReadonlyArray<Link>;
};

type More = Partial<Parameters<typeof runScraper>[0]>;

/** A run over sites of this machine, without pauses. */
export function scrapeSite(
  { links = [], ...backend }: ScrapeSite,
  more: More = {},
) {
  return runScraper({
    store: createStore({ ...backend, fetch: (request) => fetch(request) }),
    links,
    sources: [],
    everyHours: 0,
    fetch,
    resolve: async (name) => [name],
    now: Date.now,
    userAgent: "TrampolinBot/1.0 (+https://trampolin.example)",
    pauseMs: 0,
    timeoutMs: 60_000,
    isTest: true,
    signal: new AbortController().signal,
    ...more,
  });
}

// As a process of its own, of Node or of Deno, it can be killed; it prints how it ended.
const [given, more = "{}"] = process.argv.slice(2);
if (import.meta.main && given)
  console.log(
    JSON.stringify(await scrapeSite(JSON.parse(given), JSON.parse(more))),
  );
