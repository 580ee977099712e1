import { type PageFacts, readPage } from "./read-page.ts";

export type Page = PageFacts & {
  /** Path and query without a language: "/becas?lista=publicas". */
  readonly address: string;
  readonly status: number;
};

export type Crawl = {
  readonly pages: ReadonlyMap<string, Page>;
  /** Linked addresses that are not pages. */
  readonly files: ReadonlyMap<
    string,
    { readonly status: number; readonly type: string | null }
  >;
  /** Addresses in the sitemap. */
  readonly sitemap: ReadonlyArray<string>;
};

/** Requests in flight. */
const AT_ONCE = 4;

/**
 * Crawls all addresses of one language: those of the sitemap, then the addresses that
 * these link to, and so on. Of a page with a query only links without one are followed:
 * filters can be combined without end. Addresses outside the sample are not requested.
 */
export async function crawl(
  site: string,
  language: string,
  isInSample: (address: string) => boolean = () => true,
): Promise<Crawl> {
  const pages = new Map<string, Page>();
  const files = new Map<string, { status: number; type: string | null }>();
  const sitemap = await sitemapAddresses(site, language);
  const found = new Set(sitemap);
  let waiting = sitemap.filter(isInSample);
  while (waiting.length > 0) {
    const group = waiting.slice(0, AT_ONCE);
    const answers = await Promise.all(
      group.map(async (address) => ({
        address,
        ...(await read(site + address, language)),
      })),
    );
    for (const { address, status, type, text } of answers)
      if (type?.startsWith("text/html"))
        pages.set(address, { address, status, ...readPage(text) });
      else files.set(address, { status, type });
    const linked = group.flatMap((address) =>
      (pages.get(address)?.links ?? [])
        .flatMap(({ href }) => resolveInternalPath(href, site, address) ?? [])
        .filter((next) => !(address.includes("?") && next.includes("?"))),
    );
    const fresh = [...new Set(linked)].filter((address) => !found.has(address));
    for (const address of fresh) found.add(address);
    waiting = [...waiting.slice(AT_ONCE), ...fresh.filter(isInSample)];
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
  const { text } = await read(`${site}/sitemap.xml`, language);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address))
    .filter(({ searchParams }) => searchParams.get("lng") === language)
    .flatMap(({ href }) => resolveInternalPath(href, site, "/") ?? []);
}

async function read(url: string, language: string) {
  const answer = await fetch(url, {
    redirect: "manual",
    headers: { cookie: `i18next=${language}`, "accept-encoding": "identity" },
  });
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    text: await answer.text(),
  };
}
