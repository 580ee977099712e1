import { beforeAll, describe, expect, test } from "vitest";
import { ENTRIES } from "#catalogue/index.ts";
import { CATALOGUE_SCREENS } from "#catalogue/item-types.ts";
import { LANGUAGES, type Language } from "#locales/languages.ts";
import {
  type BackendKind,
  createTestDatabase,
  isAvailable,
} from "./backends.ts";
import {
  type Crawl,
  type CrawledPage,
  crawl,
  resolveInternalPath,
} from "./crawl.ts";
import { type Product, startProduct } from "./product.ts";
import { CAN_MEASURE_MEMORY, residentMib } from "./resident-memory.ts";

/** An operator with all fields, so that every part is shown. */
const OPERATOR = {
  CONTACT_EMAIL: "hola@trampolin.example",
  TEAM_NAME: "Ana Gómez",
  TEAM_ROLE: "Fundadora",
  TEAM_EMAIL: "ana@trampolin.example",
  TEAM_LINKS: "https://social.example/ana",
};

/** Characters of titles and descriptions that are readable in result lists. */
const TITLE = { least: 15, most: 90 };
const DESCRIPTION = { least: 50, most: 170 };

/**
 * Usual values, embedded and PostgreSQL: 280 to 320 and 185 to 218 after a sample (the more,
 * the busier the machine), and up to 255 with PostgreSQL after every page; much more
 * without the flags of `process.json`.
 */
const MAX_RESIDENT_MIB = {
  sample: { embedded: 400, postgres: 230 },
  whole: { embedded: 400, postgres: 280 },
} as const;

/** Share of the items, and views of a list per combination of filters, in a sample. */
const SAMPLE = { oneItemIn: 4, viewsPerFilter: 2 };

/**
 * Crawls the product in one language and checks every page. A sample leaves out most
 * filtered lists and most items, different ones in each language.
 */
export function testEveryPage(
  language: Language,
  wanted: BackendKind,
  { isSample = false } = {},
) {
  const kind = isAvailable(wanted) ? wanted : "embedded";
  let product: Product;
  const isInSample = isSample ? makeSample(language) : () => true;
  /** The items whose pages are requested. */
  const entries = ENTRIES.filter(({ path }) => isInSample(path));

  beforeAll(async () => {
    const { settings, remove } = await createTestDatabase(kind);
    product = await startProduct({ ...settings, ...OPERATOR });
    return async () => {
      expect(await product.stop()).toBe(0);
      await remove();
    };
  });

  describe(`every crawled page in ${language}`, () => {
    let site: Crawl;
    let pages: ReadonlyArray<CrawledPage>;
    const pageUrl = (address: string, lng: string) =>
      `${product.url}${address}?lng=${lng}`;
    /** The pages in the sitemap. */
    let listed: ReadonlyArray<CrawledPage>;

    beforeAll(async () => {
      site = await crawl(product.url, language, isInSample);
      pages = [...site.pages.values()];
      listed = site.sitemap.flatMap((address) => site.pages.get(address) ?? []);
    }, 600_000);

    test("exists, and so do the items' calendar files", () => {
      expect(entries.length).toBeGreaterThan(ENTRIES.length / 5);
      expect(pages.length).toBeGreaterThan(entries.length);
      expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
      expect(site.files.size).toBeGreaterThan(10);
      for (const [address, { status, type }] of site.files)
        expect([address, status, type]).toEqual([
          expect.stringMatching(/^\/[a-z]+\/[\w-]+\/calendario\.ics$/),
          200,
          "text/calendar; charset=utf-8",
        ]);
      expect(listed.length).toBe(site.sitemap.filter(isInSample).length);
      expect(site.sitemap).toEqual(
        expect.arrayContaining(ENTRIES.map(({ path }) => path)),
      );
    });

    test("is in that language, under one heading", () => {
      const wrong = pages.filter(
        (page) => page.language !== language || page.headings.length !== 1,
      );
      expect(wrong.map(({ address }) => address)).toEqual([]);
      expect(
        pages.flatMap(({ headings }) => headings).filter((text) => !text),
      ).toEqual([]);
    });

    test("has its own title and description, neither too short nor too long", () => {
      for (const [part, { least, most }] of [
        ["title", TITLE],
        ["description", DESCRIPTION],
      ] as const) {
        const texts = listed.map((page) => page[part]);
        expect(texts.filter((text) => text.length < least)).toEqual([]);
        expect(texts.filter((text) => text.length > most)).toEqual([]);
        expect(repeated(texts)).toEqual([]);
      }
    });

    test("names its own address and those of its translations", () => {
      for (const { address, canonical, translations } of listed) {
        expect(canonical).toBe(pageUrl(address, language));
        expect(translations).toEqual({
          es: pageUrl(address, "es"),
          en: pageUrl(address, "en"),
          "x-default": pageUrl(address, "es"),
        });
      }
      // The canonical address of a filtered list is its screen's.
      for (const { address, canonical } of pages)
        expect(canonical).toBe(pageUrl(address.replace(/\?.*/, ""), language));
    });

    test("is in the sitemap only if it is a page that needs no session", () => {
      for (const address of site.sitemap)
        expect(address).not.toMatch(
          /\.(json|ics|data)\b|\/(perfil|completar-perfil|recomendaciones|_ui)\b/,
        );
    });

    test("has a share image; that of an item shows the item", async () => {
      const images = new Set(listed.map(({ image }) => image ?? ""));
      for (const image of images) {
        const { status, headers, body } = await fetch(image);
        // Reads to the end: a later test measures memory.
        await body?.pipeTo(new WritableStream());
        expect([image, status, headers.get("content-type")]).toEqual([
          image,
          200,
          "image/png",
        ]);
      }
      for (const { path } of entries)
        expect(site.pages.get(path)?.image).toBe(
          `${product.url}/og${path}-${language}.png`,
        );
    });

    test("describes each item in valid JSON-LD", () => {
      for (const { path } of entries) {
        const [text = "null", ...others] = site.pages.get(path)?.jsonLd ?? [];
        expect(others).toEqual([]);
        expect(JSON.parse(text)).toMatchObject({
          "@context": "https://schema.org",
          "@graph": [
            { "@type": expect.any(String), name: expect.any(String) },
            { "@type": "BreadcrumbList" },
          ],
        });
      }
    });

    test("shows wording, not keys or null values", () => {
      const names = new Set([
        ...pages.flatMap(({ headings }) => headings),
        ...ENTRIES.map(({ item }) => item.name),
      ]);
      const isHost = createHostTest(pages);
      for (const { address, title, description, texts } of pages) {
        const shown = [title, description, ...texts];
        expect(
          shown.filter((text) => isProgramText(text, names, isHost)),
          address,
        ).toEqual([]);
      }
    });

    test("has unique ids, and every anchor exists", () => {
      for (const { address, ids, links } of pages) {
        expect(repeated(ids), address).toEqual([]);
        const broken = links.filter(({ href }) => {
          const { origin, hash } = new URL(href, product.url + address);
          const target = site.pages.get(
            resolveInternalPath(href, product.url, address) ?? "",
          );
          if (origin !== product.url || hash === "" || !target) return false;
          return !target.ids.includes(hash.slice(1));
        });
        expect(broken, address).toEqual([]);
      }
    });

    test("opens external links with `noopener`, over https except to sources", () => {
      const sources = new Set(
        ENTRIES.flatMap(({ item }) => item.sources.map(({ url }) => url)),
      );
      const outward = pages
        .flatMap(({ links }) => links)
        .filter(
          ({ href }) => resolveInternalPath(href, product.url, "/") === null,
        );
      expect(outward.length).toBeGreaterThan(entries.length);
      const unsafe = outward.filter(({ href, target, rel }) => {
        if (href.startsWith("mailto:")) return false;
        if (!href.startsWith("https://") && !sources.has(href)) return true;
        return target !== "_blank" || !rel?.split(" ").includes("noopener");
      });
      expect(unsafe).toEqual([]);
    });

    test("of an item is linked from its screen, or from a page of a country", () => {
      const hrefsOn = (address: string) =>
        site.pages.get(address)?.links.map(({ href }) => href) ?? [];
      const onCountries = [...site.pages.keys()]
        .filter((address) => address.startsWith("/paises/"))
        .flatMap(hrefsOn);
      for (const screen of CATALOGUE_SCREENS) {
        const ofScreen = ENTRIES.filter((entry) => entry.screen === screen);
        for (const isByCountry of [false, true])
          expect(isByCountry ? onCountries : hrefsOn(screen)).toEqual(
            expect.arrayContaining(
              ofScreen
                .filter((entry) => entry.isByCountry === isByCountry)
                .map(({ path }) => path),
            ),
          );
      }
    });
  });

  test.skipIf(!CAN_MEASURE_MEMORY)(
    "after the crawl the resident memory is below its limit",
    () =>
      expect(residentMib(product)).toBeLessThan(
        MAX_RESIDENT_MIB[isSample ? "sample" : "whole"][kind],
      ),
  );
}

/** Leaves out most items and most values of each filter. */
function makeSample(language: Language) {
  const skipped = new Set(
    ENTRIES.filter(
      (_, index) =>
        index % SAMPLE.oneItemIn !== LANGUAGES.indexOf(language) * 2,
    ).map(({ path }) => path),
  );
  const views = new Map<string, ReadonlyArray<string>>();
  return (address: string) => {
    if (skipped.has(address)) return false;
    const { pathname, searchParams } = new URL(address, "http://site");
    const filter = [pathname, ...searchParams.keys()].join(" ");
    const sampled = views.get(filter) ?? [];
    if (sampled.includes(address) || searchParams.size === 0) return true;
    if (sampled.length === SAMPLE.viewsPerFilter) return false;
    views.set(filter, [...sampled, address]);
    return true;
  };
}

/** Texts that occur more than once. */
function repeated(texts: ReadonlyArray<string>): ReadonlyArray<string> {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

const PROGRAM_WORDS = /\b(undefined|null|NaN|TODO|FIXME)\b|\[object|\{\{|\}\}/;
/** Such as "catalogue.row.when", inside a sentence too. */
const DOTTED = /(?<![\p{L}\w@./-])[a-z][a-zA-Z]+(?:\.[a-zA-Z][\w-]+)+/gu;
/** Such as "newTab", as a text of its own. */
const CAMEL_CASE = /^[a-z]+(?:[A-Z][a-z]*)+$/;

const EMAIL = /\S+@\S+/g;

function isProgramText(
  text: string,
  names: ReadonlySet<unknown>,
  isHost: (word: string) => boolean,
): boolean {
  return (
    PROGRAM_WORDS.test(text) ||
    (CAMEL_CASE.test(text) && !names.has(text)) ||
    (text.replace(EMAIL, "").match(DOTTED) ?? []).some((word) => !isHost(word))
  );
}

/** Distinguishes host names from keys, by the endings of linked hosts. */
function createHostTest(pages: ReadonlyArray<CrawledPage>) {
  const endings = new Set(
    pages
      .flatMap(({ links }) => links)
      .filter(({ href }) => href.startsWith("http"))
      .map(({ href }) => new URL(href).hostname.split(".").at(-1)),
  );
  return (word: string) => endings.has(word.split(".").at(-1));
}
