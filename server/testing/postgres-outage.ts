import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { expect } from "vitest";
import { findPostgres } from "#scripts/find-postgres.ts";
import { aPerson } from "./people.ts";
import { type Cluster, startCluster } from "./postgres-cluster.ts";
import { makeDataDir, type Product, startProduct } from "./product.ts";

const WRITERS = 4;
/** Ways to lose PostgreSQL. The server is back when the promise resolves. */
const OUTAGES = {
  "kill -9": async (cluster: Cluster, meanwhile: () => Promise<void>) => {
    await cluster.end("SIGKILL");
    await meanwhile();
    await cluster.restart();
  },
  "fast stop": async (cluster: Cluster, meanwhile: () => Promise<void>) => {
    await cluster.end("SIGINT");
    await meanwhile();
    await cluster.restart();
  },
  pg_terminate_backend: async (cluster: Cluster) => {
    await query(
      cluster,
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
    );
  },
} as const;

export type Outage = keyof typeof OUTAGES;
export const OUTAGE_KINDS = Object.keys(OUTAGES) as ReadonlyArray<Outage>;

export type OutageRounds = {
  readonly times: number;
  /** Maximum milliseconds of a write, and until writes succeed after an outage. */
  readonly limitMs: number;
};

/**
 * Loses PostgreSQL several times under writes, and asserts that each write gets 201 or
 * 503 within `limitMs`, that writes succeed again within `limitMs`, and that no confirmed
 * write is lost; while the server is down also that writes get 503 and a page is served.
 */
export async function surviveOutages(
  { cluster, product }: ProductOnCluster,
  outage: Outage,
  { times, limitMs }: OutageRounds,
) {
  const { id, client } = await aPerson(product);
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? "";
  const confirmed: Array<string> = [];
  const slow: Array<string> = [];
  const statuses = new Set<number>();
  let isStopped = false;
  const write = async (writer: number) => {
    for (let count = 0; !isStopped; count++) {
      const name = `${writer}-${count}`;
      const started = performance.now();
      const status = await insertFavourite(product, { id, token, name });
      const ms = performance.now() - started;
      statuses.add(status);
      if (status === 201) confirmed.push(name);
      if (ms > limitMs) slow.push(`${name}: ${status} after ${ms} ms`);
      if (status !== 201) await setTimeout(20);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, index) => write(index));
  for (let round = 0; round < times; round++) {
    await setTimeout(100);
    await OUTAGES[outage](cluster, () =>
      expectOutage(product, { id, token, limitMs }),
    );
    await expectRecovery(product, {
      ...{ id, token, limitMs },
      name: `after-${round}`,
    });
    confirmed.push(`after-${round}`);
  }
  isStopped = true;
  await Promise.all(writers);
  expect(slow).toEqual([]);
  expect(
    [...statuses].filter((status) => ![201, 503].includes(status)),
  ).toEqual([]);
  expect(confirmed.length).toBeGreaterThan(times);
  const { rows } = await query(
    cluster,
    `select item_id from user_favorites where user_id = '${id}'`,
  );
  const names = new Set(rows.map(({ item_id }) => item_id));
  expect(confirmed.filter((name) => !names.has(name))).toEqual([]);
}

async function query({ url }: Cluster, statement: string) {
  const session = new pg.Client({ connectionString: `${url}/postgres` });
  await session.connect();
  return session.query(statement).finally(() => session.end());
}

export type ProductOnCluster = {
  readonly cluster: Cluster;
  readonly product: Product;
};

/** Starts a product on its own cluster, with a function that removes both. */
export async function startOnOwnCluster() {
  const postgres = findPostgres();
  if ("reason" in postgres) throw new Error(postgres.reason);
  const cluster = await startCluster(postgres.bin);
  const { path, remove } = await makeDataDir();
  const product = await startProduct({
    DATA_DIR: path,
    DATABASE_URL: `${cluster.url}/postgres`,
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_outage",
    SUPABASE_SECRET_KEY: "sb_secret_outage",
    JWT_SECRET: "a secret of at least thirty-two characters",
  });
  return {
    cluster,
    product,
    async remove() {
      await product.kill();
      await cluster.stop();
      await remove();
    },
  };
}

type Limit = Pick<OutageRounds, "limitMs">;
type Member = { readonly id: string; readonly token: string };

/** Asserts that a write gets 503 within `limitMs` and that a page is served. */
async function expectOutage(
  product: Product,
  { id, token, limitMs }: Member & Limit,
) {
  const started = performance.now();
  const response = await postFavourite(product, { id, token, name: "lost" });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(limitMs);
  const page = await fetch(`${product.url}/becas?q=${crypto.randomUUID()}`);
  expect(page.status).toBe(200);
}

/** Asserts that a write succeeds within `limitMs`. */
async function expectRecovery(
  product: Product,
  { limitMs, ...favourite }: Member & Limit & { readonly name: string },
) {
  const deadline = performance.now() + limitMs;
  let status = 0;
  while (status !== 201 && performance.now() < deadline)
    status = await insertFavourite(product, favourite);
  expect(status).toBe(201);
}

async function insertFavourite(
  product: Product,
  favourite: Member & { readonly name: string },
): Promise<number> {
  const response = await postFavourite(product, favourite);
  await response.body?.cancel();
  return response.status;
}

function postFavourite(
  { url, publishableKey }: Product,
  { id, token, name }: Member & { readonly name: string },
): Promise<Response> {
  return fetch(`${url}/rest/v1/user_favorites`, {
    method: "POST",
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      user_id: id,
      item_id: name,
      item_type: "scholarship",
    }),
  });
}
