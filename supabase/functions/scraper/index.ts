// The entry for Supabase, deployed as the build bundles it.
import type { DenoRuntime } from "../_shared/deno.ts";
import { createDnsResolve } from "../_shared/dns-resolve.ts";
import { SOURCES } from "../_shared/sources.ts";
import { everyHoursOf } from "./every-hours.ts";
import { createHandler } from "./handler.ts";
import { catalogueLinks } from "./links/catalogue-links.ts";
import { MANNERS, runScraper } from "./run-scraper.ts";
import { createStore } from "./store.ts";
import { userAgentOf } from "./user-agent.ts";

declare const Deno: DenoRuntime;

const publicUrl = variable("PUBLIC_URL").replace(/\/+$/, "");
const everyHours = everyHoursOf(Deno.env.get("SCRAPE_EVERY_HOURS"));
const resolve = createDnsResolve(Deno.resolveDns);
const store = {
  url: variable("SUPABASE_URL"),
  key: variable("SUPABASE_SERVICE_ROLE_KEY"),
  fetch: (request: Request) => fetch(request),
};

Deno.serve(
  createHandler({
    token: variable("SCRAPER_TOKEN"),
    async work(signal) {
      // The cron goes on asking: switched off, nothing is ever due.
      if (everyHours === 0) return { state: "notDue" };
      const result = await runScraper({
        ...MANNERS,
        store: createStore({ ...store, holder: crypto.randomUUID() }),
        links: catalogueLinks(),
        sources: SOURCES,
        everyHours,
        fetch,
        resolve,
        now: Date.now,
        userAgent: userAgentOf(
          publicUrl,
          Deno.env.get("CONTACT_EMAIL") || null,
        ),
        isTest: false,
        signal,
      });
      if ("run" in result) console.log(JSON.stringify(result));
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
