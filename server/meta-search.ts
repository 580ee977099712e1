import { readFileSync } from "node:fs";
import {
  createHandler,
  type Handler,
} from "#supabase/functions/meta-searcher/handler.ts";
import {
  readSettings,
  type Settings,
} from "#supabase/functions/meta-searcher/settings.ts";
import type { SearchCatalogue } from "#supabase/functions/meta-searcher/sources/catalogue.ts";
import { type Env, StartError } from "./env.ts";
import type { Log } from "./log.ts";

export type MetaSearchParts = {
  readonly env: Pick<Env, "metaSearch" | "contactEmail">;
  readonly publicUrl: string;
  readonly searchCatalogue: SearchCatalogue;
  readonly log: Log;
};

/** The edge function `meta-searcher` in this process. Throws a `StartError` when its configuration is not right. */
export function createMetaSearch({
  env,
  publicUrl,
  searchCatalogue,
  log,
}: MetaSearchParts): Handler {
  return createHandler({
    settings: settingsOf(env, publicUrl),
    searchCatalogue,
    publicUrl,
    onFailure: (source, why) =>
      log.warn({ source, ...why }, "a source of the meta-search failed"),
  });
}

function settingsOf(
  { metaSearch, contactEmail }: MetaSearchParts["env"],
  publicUrl: string,
): Settings {
  const variables: Readonly<Record<string, string | null>> = {
    PUBLIC_URL: publicUrl,
    CONTACT_EMAIL: contactEmail,
    SEARXNG_URL: metaSearch.searxngUrl,
    BRAVE_API_KEY: metaSearch.braveApiKey,
    ROR_CLIENT_ID: metaSearch.rorClientId,
  };
  try {
    const config: unknown = metaSearch.configPath
      ? JSON.parse(readFileSync(metaSearch.configPath, "utf8"))
      : {};
    return readSettings(config, (name) => variables[name] ?? undefined);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`META_SEARCH_CONFIG cannot be used: ${why}.`);
  }
}
