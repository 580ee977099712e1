import process from "node:process";
import { createNetworkPolicy } from "../../_shared/network-policy.ts";
import { runScraper, type ScraperParts } from "../run-scraper.ts";
import { createScraperStore, type Link } from "../store.ts";

export type ScrapeSite = {
  /** URL of the data API, and its secret key. */
  readonly url: string;
  readonly key: string;
  readonly workerId: string;
  readonly leaseSeconds?: number;
  readonly links?: ReadonlyArray<Link>;
};

/** A run over sites of this machine, without delays. */
export function scrapeSite(
  { links = [], ...backend }: ScrapeSite,
  more: Partial<ScraperParts> = {},
) {
  return runScraper({
    store: createScraperStore({
      ...backend,
      fetch: (request) => fetch(request),
    }),
    links,
    sources: [],
    everyHours: 0,
    fetch,
    network: createNetworkPolicy(async (name) => [name], ["127.0.0.1"]),
    now: Date.now,
    userAgent: "TrampolinBot/1.0 (+https://trampolin.example)",
    delayMs: 0,
    timeoutMs: 60_000,
    signal: new AbortController().signal,
    ...more,
  });
}

// As a process of its own, under Node or Deno, runs once and prints the result.
const [site, more = "{}"] = process.argv.slice(2);
if (import.meta.main && site)
  console.log(
    JSON.stringify(await scrapeSite(JSON.parse(site), JSON.parse(more))),
  );
