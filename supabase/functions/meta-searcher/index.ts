// The entry for Supabase, deployed as the build bundles it.
import { searchCatalogue } from "#app/features/catalogue/screen-data/search-catalogue.ts";
import type { DenoRuntime } from "../_shared/deno.ts";
import { limited } from "./client-limit.ts";
import { createHandler } from "./handler.ts";
import { createHarvestSearch } from "./harvest-search.ts";
import { readSettings } from "./settings.ts";
import { harvest } from "./sources/harvest.ts";

declare const Deno: DenoRuntime;

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
  searchCatalogue,
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
