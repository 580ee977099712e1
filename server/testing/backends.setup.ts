import type { TestProject } from "vitest/node";
import { ensureBuild } from "../../scripts/ensure-build.ts";
import { findPostgres, startCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of a PostgreSQL superuser without a database; null where there is no server. */
    postgresUrl: string | null;
  }
}

/** Once before all files: the build, and a PostgreSQL server of our own. */
export async function setup(project: TestProject) {
  await ensureBuild();
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
