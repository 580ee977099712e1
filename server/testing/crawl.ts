import { type PageFacts, readPage } from "./read-page.ts";

export type CrawledPage = PageFacts & {
  /** Path and query without a language: "/becas?lista=publicas". */
  readonly address: string;
  readonly status: number;
};

export type Crawl = {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Requested addresses whose response is not HTML. */
  readonly files: ReadonlyMap<
    string,
    { readonly status: number; readonly type: string | null }
  >;
  /** Addresses of the language in the sitemap, outside the sample too. */
  readonly sitemap: ReadonlyArray<string>;
};

const CONCURRENT_REQUESTS = 4;

/**
 * Crawls all addresses of one language: those of the sitemap, then the addresses that
 * these link to, and so on. From a page with a query it follows only links without one:
 * filters can be combined without end. Addresses outside the sample are not requested.
 */
export async function crawl(
  site: string,
  language: string,
  isInSample: (address: string) => boolean = () => true,
): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const files = new Map<string, { status: number; type: string | null }>();
  const sitemap = await sitemapAddresses(site, language);
  const seen = new Set(sitemap);
  let queue = sitemap.filter(isInSample);
  while (queue.length > 0) {
    const group = queue.slice(0, CONCURRENT_REQUESTS);
    const responses = await Promise.all(
      group.map(async (address) => ({
        address,
        ...(await fetchText(site + address, language)),
      })),
    );
    for (const { address, status, type, text } of responses)
      if (type?.startsWith("text/html"))
        pages.set(address, { address, status, ...readPage(text) });
      else files.set(address, { status, type });
    const linked = group.flatMap((address) =>
      (pages.get(address)?.links ?? [])
        .flatMap(({ href }) => resolveInternalPath(href, site, address) ?? [])
        .filter((next) => !(address.includes("?") && next.includes("?"))),
    );
    const unseen = [...new Set(linked)].filter((address) => !seen.has(address));
    for (const address of unseen) seen.add(address);
    queue = [...queue.slice(CONCURRENT_REQUESTS), ...unseen.filter(isInSample)];
  }
  return { pages, files, sitemap };
}

/** Path and query of a link, without language and anchor; null for an external link. */
export function resolveInternalPath(
  href: string,
  site: string,
  from: string,
): string | null {
  const url = new URL(href, site + from);
  if (url.origin !== site) return null;
  url.searchParams.delete("lng");
  return url.pathname + url.search;
}

async function sitemapAddresses(site: string, language: string) {
  const { text } = await fetchText(`${site}/sitemap.xml`, language);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address))
    .filter(({ searchParams }) => searchParams.get("lng") === language)
    .flatMap(({ href }) => resolveInternalPath(href, site, "/") ?? []);
}

async function fetchText(url: string, language: string) {
  const response = await fetch(url, {
    redirect: "manual",
    headers: { cookie: `i18next=${language}`, "accept-encoding": "identity" },
  });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    text: await response.text(),
  };
}
