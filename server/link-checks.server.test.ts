import { afterAll, beforeAll, expect, test } from "vitest";
import { scholarships } from "#catalogue/scholarships/index.ts";
import {
  createScraperStore,
  type LinkCheckRecord,
} from "#supabase/functions/scraper/store.ts";
import { createPageCache } from "./http/page-cache.ts";
import { plainBody } from "./http/stored-response.ts";
import { createLinkCheckCache, fetchLinkChecks } from "./link-checks.ts";
import { createTestDatabase, type TestDatabase } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";
import { type Product, startProduct } from "./testing/product.ts";

const ALIVE_NOTE = "Enlace comprobado por máquina: 21 nov 2026.";
const MISSING_NOTE =
  "La página oficial no respondió como se esperaba (22 nov 2026): compruébala.";
const ALIVE_CARD_NOTE = "enlace comprobado por máquina: 21 nov 2026";
const MISSING_BADGE = "Revisa el enlace";

let database: TestDatabase;
let product: Product;

beforeAll(async () => {
  database = await createTestDatabase("embedded");
  product = await startProduct(database.settings);
});

afterAll(async () => {
  expect(await product.stop()).toBe(0);
  await database.remove();
});

test("a page shows a new link check after the checks are reloaded and the page invalidated", async () => {
  const { ask, refresh } = await somePages();
  expect(await ask("/becas/chevening")).not.toContain("máquina");
  await record("alive", "2026-11-21T18:00:00Z");
  expect(await ask("/becas/chevening")).not.toContain("máquina");
  await refresh();
  expect(await ask("/becas/chevening")).toContain(ALIVE_NOTE);
  expect(await ask("/becas")).toContain(ALIVE_CARD_NOTE);
  expect(await ask("/becas")).not.toContain(MISSING_BADGE);

  await record("missing", "2026-11-22T18:00:00Z");
  await refresh();
  expect(await ask("/becas/chevening")).toContain(MISSING_NOTE);
  // The item stays listed.
  expect(await ask("/becas")).toContain('href="/becas/chevening"');
  expect(await ask("/becas")).toContain(MISSING_BADGE);
  expect(await ask("/buscar?q=chevening")).toContain(MISSING_BADGE);
});

test("a restarted server shows the last link checks, in both languages", async () => {
  expect(await product.stop()).toBe(0);
  product = await startProduct(database.settings);
  const page = async (path: string) => (await getRaw(product.url, path)).text;
  await expect.poll(() => page("/becas/chevening")).toContain(MISSING_NOTE);
  expect(await page("/becas/chevening?lng=en")).toContain(
    "The official page did not answer as expected (22 Nov 2026): check it yourself.",
  );
  expect(await page("/becas?lng=en")).toContain("Check the link");
});

/** The built pages over the product's backend, as a visitor. */
async function somePages() {
  const site = {
    publicUrl: product.url,
    backend: { url: product.url, publishableKey: product.publishableKey },
    contactEmail: null,
    team: null,
    hasReminders: true,
    backendOrigin: null,
    isSecure: false,
  };
  const log = {
    warn: (...parts: ReadonlyArray<unknown>) => {
      throw new Error(JSON.stringify(parts));
    },
  };
  const linkChecks = createLinkCheckCache(
    () => fetchLinkChecks({ public: site.backend, fetch: null }, product.url),
    log,
  );
  const bundle = new URL("../build/server/index.js", import.meta.url).href;
  const { createPages }: typeof import("./pages.ts") = await import(bundle);
  const pages = createPages({
    ...site,
    linkCheck: linkChecks.linkCheck,
    searchImport: async () => ({ results: [], isComplete: true }),
    now: Date.now,
  });
  const cache = createPageCache(pages, { ...site, listModules: () => [] });
  return {
    async ask(address: string) {
      const url = new URL(address, product.url);
      const key = cache.pageKey(url, "es", "2026-11-22");
      return String(plainBody(await cache.fetch(key)));
    },
    async refresh() {
      expect(await linkChecks.reload()).toBe(true);
      cache.drop(new Set(pages.screens.map(({ path }) => path)));
    },
  };
}

/** Records the check like a run of the scraper. */
async function record(outcome: LinkCheckRecord["outcome"], checkedAt: string) {
  const store = createScraperStore({
    url: product.url,
    key: product.secretKey,
    fetch: (request) => fetch(request),
    workerId: "test",
  });
  const claim = await store.claim(0);
  if (claim.state !== "claimed") throw new Error(claim.state);
  const check: LinkCheckRecord = {
    item_path: "/becas/chevening",
    url: scholarships.find(({ id }) => id === "chevening")?.link ?? "",
    checked_at: checkedAt,
    outcome,
    reason: null,
    status: outcome === "alive" ? 200 : 404,
    final_url: null,
    took_ms: 1,
  };
  expect(await store.recordLinks(claim.run, [check])).toBe(true);
  expect(await store.release(claim.run, true)).not.toBeNull();
}
