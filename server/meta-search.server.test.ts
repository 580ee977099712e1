import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  json,
  type SourceServer,
  startSourceServer,
} from "#supabase/functions/meta-searcher/testing/source-server.ts";
import { createTestDatabase, type TestDatabase } from "./testing/backends.ts";
import { type Product, startProduct } from "./testing/product.ts";

let database: TestDatabase;
let remote: SourceServer;
let product: Product;

beforeAll(async () => {
  [database, remote] = await Promise.all([
    createTestDatabase("embedded"),
    startSourceServer(),
  ]);
  const config = join(database.settings.DATA_DIR, "sources.json");
  await writeFile(
    config,
    JSON.stringify({ ...remote.config, timeoutMs: 9_000 }),
  );
  product = await startProduct({
    ...database.settings,
    META_SEARCH_CONFIG: config,
    SEARXNG_URL: "https://searxng.example",
    BRAVE_API_KEY: "key",
  });
});
afterEach(() => remote?.reset());
afterAll(async () => {
  await product?.stop();
  await remote?.close();
  await database?.remove();
});

test("the product searches its catalogue and the configured APIs, and logs no query", async () => {
  remote.behave("searxng", json({ error: "formats" }));
  const response = await postSearch("Chevening curso universidad");
  expect(response.status).toBe(200);
  const { results, sources, error } = await response.json();
  expect(error).toBeNull();
  expect(findStatus(sources, "searxng")).toBe("error");
  expect(findStatus(sources, "bdns")).toBe("ok");
  const catalogueResult = results.find(
    ({ source }: { source: string }) => source === "catalogo",
  );
  expect(catalogueResult.link).toMatch(new RegExp(`^${product.url}/[a-z]+/`));
  await expect.poll(() => product.log()).toContain('"source":"searxng"');
  expect(product.log()).not.toMatch(/chevening/i);
  const { metaSearch } = await (
    await fetch(`${product.url}/status.json`)
  ).json();
  // Five of six: Wikipedia needs a contact, and a local URL is none.
  expect(metaSearch.asked).toBe(5 * metaSearch.searches);
  expect(metaSearch.answered).toBe(metaSearch.asked - 1);
});

function postSearch(query: string) {
  return fetch(`${product.url}/functions/v1/meta-searcher`, {
    method: "POST",
    headers: { apikey: product.publishableKey },
    body: JSON.stringify({ query }),
  });
}

function findStatus(
  sources: ReadonlyArray<{ key: string; status: string }>,
  key: string,
) {
  return sources.find((source) => source.key === key)?.status;
}
