import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { ENTRIES } from "#catalogue/index.ts";
import { words } from "#domain/text/fold.ts";
import serverProcess from "#server/process.json" with { type: "json" };
import { makeDataDir } from "#server/testing/product.ts";
import {
  aTitledPost,
  POSTS_PATH,
  startWordPressSite,
} from "#server/testing/wordpress-site.ts";
import { aSource } from "#supabase/functions/_shared/source.fixture.ts";
import { makeImportedRows } from "./imported-rows.ts";
import { watchPeak } from "./process-tree.ts";
import { stop } from "./processes.ts";
import { quantile } from "./quantile.ts";

/**
 * Measures an import of five sites with 2,000 posts each on the embedded database, with
 * the crawl delay of production: duration, peak memory, new rows, and the latency of a
 * cached page meanwhile. An idle server is measured first, and an import without changes
 * last. Prints a table; asserts nothing.
 */
const SITES = 5;
const POSTS = 2_000;
const PAGE = "/becas";
const REQUEST_EVERY_MS = 20;
const IDLE_MS = 5_000;

const pool = words(JSON.stringify(ENTRIES.map(({ item }) => item)));
const sites = await Promise.all(
  Array.from({ length: SITES }, (_, site) => startSite(site)),
);
const { path, remove } = await makeDataDir();
const server = fork("bench/import-process.ts", {
  execArgv: [...serverProcess.nodeFlags],
  env: {
    ...process.env,
    ...serverProcess.env,
    PORT: "0",
    DATA_DIR: path,
    LITE_TELEMETRY: "0",
    LOG_LEVEL: "warn",
    SCRAPE_EVERY_HOURS: "0",
    RATE_LIMIT_FACTOR: "1000",
  },
});
const [{ url }] = await once(server, "message");
await fetch(url + PAGE);
console.log(
  "import         seconds  peak MiB   rows  page p50 ms  p99 ms  max ms",
);
await measure("none (idle)", () => setTimeout(IDLE_MS, {}));
await measure("first", runImport);
await measure("no changes", runImport);
await stop(server);
await Promise.all(sites.map(({ site }) => site.close()));
await remove();

async function startSite(number: number) {
  const host = `site${number}.example`;
  const rows = makeImportedRows(pool, number * POSTS, POSTS);
  const posts = rows.map((row, id) => ({
    ...aTitledPost(id, row.title ?? "", row.published_at ?? ""),
    link: `https://${host}/${id}/`,
    excerpt: { rendered: `<p>${row.description}</p>` },
  }));
  const site = await startWordPressSite(() => posts);
  const source = aSource({
    key: host,
    url: `${site.origin}${POSTS_PATH}`,
    linkHosts: [host],
  });
  return { site, source };
}

async function runImport() {
  server.send(sites.map(({ source }) => source));
  const [result] = await once(server, "message");
  if (result.state !== "finished") throw new Error(JSON.stringify(result));
  return result.report.sources as Record<string, { added: number }>;
}

/** Prints the work's duration, peak memory and new rows, and a cached page's latency meanwhile. */
async function measure(
  name: string,
  work: () => Promise<Record<string, { added: number }>>,
) {
  const stopWatching = watchPeak(server.pid ?? 0);
  const started = performance.now();
  const times: Array<number> = [];
  const controller = new AbortController();
  const requesting = requestPages(times, controller.signal);
  const sources = await work();
  const seconds = (performance.now() - started) / 1_000;
  controller.abort();
  await requesting;
  const added = Object.values(sources).reduce((sum, one) => sum + one.added, 0);
  console.log(
    [
      name.padEnd(12),
      seconds.toFixed(1).padStart(9),
      String(stopWatching()).padStart(9),
      String(added).padStart(6),
      quantile(times, 0.5).toFixed(1).padStart(12),
      quantile(times, 0.99).toFixed(1).padStart(7),
      Math.max(...times)
        .toFixed(1)
        .padStart(7),
    ].join(" "),
  );
}

/** Requests at a fixed rate, without waiting for responses. */
async function requestPages(times: Array<number>, signal: AbortSignal) {
  const responses: Array<Promise<unknown>> = [];
  while (!signal.aborted) {
    const requestedAt = performance.now();
    responses.push(
      fetch(url + PAGE)
        .then((response) => response.arrayBuffer())
        .then(() => times.push(performance.now() - requestedAt)),
    );
    await setTimeout(REQUEST_EVERY_MS);
  }
  await Promise.all(responses);
}
