import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { type Product, type ProductSettings, startProduct } from "./product.ts";
import {
  embeddedTestDatabase,
  postgresTestDatabase,
  type TestDatabase,
} from "./test-database.ts";

export type { TestDatabase } from "./test-database.ts";

export type BackendKind = "embedded" | "postgres";

/** No settings: for a test that counts all rows or reads the whole log of its own product. */
export const OWN_PRODUCT: ProductSettings = {};

/** A new database for products that the test starts, stops or kills itself. */
export async function createTestDatabase(
  kind: BackendKind,
): Promise<TestDatabase> {
  if (kind === "embedded")
    return embeddedTestDatabase(inject("embeddedTemplate"));
  const server = inject("postgresUrl");
  if (server === null) throw new Error("There is no PostgreSQL server");
  return postgresTestDatabase(server);
}

/** False where tests on this backend are skipped; `backends.setup.ts` prints the reason. */
export function isAvailable(kind: BackendKind): boolean {
  return kind === "embedded" || inject("postgresUrl") !== null;
}

/** A test that needs PostgreSQL: skipped where none can be run. */
export const testOnPostgres = test.skipIf(!isAvailable("postgres"));

/**
 * Runs the same tests on each backend: against the shared product, or, with settings,
 * against their own.
 */
export function onEachBackend(
  tests: (product: () => Product) => void,
  settings?: ProductSettings,
) {
  for (const kind of ["embedded", "postgres"] as const)
    describe.skipIf(!isAvailable(kind))(`on ${kind}`, () => {
      tests(productOn(kind, settings));
    });
}

/** The shared product of a backend; with settings, one that only this file or group uses. */
export function productOn(
  kind: BackendKind,
  settings?: ProductSettings,
): () => Product {
  if (settings === undefined) return () => sharedProduct(kind);
  let product: Product;
  beforeAll(async () => {
    const database = await createTestDatabase(kind);
    product = await startProduct({ ...settings, ...database.settings });
    return async () => {
      expect(await product.stop()).toBe(0);
      await database.remove();
    };
  });
  return () => product;
}

/** Other files use the same product: tests change only rows of people whom they signed up. */
function sharedProduct(kind: BackendKind): Product {
  const shared = inject("sharedProducts")[kind];
  if (shared === null) throw new Error(`There is no shared ${kind} product`);
  const refuse = async () => {
    throw new Error("Other files need the shared product: use OWN_PRODUCT");
  };
  return {
    ...shared,
    log: () => readFileSync(shared.logFile, "utf8"),
    stop: refuse,
    kill: refuse,
  };
}
