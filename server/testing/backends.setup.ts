import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { ensureBuild } from "#scripts/ensure-build.ts";
import { findPostgres } from "#scripts/find-postgres.ts";
import { startCluster } from "./postgres-cluster.ts";
import { makeDataDir, type Product, startProduct } from "./product.ts";
import {
  embeddedTestDatabase,
  postgresTestDatabase,
  type TestDatabase,
} from "./test-database.ts";

/** The serializable parts of a product: the setup process provides them to test files. */
export type SharedProduct = Omit<Product, "log" | "stop" | "kill"> & {
  /** Path of the file with its whole output. */
  readonly logFile: string;
};

declare module "vitest" {
  export interface ProvidedContext {
    /** PostgreSQL URL of a superuser, without a database name; null where there is no server. */
    postgresUrl: string | null;
    /** Data folder with a migrated embedded database, to be copied. */
    embeddedTemplate: string;
    /**
     * One running product per backend, for all tests that neither stop it nor need
     * other settings.
     */
    sharedProducts: {
      readonly embedded: SharedProduct;
      readonly postgres: SharedProduct | null;
    };
  }
}

/**
 * Runs once before all files: builds the product, starts a PostgreSQL server, and
 * prepares an embedded database to copy and the shared products.
 */
export async function setup(project: TestProject) {
  await ensureBuild();
  const [template, cluster] = await Promise.all([
    makeTemplate(),
    startPostgres(),
  ]);
  const postgresUrl = cluster?.url ?? null;
  project.provide("embeddedTemplate", template.path);
  project.provide("postgresUrl", postgresUrl);
  const [embedded, postgres] = await Promise.all([
    share(await embeddedTestDatabase(template.path)),
    postgresUrl === null
      ? null
      : share(await postgresTestDatabase(postgresUrl)),
  ]);
  project.provide("sharedProducts", {
    embedded: embedded.shared,
    postgres: postgres?.shared ?? null,
  });
  return async () => {
    await Promise.all([embedded.stop(), postgres?.stop()]);
    await cluster?.stop();
    await template.remove();
  };
}

/** Each product gets a copy: creating a database takes longer than the rest of a start. */
async function makeTemplate() {
  const template = await makeDataDir();
  const product = await startProduct({ DATA_DIR: template.path });
  await product.stop();
  return template;
}

async function startPostgres() {
  const postgres = findPostgres();
  if ("bin" in postgres) return startCluster(postgres.bin);
  console.warn(`Tests over PostgreSQL are skipped: ${postgres.reason}.`);
  return null;
}

async function share({ settings, remove }: TestDatabase) {
  const logFile = `${settings.DATA_DIR}.log`;
  const {
    stop,
    kill: _kill,
    log: _log,
    ...product
  } = await startProduct(settings, createWriteStream(logFile));
  return {
    shared: { ...product, logFile },
    async stop() {
      const code = await stop();
      await Promise.all([remove(), rm(logFile)]);
      if (code !== 0) throw new Error(`A shared product ended with ${code}`);
    },
  };
}
