import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import type { MetaSearchResult } from "#domain/search/meta-search-result.ts";
import { createPageCache } from "./http/page-cache.ts";
import { plainBody } from "./http/stored-response.ts";

const NOW = Date.parse("2026-11-21T18:00:00Z");
const SEARCH = "/buscar?q=quimica";
const HOSTILE = "<script>alert(1)</script> Beca";

test("imported results are rendered as text, with their site and the age of the copy", async () => {
  const { read } = await somePages({
    results: [
      aResult("https://desk.example/a?utm_source=x", HOSTILE),
      aResult("javascript:alert(2)", "No link of a site"),
    ],
    isComplete: true,
  });
  const { part, headers } = await read(SEARCH);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const [card, ...others] = part?.querySelectorAll("article") ?? [];
  expect(others).toEqual([]);
  expect(card?.querySelector("h3")?.textContent).toBe(HOSTILE);
  expect(card?.querySelector("script, img")).toBeNull();
  for (const text of ["Desk", "desk.example", "Copia de hace 3 h"])
    expect(card?.textContent).toContain(text);
  const link = card?.querySelector("a");
  expect(link?.getAttribute("href")).toBe("https://desk.example/a");
  expect(link?.getAttribute("target")).toBe("_blank");
  expect(link?.getAttribute("rel")).toBe("noopener noreferrer nofollow");
  expect(link?.textContent).toMatch(/^Ver Oportunidad: .*pestaña nueva\)$/);
  expect(part?.textContent).toContain(
    "Nadie de Trampolín los revisó: mira quién publica antes de dar tus datos.",
  );
});

test("an incomplete import shows a retry, and the page is not cached", async () => {
  const { read, setImport } = await somePages({
    results: [],
    isComplete: false,
  });
  const { part, headers } = await read(SEARCH);
  expect(part?.textContent).toContain(
    "Algunas fuentes no respondieron: puede haber más resultados.",
  );
  expect(part?.querySelector("a")?.textContent).toBe("Reintentar");
  expect(part?.querySelector("a")?.getAttribute("href")).toBe("");
  expect(headers["cache-control"]).toBe("no-store");
  expect((await read("/buscar.data?q=quimica")).headers["cache-control"]).toBe(
    "no-store",
  );
  setImport({
    results: [aResult("https://desk.example/a", "Beca")],
    isComplete: true,
  });
  const later = await read(SEARCH);
  expect(later.part?.querySelectorAll("article")).toHaveLength(1);
  expect(later.part?.textContent).not.toContain("Reintentar");
});

test("without imported results no external section is shown, with or without a query", async () => {
  const { read } = await somePages({ results: [], isComplete: true });
  for (const address of [SEARCH, "/buscar", "/buscar?q=%3F"])
    expect((await read(address)).part, address).toBeNull();
});

type Imported = {
  readonly results: ReadonlyArray<MetaSearchResult>;
  readonly isComplete: boolean;
};

/** The built pages over an import with these rows. */
async function somePages(imported: Imported) {
  let current = imported;
  const site = {
    publicUrl: "http://site.test",
    backend: { url: null, publishableKey: "public-key" },
    contactEmail: null,
    team: null,
    hasReminders: true,
    backendOrigin: null,
    isSecure: false,
  };
  const bundle = new URL("../build/server/index.js", import.meta.url).href;
  const { createPages }: typeof import("./pages.ts") = await import(bundle);
  const pages = createPages({
    ...site,
    linkCheck: () => null,
    searchImport: async () => current,
    now: () => NOW,
  });
  const cache = createPageCache(pages, { ...site, listModules: () => [] });
  return {
    setImport: (next: Imported) => {
      current = next;
    },
    async read(address: string) {
      const url = new URL(address, site.publicUrl);
      const page = await cache.fetch(cache.pageKey(url, "es", "2026-11-21"));
      const { document } = parseHTML(String(plainBody(page)));
      return {
        headers: page.headers,
        part: document.querySelector("#other-sources section"),
      };
    },
  };
}

function aResult(link: string, title: string): MetaSearchResult {
  return {
    id: link,
    source: "desk",
    sourceName: "Desk",
    title,
    description: "",
    link,
    host: "desk.example",
    copiedAt: new Date(NOW - 3 * 3_600_000).toISOString(),
  };
}
