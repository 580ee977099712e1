import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { patientLimits } from "#supabase/functions/meta-searcher/testing/search-over.ts";
import {
  json,
  startSourceServer,
} from "#supabase/functions/meta-searcher/testing/source-server.ts";
import { makeDataDir, startProduct } from "./testing/product.ts";

test("the product searches its own catalogue and the configured sources, and logs nothing of the question", async () => {
  const [dataDir, remote] = await Promise.all([
    makeDataDir(),
    startSourceServer(),
  ]);
  const config = join(dataDir.path, "sources.json");
  remote.behave("scholars4dev", json({ code: "rest_no_route" }));
  await writeFile(
    config,
    JSON.stringify({ isTest: true, ...patientLimits(remote) }),
  );
  const product = await startProduct({
    DATA_DIR: dataDir.path,
    META_SEARCH_CONFIG: config,
    SEARXNG_URL: "https://searxng.example",
    BRAVE_API_KEY: "key",
  });
  try {
    const response = await fetch(`${product.url}/functions/v1/meta-searcher`, {
      method: "POST",
      headers: { apikey: product.publishableKey },
      body: JSON.stringify({ query: "Chevening curso universidad" }),
    });
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
  } finally {
    await product.stop();
    await remote.close();
    await dataDir.remove();
  }
});

function statusOf(
  sources: ReadonlyArray<{ key: string; status: string }>,
  key: string,
) {
  return sources.find((source) => source.key === key)?.status;
}
