import { createFederatedSearch, type SearchParts } from "../search.ts";
import { readSettings } from "../settings.ts";
import { BODIES } from "./bodies.ts";

/** A query that every live API answers. */
export const QUERY = "curso de la universidad";
export const LIVE_KEYS = Object.keys(BODIES);

export const VARIABLES: Readonly<Record<string, string>> = {
  PUBLIC_URL: "https://site.example",
  CONTACT_EMAIL: "hola@site.example",
  SEARXNG_URL: "https://searxng.example",
  BRAVE_API_KEY: "the-key",
  ROR_CLIENT_ID: "the-client",
};

export const OWN_ITEM = {
  path: "/becas/nuestra",
  title: "Nuestra",
  description: "Lo que cubre",
  link: "https://nuestra.example/",
};

/** A search with one item in the catalogue, without import. `config`: as in META_SEARCH_CONFIG. */
export function searchWith(config: object, parts: Partial<SearchParts> = {}) {
  return createFederatedSearch({
    settings: readSettings(config, (name) => VARIABLES[name]),
    searchCatalogue: () => ({ exact: [OWN_ITEM], partial: [] }),
    import: null,
    publicUrl: "https://site.example",
    fetch,
    resolve: async () => ["8.8.8.8"],
    now: Date.now,
    onFailure: () => {},
    ...parts,
  });
}

/** The `sources` of a configuration with these live APIs only. */
export function only(...keys: ReadonlyArray<string>) {
  const others = LIVE_KEYS.filter((key) => !keys.includes(key));
  return Object.fromEntries(others.map((key) => [key, { on: false }]));
}
