import { readFileSync } from "node:fs";
import type { SearchImport } from "#app/platform/meta-search-result.ts";
import { createSearch } from "#supabase/functions/meta-searcher/core/search.ts";
import { createMemoryStore } from "#supabase/functions/meta-searcher/core/store.ts";
import {
  createHandler,
  type Handler,
  type HandlerParts,
} from "#supabase/functions/meta-searcher/handler.ts";
import { createHarvestSearch } from "#supabase/functions/meta-searcher/harvest-search.ts";
import {
  readSettings,
  type Settings,
} from "#supabase/functions/meta-searcher/settings.ts";
import type { SearchCatalogue } from "#supabase/functions/meta-searcher/sources/catalogue.ts";
import { harvest } from "#supabase/functions/meta-searcher/sources/harvest.ts";
import { asVisitor, type Backend } from "./backend/backend.ts";
import { type Env, StartError } from "./env.ts";
import type { Log } from "./log.ts";

const IMPORT_CACHE_CHARACTERS = 4_000_000;

export type MetaSearchParts = {
  readonly env: Pick<Env, "metaSearch" | "contactEmail">;
  readonly publicUrl: string;
  /** Where the scraper has stored what it found. */
  readonly backend: Pick<Backend, "public" | "fetch">;
  readonly searchCatalogue: SearchCatalogue;
  readonly onSearched?: HandlerParts["onSearched"];
  readonly log: Log;
};

export type MetaSearch = {
  /** The edge function `meta-searcher`. */
  readonly handle: Handler;
  readonly searchImport: SearchImport;
};

/** The search of other sites in this process. Throws a `StartError` when its configuration is not right. */
export function createMetaSearch(parts: MetaSearchParts): MetaSearch {
  const { publicUrl, searchCatalogue, onSearched, log } = parts;
  const settings = settingsOf(parts);
  if (settings.withoutContact.length > 0)
    log.warn(
      { sources: settings.withoutContact },
      "sources of the meta-search are not asked: CONTACT_EMAIL or PUBLIC_URL must tell them whom to write to",
    );
  const onFailure = (source: string, why: object) =>
    log.warn({ source, ...why }, "a source of the meta-search failed");
  const searchStored = createSearch({
    ...settings,
    sources: settings.sources.filter(({ isOwn }) => isOwn),
    store: createMemoryStore(IMPORT_CACHE_CHARACTERS, Date.now),
    fetch,
    now: Date.now,
    onFailure,
  });
  return {
    handle: createHandler({
      settings,
      searchCatalogue,
      publicUrl,
      onSearched,
      onFailure,
    }),
    async searchImport(query, locale) {
      const answer = await searchStored(query, locale);
      return {
        results: answer?.results ?? [],
        isComplete: answer?.error === null,
      };
    },
  };
}

function settingsOf(parts: MetaSearchParts): Settings {
  const { backend, publicUrl } = parts;
  const { metaSearch, contactEmail } = parts.env;
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
    return readSettings(config, (name) => variables[name] ?? undefined, [
      harvest(createHarvestSearch(asVisitor(backend, publicUrl)), publicUrl),
    ]);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`META_SEARCH_CONFIG cannot be used: ${why}.`);
  }
}
