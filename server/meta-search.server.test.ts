import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { BODIES } from "#supabase/functions/meta-searcher/testing/bodies.ts";
import { patientLimits } from "#supabase/functions/meta-searcher/testing/search-over.ts";
import {
  json,
  type SourceServer,
  startSourceServer,
} from "#supabase/functions/meta-searcher/testing/source-server.ts";
import { type Ground, makeGround } from "./testing/backends.ts";
import { type Product, startProduct } from "./testing/product.ts";

let ground: Ground;
let remote: SourceServer;
let product: Product;

beforeAll(async () => {
  [ground, remote] = await Promise.all([
    makeGround("embedded"),
    startSourceServer(),
  ]);
  const config = join(ground.settings.DATA_DIR, "sources.json");
  await writeFile(
    config,
    JSON.stringify({ isTest: true, ...patientLimits(remote) }),
  );
  product = await startProduct({
    ...ground.settings,
    META_SEARCH_CONFIG: config,
    SEARXNG_URL: "https://searxng.example",
    BRAVE_API_KEY: "key",
  });
});
afterEach(() => remote?.reset());
afterAll(async () => {
  await product?.stop();
  await remote?.close();
  await ground?.remove();
});

test("the product searches its own catalogue and the configured sources, and logs nothing of the question", async () => {
  remote.behave("scholars4dev", json({ code: "rest_no_route" }));
  const response = await ask("Chevening curso universidad");
  expect(response.status).toBe(200);
  const { results, sources, error } = await response.json();
  expect(error).toBeNull();
  expect(statusOf(sources, "scholars4dev")).toBe("error");
  expect(statusOf(sources, "bdns")).toBe("ok");
  const own = results.find(
    ({ source }: { source: string }) => source === "catalogo",
  );
  expect(own.link).toMatch(new RegExp(`^${product.url}/[a-z]+/`));
  await expect.poll(() => product.log()).toContain('"source":"scholars4dev"');
  expect(product.log()).not.toMatch(/chevening/i);
  const { metaSearch } = await (
    await fetch(`${product.url}/status.json`)
  ).json();
  // Wikipedia is not asked by a site whose address tells nobody anything.
  expect(metaSearch.asked).toBe(13 * metaSearch.searches);
  expect(metaSearch.answered).toBe(metaSearch.asked - 1);
});

test("over the wire the quick sources' line comes while a slow source is still awaited", async () => {
  const slow = Promise.withResolvers<void>();
  const answer = json(BODIES.bdns);
  remote.behave("bdns", (response, request) => {
    slow.promise.then(() => answer(response, request));
  });
  const response = await ask("Chevening", "application/x-ndjson");
  // A proxy that collects an answer is told not to.
  expect(response.headers.get("x-accel-buffering")).toBe("no");
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  let text = "";
  const readOn = async () => {
    const { value = "", done = true } = (await reader?.read()) ?? {};
    text += value;
    return !done;
  };
  while (!text.includes("\n") && (await readOn()));
  // Were it collected on its way, the end would have come along.
  const early = JSON.parse(text);
  expect(statusOf(early.sources, "catalogo")).toBe("ok");
  expect(statusOf(early.sources, "bdns")).toBeUndefined();
  slow.resolve();
  while (await readOn());
  const [, whole = ""] = text.split("\n");
  expect(statusOf(JSON.parse(whole).sources, "bdns")).toBe("ok");
});

function ask(query: string, accept = "application/json") {
  return fetch(`${product.url}/functions/v1/meta-searcher`, {
    method: "POST",
    headers: { accept, apikey: product.publishableKey },
    body: JSON.stringify({ query }),
  });
}

function statusOf(
  sources: ReadonlyArray<{ key: string; status: string }>,
  key: string,
) {
  return sources.find((source) => source.key === key)?.status;
}
