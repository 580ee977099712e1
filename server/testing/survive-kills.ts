import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { type BackendKind, createTestDatabase } from "./backends.ts";
import { aPerson } from "./people.ts";
import {
  makeDataDir,
  type Product,
  spawnProduct,
  startProduct,
} from "./product.ts";

const WRITERS = 6;

/** Kills a new product `delayMs` after its database appears, restarts it and expects sign-up to work. */
export async function expectSurvivesKillOfFirstStart(delayMs: number) {
  const { path, remove } = await makeDataDir();
  onTestFinished(remove);
  await killFirstStart(path, delayMs);
  const product = await startProduct({ DATA_DIR: path });
  onTestFinished(product.kill);
  expect(await aPerson(product)).toHaveProperty("id");
}

/** Kills the product while it stores favourites, restarts it and expects every confirmed one. */
export async function expectSurvivesKills(kind: BackendKind, kills: number) {
  const { settings, remove } = await createTestDatabase(kind);
  let product = await startProduct(settings);
  onTestFinished(async () => {
    await product.kill();
    await remove();
  });
  const { id, client } = await aPerson(product);
  const { data } = await client.auth.getSession();
  const owner = { id, token: data.session?.access_token ?? "" };
  const confirmed = new Set<string>();

  for (let round = 0; round < kills; round++) {
    // The moment varies: after 1 to 8 further confirmed writes.
    const killAtSize = confirmed.size + 1 + ((round * 5) % 8);
    const { kill } = product;
    await writeUntilKilled(product, { owner, round }, (name) => {
      confirmed.add(name);
      if (confirmed.size === killAtSize) void kill();
    });
    await kill();
    product = await startProduct(settings);
    const stored = await fetchFavourites(product, owner);
    expect([...confirmed].filter((name) => !stored.has(name))).toEqual([]);
    // Only writes in flight at the kill may be stored besides.
    expect(stored.size).toBeLessThanOrEqual(
      confirmed.size + (round + 1) * WRITERS,
    );
  }
  expect(confirmed.size).toBeGreaterThanOrEqual(kills);
}

async function killFirstStart(dataDir: string, delayMs: number) {
  const child = spawnProduct({ DATA_DIR: dataDir });
  const ended = once(child, "exit");
  while (!existsSync(join(dataDir, "database")) && child.exitCode === null)
    await setTimeout(5);
  await setTimeout(delayMs);
  child.kill("SIGKILL");
  await ended;
  expect(child.signalCode).toBe("SIGKILL");
}

type Owner = { readonly id: string; readonly token: string };

/** Runs concurrent writers until the server no longer answers. */
async function writeUntilKilled(
  product: Product,
  { owner, round }: { readonly owner: Owner; readonly round: number },
  confirm: (name: string) => void,
) {
  const write = async (writer: number) => {
    for (let count = 0; ; count++) {
      const name = `${round}-${writer}-${count}`;
      const response = await requestFavourites(product, owner, {
        method: "POST",
        body: JSON.stringify({
          user_id: owner.id,
          item_id: name,
          item_type: "scholarship",
        }),
      }).catch(() => null);
      if (!response) return;
      expect(response.status).toBe(201);
      confirm(name);
    }
  };
  await Promise.all(
    Array.from({ length: WRITERS }, (_, index) => write(index)),
  );
}

async function fetchFavourites(product: Product, owner: Owner) {
  const response = await requestFavourites(product, owner, {
    query: "?select=item_id",
  });
  const rows = (await response.json()) as ReadonlyArray<{ item_id: string }>;
  return new Set(rows.map((row) => row.item_id));
}

function requestFavourites(
  { url, publishableKey }: Product,
  { token }: Owner,
  { query = "", ...init }: RequestInit & { readonly query?: string },
) {
  return fetch(`${url}/rest/v1/user_favorites${query}`, {
    ...init,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
  });
}
