import { randomBytes } from "node:crypto";
import { cp } from "node:fs/promises";
import postgres from "postgres";
import { beforeAll, describe, expect, inject } from "vitest";
import {
  makeDataDir,
  type Product,
  type Settings,
  startProduct,
} from "./product.ts";

export type BackendKind = "embedded" | "postgres";

/** An empty database that products can be started on, one after the other or, with PostgreSQL, several at once. */
export type Ground = {
  readonly settings: Settings & { readonly DATA_DIR: string };
  readonly remove: () => Promise<void>;
};

export async function makeGround(kind: BackendKind): Promise<Ground> {
  const { path, remove } = await makeDataDir();
  if (kind === "postgres")
    return {
      settings: { DATA_DIR: path, ...(await sharedSettings()) },
      remove,
    };
  await cp(inject("embeddedTemplate"), path, { recursive: true });
  return { settings: { DATA_DIR: path }, remove };
}

/** True where tests over this backend can run; the reason why not was printed at the start. */
export function isAvailable(kind: BackendKind): boolean {
  return kind === "embedded" || inject("postgresUrl") !== null;
}

/** The same tests against a product of their own on each backend. */
export function onEachBackend(
  tests: (product: () => Product) => void,
  settings: Settings = {},
) {
  for (const kind of ["embedded", "postgres"] as const)
    describe.skipIf(!isAvailable(kind))(`on ${kind}`, () => {
      tests(productOn(kind, settings));
    });
}

/** One product for all tests of the file or of the group. */
export function productOn(
  kind: BackendKind,
  settings: Settings = {},
): () => Product {
  let product: Product;
  beforeAll(async () => {
    const ground = await makeGround(kind);
    product = await startProduct({ ...settings, ...ground.settings });
    return async () => {
      expect(await product.stop()).toBe(0);
      await ground.remove();
    };
  });
  return () => product;
}

/** What every process on one fresh PostgreSQL database is given. */
async function sharedSettings(): Promise<Settings> {
  const server = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const sql = postgres(`${server}/postgres`, { max: 1 });
  await sql.unsafe(`create database ${name}`);
  await sql.end();
  const secret = () => randomBytes(32).toString("base64url");
  return {
    DATABASE_URL: `${server}/${name}`,
    SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${secret()}`,
    SUPABASE_SECRET_KEY: `sb_secret_${secret()}`,
    JWT_SECRET: secret(),
  };
}
