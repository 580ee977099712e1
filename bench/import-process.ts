import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { startServer } from "#server/start-server.ts";
import { CRAWL_POLICY } from "#supabase/functions/_shared/crawl-client.ts";
import type { ImportedSource } from "#supabase/functions/_shared/sources.ts";
import { scrapeSite } from "#supabase/functions/scraper/testing/scrape-site.ts";

// Runs server and import in one process, as in production. Sends the server's URL,
// imports the sources that it receives and sends the outcome.
const { url, stop } = await startServer(process.env);
const keys = readFileSync(join(process.env.DATA_DIR ?? "", "keys.json"));
const { secretKey: key } = JSON.parse(keys.toString());
process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
process.on("message", async (sources: ReadonlyArray<ImportedSource>) => {
  const store = { url, key, workerId: "bench" };
  process.send?.(await scrapeSite(store, { ...CRAWL_POLICY, sources }));
});
process.send?.({ url });
