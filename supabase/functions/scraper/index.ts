// Entry point for Supabase; the build bundles it for deployment.

import { CRAWL_POLICY } from "../_shared/crawl-client.ts";
import type { DenoRuntime } from "../_shared/deno.ts";
import { createDnsResolve } from "../_shared/dns-resolve.ts";
import { createNetworkPolicy } from "../_shared/network-policy.ts";
import { SOURCES } from "../_shared/sources.ts";
import { createTokenHandler } from "../_shared/token-handler.ts";
import { readEveryHours } from "./every-hours.ts";
import { catalogueLinks } from "./links/catalogue-links.ts";
import { runScraper } from "./run-scraper.ts";
import { createScraperStore } from "./store.ts";
import { createUserAgent } from "./user-agent.ts";

declare const Deno: DenoRuntime;

const everyHours = readEveryHours(Deno.env.get("SCRAPE_EVERY_HOURS"));
const api = {
  url: variable("SUPABASE_URL"),
  key: variable("SUPABASE_SERVICE_ROLE_KEY"),
  fetch: (request: Request) => fetch(request),
};

Deno.serve(
  createTokenHandler({
    token: variable("SCRAPER_TOKEN"),
    tokenName: "SCRAPER_TOKEN",
    async work(signal) {
      // The cron calls also while the scraper is off.
      if (everyHours === 0) return { state: "notDue" };
      const result = await runScraper({
        ...CRAWL_POLICY,
        store: createScraperStore({ ...api, workerId: crypto.randomUUID() }),
        links: catalogueLinks(),
        sources: SOURCES,
        everyHours,
        fetch,
        network: createNetworkPolicy(createDnsResolve(Deno.resolveDns)),
        now: Date.now,
        userAgent: createUserAgent(
          Deno.env.get("PUBLIC_URL") || null,
          Deno.env.get("CONTACT_EMAIL") || null,
        ),
        signal,
      });
      if (result.state !== "busy" && result.state !== "notDue")
        console.log(JSON.stringify(result));
      return result;
    },
    onFailure: (error) => console.error(String(error)),
  }),
);

function variable(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is needed`);
  return value;
}
