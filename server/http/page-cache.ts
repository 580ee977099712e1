import { LRUCache } from "lru-cache";
import { LANGUAGE_PARAMETER, type Language } from "#locales/languages.ts";
import type { Pages, Screen } from "../pages.ts";
import type { ListBuiltModules } from "./built-modules.ts";
import { finishPage } from "./finish-html.ts";
import {
  NOTHING_POLICY,
  pagePolicy,
  type SecuritySettings,
  securityHeaders,
} from "./security-headers.ts";
import {
  measureBytes,
  type StoredResponse,
  storeResponse,
} from "./stored-response.ts";

/** The part of the pages that the cache uses. */
type RenderedPages = Pick<Pages, "screens" | "scriptNonce" | "render">;

const MAX_BYTES = 24 * 1024 * 1024;
const BROTLI_QUALITY = 7;
/** Cache-Control that routes may set; the other is "max-age", for short-lived pages. */
const NO_STORE = "no-store";
/** Longest parameter value that a screen receives, unless its `handle` sets another. */
const MAX_PARAMETER_LENGTH = 200;

type Settings = SecuritySettings & {
  readonly publicUrl: string;
  readonly listModules: ListBuiltModules;
};

/** Cache key of a page. */
export type PageKey = {
  /** Path and the screen's parameters in a fixed order: "/becas?lista=publicas". */
  readonly address: string;
  readonly language: Language;
  /** Civil day: "2026-11-21". */
  readonly today: string;
};

/** A requested address of our own origin. */
export type RequestTarget = Pick<URL, "pathname" | "search" | "searchParams">;

export type PageCache = {
  readonly pageKey: (
    target: RequestTarget,
    language: Language,
    today: string,
  ) => PageKey;
  /** The page on a cache hit. */
  readonly peek: (key: PageKey) => StoredResponse | undefined;
  /** The page, rendered on a cache miss; concurrent requests share one rendering. */
  readonly fetch: (key: PageKey) => Promise<StoredResponse>;
  /** Invalidates the pages at these paths, with their data, in every language and query. */
  readonly drop: (paths: ReadonlySet<string>) => void;
};

/** Caches compressed pages, at most 24 MiB, and evicts the least recently used. */
export function createPageCache(
  pages: RenderedPages,
  site: Settings,
): PageCache {
  const addresses = indexAddresses(pages.screens);
  const cache = new LRUCache<string, StoredResponse, PageKey>({
    maxSize: MAX_BYTES,
    sizeCalculation: measureBytes,
    async fetchMethod(_name, _stale, { context, options }) {
      const [path = ""] = context.address.split("?");
      const sources = addresses.screens
        .get(path)
        ?.earlyModules?.(context.language);
      const { page, ttlMs } = await render(
        pages,
        { ...site, modules: site.listModules(sources ?? []) },
        context,
      );
      options.ttl = ttlMs;
      return page;
    },
  });
  let drops = 0;
  return {
    pageKey: (target, language, today) => ({
      address: canonicalAddress(target, addresses),
      language,
      today,
    }),
    peek: (key) => cache.get(cacheKey(key)),
    async fetch(key) {
      const dropsBefore = drops;
      const page = await cache.fetch(cacheKey(key), { context: key });
      if (!page) throw new Error(`Nothing was rendered for ${key.address}`);
      // Not cached: server errors, which are transient, pages that routes mark as
      // no-store, and renderings from before an invalidation, which are stale.
      if (page.headers["cache-control"] === NO_STORE || dropsBefore !== drops)
        cache.delete(cacheKey(key));
      return page;
    },
    drop(paths) {
      if (paths.size === 0) return;
      drops += 1;
      for (const name of cache.keys())
        if (paths.has(pathFromCacheKey(name))) cache.delete(name);
    },
  };
}

function cacheKey({ address, language, today }: PageKey): string {
  return `${language} ${today} ${address}`;
}

/** Path of the cached page or data with this key. */
function pathFromCacheKey(name: string): string {
  const [path = ""] = name.slice(name.indexOf("/")).split("?");
  return toScreenPath(path);
}

/** The data of "/becas" is at "/becas.data", the home page's at "/_.data". */
function toScreenPath(path: string): string {
  return path.endsWith(".data")
    ? path.slice(0, -5).replace(/^\/_$/, "/")
    : path;
}

type KnownAddresses = {
  readonly screens: ReadonlyMap<string, Screen>;
  /**
   * Shared paths of unknown items, with the routes that may be requested for them: the
   * browser matches a route by its pattern alone and expects that route's own response.
   */
  readonly unknownItems: ReadonlyMap<string, ReadonlySet<string>>;
};

function indexAddresses(screens: ReadonlyArray<Screen>): KnownAddresses {
  const siblings = Map.groupBy(
    screens.filter(({ path }) => notFoundPath(path) !== path),
    ({ path }) => notFoundPath(path),
  );
  return {
    screens: new Map(screens.map((screen) => [screen.path, screen])),
    unknownItems: new Map(
      [...siblings].map(([path, group]) => [
        path,
        new Set(group.map(({ id }) => id)),
      ]),
    ),
  };
}

/**
 * Unknown paths share a few entries and unknown parameters add none, so that the cache
 * cannot be flooded.
 */
function canonicalAddress(
  { pathname, searchParams }: RequestTarget,
  { screens, unknownItems }: KnownAddresses,
): string {
  const isData = pathname.endsWith(".data");
  const path = toScreenPath(pathname);
  const screen = screens.get(path);
  // Limits a navigation's data to some routes; ignored unless it names the screen's own route.
  const routes = isData ? searchParams.get("_routes") : null;
  if (!screen || (isData && screen.isFile)) {
    const sibling = notFoundPath(path);
    const ids = unknownItems.get(sibling);
    const address = ids ? sibling : "/404";
    if (!isData) return address;
    const isOwnRoute = routes !== null && ids?.has(routes);
    return `${address}.data${isOwnRoute ? `?${new URLSearchParams({ _routes: routes })}` : ""}`;
  }
  if (searchParams.size === 0) return pathname;
  const knownParameters = new URLSearchParams();
  const max = screen.maxValueLength ?? MAX_PARAMETER_LENGTH;
  for (const name of screen.query.toSorted()) {
    const values = searchParams.getAll(name);
    const value = (screen.lists?.includes(name) ? values.join(",") : values[0])
      ?.trim()
      .slice(0, max);
    if (value) knownParameters.set(name, value);
  }
  if (routes === screen.id) knownParameters.set("_routes", routes);
  return `${pathname}${knownParameters.size ? `?${knownParameters}` : ""}`;
}

/** The page for an unknown item: "/becas/404" for "/becas/chevening". */
function notFoundPath(path: string): string {
  return path.replace(/^(\/[^/]+)\/[^/]+/, "$1/404");
}

async function render(
  pages: RenderedPages,
  site: SecuritySettings & {
    readonly publicUrl: string;
    readonly modules: ReadonlyArray<string>;
  },
  { address, language, today }: PageKey,
) {
  const url = new URL(address, site.publicUrl);
  url.searchParams.set(LANGUAGE_PARAMETER, language);
  const answer = await pages.render(new Request(url), { language, today });
  const type = answer.headers.get("content-type") ?? "";
  const text = await answer.text();
  const page = type.startsWith("text/html")
    ? finishPage(text, pages.scriptNonce, site.modules)
    : null;
  const cacheControl = answer.headers.get("cache-control") ?? "";
  const isCacheable = answer.status < 500 && cacheControl !== NO_STORE;
  const headers = {
    ...securityHeaders(site),
    ...pickHeaders(answer.headers),
    "content-language": language,
    "cache-control": isCacheable
      ? "public, max-age=0, must-revalidate"
      : NO_STORE,
    vary: "Accept-Encoding, Accept-Language, Cookie",
    "content-security-policy": page
      ? pagePolicy(page.hashes, site)
      : NOTHING_POLICY,
  };
  const body = Buffer.from(page?.html ?? text);
  return {
    page: await storeResponse(
      { status: answer.status, headers },
      body,
      BROTLI_QUALITY,
    ),
    /** 0: no expiry. */
    ttlMs: Number(/^max-age=(\d+)$/.exec(cacheControl)?.[1] ?? 0) * 1_000,
  };
}

function pickHeaders(headers: Headers): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of [
    "content-type",
    "content-disposition",
    "x-remix-response",
    "location",
  ]) {
    const value = headers.get(name);
    if (value !== null) picked[name] = value;
  }
  return picked;
}
