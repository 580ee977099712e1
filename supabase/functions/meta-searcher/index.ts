// The entry for Supabase: Deno reads its settings, and the build has laid the catalogue beside it.
import catalogue from "./catalogue-index.json" with { type: "json" };
import { createHandler } from "./handler.ts";
import { createIndexSearch } from "./index-search.ts";
import { readSettings } from "./settings.ts";

const readVariable = (name: string) => Deno.env.get(name);
const publicUrl = readVariable("PUBLIC_URL");
if (!publicUrl) throw new Error("PUBLIC_URL is needed: the site's address");

Deno.serve(
  createHandler({
    settings: readSettings(
      JSON.parse(readVariable("META_SEARCH_CONFIG") || "{}"),
      readVariable,
    ),
    searchCatalogue: createIndexSearch(catalogue),
    publicUrl: publicUrl.replace(/\/+$/, ""),
    onFailure: (source, why) =>
      console.warn(JSON.stringify({ source, ...why })),
  }),
);
