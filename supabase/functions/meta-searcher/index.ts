// Entry point for Supabase; the build bundles it for deployment.
import { searchCatalogue } from "#catalogue/views/search-catalogue.ts";
import type { DenoRuntime } from "../_shared/deno.ts";
import { createDnsResolve } from "../_shared/dns-resolve.ts";
import { withClientLimit } from "./client-limit.ts";
import { createHandler } from "./handler.ts";
import { createFederatedSearch } from "./search.ts";
import { readSettings } from "./settings.ts";

declare const Deno: DenoRuntime;

const readVariable = (name: string) => Deno.env.get(name);
const publicUrl = readVariable("PUBLIC_URL");
if (!publicUrl) throw new Error("PUBLIC_URL is needed: the site's address");

const settings = readSettings(
  JSON.parse(readVariable("META_SEARCH_CONFIG") || "{}"),
  readVariable,
);
if (settings.withoutContact.length > 0)
  console.warn(
    JSON.stringify({ notAskedWithoutContact: settings.withoutContact }),
  );

const search = createFederatedSearch({
  settings,
  searchCatalogue,
  import: readDatabase(),
  publicUrl: publicUrl.replace(/\/+$/, ""),
  fetch,
  resolve: createDnsResolve(Deno.resolveDns),
  now: Date.now,
  onFailure: (source, failure) =>
    console.warn(JSON.stringify({ source, ...failure })),
});

Deno.serve(withClientLimit(createHandler(search), Date.now));

/** The platform sets both variables for every function. */
function readDatabase() {
  const url = readVariable("SUPABASE_URL");
  const key = readVariable("SUPABASE_ANON_KEY");
  if (!url || !key) return null;
  return { url, key, fetch: (request: Request) => fetch(request) };
}
