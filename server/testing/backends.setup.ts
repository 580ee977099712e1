import type { TestProject } from "vitest/node";
import { ensureBuild } from "../../scripts/ensure-build.ts";
import { findPostgres, startCluster } from "./postgres-cluster.ts";
import { makeDataDir, startProduct } from "./product.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of a PostgreSQL superuser without a database; null where there is no server. */
    postgresUrl: string | null;
    /** Folder of an embedded database that has been made and holds nothing yet. */
    embeddedTemplate: string;
  }
}

/** Once before all files: the build, an embedded database to copy, and a PostgreSQL server of our own. */
export async function setup(project: TestProject) {
  await ensureBuild();
  const template = await makeTemplate();
  project.provide("embeddedTemplate", template.path);
  const stopCluster = await offerPostgres(project);
  return async () => {
    await stopCluster?.();
    await template.remove();
  };
}

/** Making a database takes longer than all else that a start does, so each product is given a copy. */
async function makeTemplate() {
  const template = await makeDataDir();
  const product = await startProduct({ DATA_DIR: template.path });
  await product.stop();
  return template;
}

async function offerPostgres(project: TestProject) {
  const postgres = findPostgres();
  if ("reason" in postgres) {
    console.warn(`Tests over PostgreSQL are skipped: ${postgres.reason}.`);
    project.provide("postgresUrl", null);
    return;
  }
  const cluster = await startCluster(postgres.bin);
  project.provide("postgresUrl", cluster.url);
  return cluster.stop;
}
