import { readFileSync } from "node:fs";
import type { SearchImport } from "#app/platform/search-import.ts";
import type { SearchCatalogue } from "#supabase/functions/meta-searcher/catalogue.ts";
import {
  createHandler,
  type Handler,
} from "#supabase/functions/meta-searcher/handler.ts";
import {
  createFederatedSearch,
  type SearchParts,
} from "#supabase/functions/meta-searcher/search.ts";
import {
  type MetaSearchSettings,
  readSettings,
} from "#supabase/functions/meta-searcher/settings.ts";
import { asVisitor, type Backend } from "./backend/backend.ts";
import { type Env, StartError } from "./env.ts";
import type { Log } from "./log.ts";
import { resolveHost } from "./resolve-host.ts";

const HOUR_MS = 3_600_000;

export type MetaSearchParts = {
  readonly env: Pick<Env, "metaSearch" | "contactEmail" | "scrapeEveryHours">;
  readonly publicUrl: string;
  /** Holds the imported rows. */
  readonly backend: Pick<Backend, "public" | "fetch">;
  readonly searchCatalogue: SearchCatalogue;
  readonly onSearched?: SearchParts["onSearched"];
  /** Called when a search finds no imported row, or only rows older than the interval. */
  readonly onStaleImport?: () => void;
  readonly log: Log;
};

export type MetaSearch = {
  /** Handler of the edge function `meta-searcher`. */
  readonly handle: Handler;
  readonly searchImport: SearchImport;
};

/**
 * Creates the meta-search in this process. Throws a `StartError` when its
 * configuration is invalid.
 */
export function createMetaSearch(parts: MetaSearchParts): MetaSearch {
  const { env, publicUrl, searchCatalogue, log } = parts;
  const { onSearched, onStaleImport: report } = parts;
  const settings = readConfiguration(parts);
  if (settings.withoutContact.length > 0)
    log.warn(
      { sources: settings.withoutContact },
      "sources of the meta-search are skipped: they need CONTACT_EMAIL or a public PUBLIC_URL as contact",
    );
  const afterMs = env.scrapeEveryHours * HOUR_MS;
  const search = createFederatedSearch({
    settings,
    searchCatalogue,
    import: {
      ...asVisitor(parts.backend, publicUrl),
      ...(report ? { stale: { afterMs, report } } : {}),
    },
    publicUrl,
    fetch,
    resolve: resolveHost,
    now: Date.now,
    onFailure: (source, why) =>
      log.warn({ source, ...why }, "a source of the meta-search failed"),
    ...(onSearched ? { onSearched } : {}),
  });
  return { handle: createHandler(search), searchImport: search.searchImport };
}

function readConfiguration({
  publicUrl,
  env,
}: MetaSearchParts): MetaSearchSettings {
  const { metaSearch, contactEmail } = env;
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
