import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, inject } from "vitest";
import { type Product, type Settings, startProduct } from "./product.ts";
import {
  embeddedTestDatabase,
  postgresTestDatabase,
  type TestDatabase,
} from "./test-database.ts";

export type { TestDatabase as Ground } from "./test-database.ts";

export type BackendKind = "embedded" | "postgres";

/**
 * Settings of a test that needs its own product for no other reason: it counts all
 * rows, or reads the whole log.
 */
export const OWN_PRODUCT: Settings = {};

/** An empty database for products that the test starts, stops or kills itself. */
export async function createTestDatabase(
  kind: BackendKind,
): Promise<TestDatabase> {
  if (kind === "embedded")
    return embeddedTestDatabase(inject("embeddedTemplate"));
  const server = inject("postgresUrl");
  if (server === null) throw new Error("There is no PostgreSQL server");
  return postgresTestDatabase(server);
}

/** True where tests over this backend can run; the reason was printed at the start. */
export function isAvailable(kind: BackendKind): boolean {
  return kind === "embedded" || inject("postgresUrl") !== null;
}

/**
 * Runs the same tests on each backend: against the shared product, or, with settings,
 * against their own.
 */
export function onEachBackend(
  tests: (product: () => Product) => void,
  settings?: Settings,
) {
  for (const kind of ["embedded", "postgres"] as const)
    describe.skipIf(!isAvailable(kind))(`on ${kind}`, () => {
      tests(productOn(kind, settings));
    });
}

/** The shared product of a backend; with settings, one that only this file or group uses. */
export function productOn(
  kind: BackendKind,
  settings?: Settings,
): () => Product {
  if (settings === undefined) return () => sharedProduct(kind);
  let product: Product;
  beforeAll(async () => {
    const ground = await createTestDatabase(kind);
    product = await startProduct({ ...settings, ...ground.settings });
    return async () => {
      expect(await product.stop()).toBe(0);
      await ground.remove();
    };
  });
  return () => product;
}

/** Other files use it at the same time: tests change only rows of people whom they signed up. */
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
