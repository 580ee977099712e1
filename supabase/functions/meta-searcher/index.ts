// The entry for Supabase: Deno reads its settings, and the build has laid the catalogue beside it.
import catalogue from "./catalogue-index.json" with { type: "json" };
import { limited } from "./client-limit.ts";
import { createHandler } from "./handler.ts";
import { createHarvestSearch } from "./harvest-search.ts";
import { createIndexSearch } from "./index-search.ts";
import { readSettings } from "./settings.ts";
import { harvest } from "./sources/harvest.ts";

const readVariable = (name: string) => Deno.env.get(name);
const givenUrl = readVariable("PUBLIC_URL");
if (!givenUrl) throw new Error("PUBLIC_URL is needed: the site's address");
const publicUrl = givenUrl.replace(/\/+$/, "");

const settings = readSettings(
  JSON.parse(readVariable("META_SEARCH_CONFIG") || "{}"),
  readVariable,
  storedHere(),
);
if (settings.withoutContact.length > 0)
  console.warn(
    JSON.stringify({ notAskedWithoutContact: settings.withoutContact }),
  );

const handle = createHandler({
  settings,
  searchCatalogue: createIndexSearch(catalogue),
  publicUrl,
  onFailure: (source, why) => console.warn(JSON.stringify({ source, ...why })),
});

Deno.serve(limited(handle, Date.now));

/** What the scraper has stored: the platform tells every function where its database is. */
function storedHere() {
  const url = readVariable("SUPABASE_URL");
  const key = readVariable("SUPABASE_ANON_KEY");
  if (!url || !key) return [];
  const search = createHarvestSearch({
    url,
    key,
    fetch: (request) => fetch(request),
  });
  return [harvest(search, publicUrl)];
}
