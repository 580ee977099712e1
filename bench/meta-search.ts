import pg from "pg";
import { ENTRIES } from "#catalogue/index.ts";
import { words } from "#domain/text/fold.ts";
import { findPostgres } from "#scripts/find-postgres.ts";
import { startCluster } from "#server/testing/postgres-cluster.ts";
import {
  makeDataDir,
  type Product,
  startProduct,
} from "#server/testing/product.ts";
import {
  embeddedTestDatabase,
  postgresTestDatabase,
  type TestDatabase,
} from "#server/testing/test-database.ts";
import { makeImportedRows } from "./imported-rows.ts";
import { quantile } from "./quantile.ts";

/**
 * Measures the function `meta-searcher` over HTTP with catalogue and import, without live
 * APIs. Prints a table; asserts nothing. Budgets for p95: 60 ms with PostgreSQL and
 * 20,000 rows, 150 ms with 200,000 rows, 150 ms embedded.
 */
const WARM_UP = 20;
const MEASURED_QUERIES = 200;
/** A request of so many rows is within the data API's limit of 320 KiB. */
const ROWS_PER_REQUEST = 400;

/** Common words, rare ones, several, both languages, no match. */
const QUERIES = [
  "beca",
  "becas alemania",
  "scholarship",
  "beca de ingeniería en Alemania",
  "internship japan",
  "maestría en España con beca completa",
  "quiero estudiar medicina en Estados Unidos",
  "summer school robotics high school",
  "música",
  "asdfgh",
];

const pool = words(JSON.stringify(ENTRIES.map(({ item }) => item)));

console.log(
  "meta-search           rows  loaded s  median ms   p95 ms  results",
);
await onEmbedded(20_000);
await onPostgres([20_000, 200_000]);

async function onEmbedded(rows: number) {
  const { path, remove } = await makeDataDir();
  const database = await embeddedTestDatabase(path);
  await measure("embedded", database, [rows]);
  await remove();
}

async function onPostgres(sizes: ReadonlyArray<number>) {
  const postgres = findPostgres();
  if ("reason" in postgres) return console.log(`postgres: ${postgres.reason}`);
  const cluster = await startCluster(postgres.bin);
  try {
    await measure("postgres", await postgresTestDatabase(cluster.url), sizes);
  } finally {
    await cluster.stop();
  }
}

async function measure(
  backend: string,
  { settings, remove }: TestDatabase,
  sizes: ReadonlyArray<number>,
) {
  const product = await startProduct({ ...settings, LOG_LEVEL: "warn" });
  try {
    await measureSizes(product, sizes, {
      backend,
      databaseUrl: settings.DATABASE_URL,
    });
  } finally {
    await product.stop();
    await remove();
  }
}

async function measureSizes(
  product: Product,
  sizes: ReadonlyArray<number>,
  {
    backend,
    databaseUrl,
  }: { readonly backend: string; readonly databaseUrl: string | undefined },
) {
  let loaded = 0;
  for (const rows of sizes) {
    const startedAt = performance.now();
    for (; loaded < rows; loaded += ROWS_PER_REQUEST)
      await insertRows(product, loaded);
    await analyze(product, databaseUrl);
    const seconds = (performance.now() - startedAt) / 1_000;
    const { times, results } = await searchAll(product);
    console.log(
      [
        backend.padEnd(16),
        String(rows).padStart(9),
        seconds.toFixed(1).padStart(9),
        quantile(times, 0.5).toFixed(1).padStart(10),
        quantile(times, 0.95).toFixed(1).padStart(8),
        (results / times.length).toFixed(1).padStart(8),
      ].join(" "),
    );
  }
}

async function insertRows({ url, secretKey }: Product, from: number) {
  const response = await fetch(`${url}/rest/v1/external_opportunities`, {
    method: "POST",
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(makeImportedRows(pool, from, ROWS_PER_REQUEST)),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Updates the table's statistics, as each scraper run does and, on PostgreSQL, autovacuum. */
async function analyze(
  { url, secretKey }: Product,
  databaseUrl: string | undefined,
) {
  await fetch(`${url}/rest/v1/rpc/prune_scraper_data`, {
    method: "POST",
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });
  if (!databaseUrl) return;
  const session = new pg.Client({ connectionString: databaseUrl });
  await session.connect();
  await session.query("vacuum analyze public.external_opportunities");
  await session.end();
}

/** Runs queries one after another. Results of the import are not cached. */
async function searchAll(product: Product) {
  const times: Array<number> = [];
  let results = 0;
  for (let at = 0; at < WARM_UP + MEASURED_QUERIES; at += 1) {
    const query = QUERIES[at % QUERIES.length] ?? "";
    const startedAt = performance.now();
    const count = await search(product, query);
    if (at < WARM_UP) continue;
    times.push(performance.now() - startedAt);
    results += count;
  }
  return { times, results };
}

async function search({ url, publishableKey }: Product, query: string) {
  const response = await fetch(`${url}/functions/v1/meta-searcher`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { results, sources } = await response.json();
  const report = sources.find(({ key }: { key: string }) => key === "import");
  if (!["ok", "empty"].includes(report?.status))
    throw new Error(`The source "import" failed: ${JSON.stringify(sources)}`);
  return results.length;
}
