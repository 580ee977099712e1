import { join } from "node:path";
import { expect, test } from "vitest";
import { productOn } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";

const SEARCH = "/buscar?q=oceanografia";
const IMPORTED = "Beca de oceanografía";

const product = productOn("embedded", {
  SCRAPE_EVERY_HOURS: "6",
  NODE_OPTIONS: `--import=${join(import.meta.dirname, "testing/offline-internet.mjs")}`,
});

test("the first search starts an import, and the finished import replaces the cached page", async () => {
  const read = async () => (await getRaw(product().url, SEARCH)).text;
  const first = await read();
  expect(first).toContain("Buscar");
  expect(first).not.toContain(IMPORTED);
  await expect.poll(read, { timeout: 60_000 }).toContain(IMPORTED);
});
