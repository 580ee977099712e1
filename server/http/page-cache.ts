import { LRUCache } from "lru-cache";
import { LANGUAGE_PARAMETER } from "#app/platform/i18n.ts";
import type { Language } from "#locales/languages.ts";
import type { Pages, Screen } from "../pages.ts";
import { deferModules, inlineHashes } from "./finish-html.ts";
import {
  pagePolicy,
  type SecuritySettings,
  securityHeaders,
} from "./security-headers.ts";
import {
  type StoredResponse,
  sizeOf,
  storeResponse,
} from "./stored-response.ts";

const MAX_BYTES = 64 * 1024 * 1024;
const BROTLI_QUALITY = 7;
/** Longest value of an address parameter that a screen is asked to read. */
const MAX_PARAMETER_LENGTH = 200;

/** What makes one page different from another. */
export type PageKey = {
  /** Path and known parameters in a fixed order: "/becas?lista=publicas". */
  readonly address: string;
  readonly language: Language;
  /** The civil day: "2026-11-21". */
  readonly today: string;
};

export type PageCache = {
  readonly keyOf: (url: URL, language: Language, today: string) => PageKey;
  /** The page when it is in memory. */
  readonly peek: (key: PageKey) => StoredResponse | undefined;
  /** The page, rendered when it must be; simultaneous askers share one rendering. */
  readonly fetch: (key: PageKey) => Promise<StoredResponse>;
};

/** Rendered pages, compressed, at most 64 MiB; the least recently used goes first. */
export function createPageCache(
  pages: Pages,
  site: SecuritySettings & { readonly publicUrl: string },
): PageCache {
  const cache = new LRUCache<string, StoredResponse, PageKey>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
    fetchMethod: (_name, _stale, { context }) => render(pages, site, context),
  });
  const screens = new Map(
    pages.screens.map((screen) => [screen.path, screen] as const),
  );
  return {
    keyOf: (url, language, today) => ({
      address: addressOf(url, screens),
      language,
      today,
    }),
    peek: (key) => cache.get(nameOf(key)),
    async fetch(key) {
      const page = await cache.fetch(nameOf(key), { context: key });
      if (!page) throw new Error(`Nothing was rendered for ${key.address}`);
      // A fault may pass: it is not kept.
      if (page.status >= 500) cache.delete(nameOf(key));
      return page;
    },
  };
}

function nameOf({ address, language, today }: PageKey): string {
  return `${language} ${today} ${address}`;
}

/** Unknown paths share one entry and unknown parameters make none, so that nobody can fill the memory. */
function addressOf(
  { pathname, searchParams }: URL,
  screens: ReadonlyMap<string, Screen>,
): string {
  const isData = pathname.endsWith(".data");
  const path = isData
    ? pathname.slice(0, -5).replace(/^\/_$/, "/") // the home page's data is "/_.data"
    : pathname;
  const screen = screens.get(path);
  if (!screen) return isData ? "/404.data" : "/404";
  const kept = new URLSearchParams();
  for (const name of screen.query.toSorted()) {
    const value = searchParams.get(name)?.trim().slice(0, MAX_PARAMETER_LENGTH);
    if (value) kept.set(name, value);
  }
  // A change of screen may ask for the screen's own data alone.
  const routes = isData ? searchParams.get("_routes") : null;
  if (routes === screen.id) kept.set("_routes", routes);
  return `${pathname}${kept.size ? `?${kept}` : ""}`;
}

async function render(
  pages: Pages,
  site: SecuritySettings & { readonly publicUrl: string },
  { address, language, today }: PageKey,
): Promise<StoredResponse> {
  const url = new URL(address, site.publicUrl);
  url.searchParams.set(LANGUAGE_PARAMETER, language);
  const answer = await pages.render(new Request(url), { language, today });
  const type = answer.headers.get("content-type") ?? "";
  const text = await answer.text();
  const html = type.startsWith("text/html") ? deferModules(text) : null;
  const headers = {
    ...securityHeaders(site),
    ...pickHeaders(answer.headers),
    "content-language": language,
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Encoding, Accept-Language, Cookie",
    ...(html && {
      "content-security-policy": pagePolicy(inlineHashes(html), site),
    }),
  };
  const body = Buffer.from(html ?? text);
  return storeResponse(answer.status, headers, body, BROTLI_QUALITY);
}

function pickHeaders(headers: Headers): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of ["content-type", "x-remix-response", "location"]) {
    const value = headers.get(name);
    if (value !== null) picked[name] = value;
  }
  return picked;
}
