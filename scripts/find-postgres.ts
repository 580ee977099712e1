import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages } from "./debian-packages.ts";

/**
 * Folder of `initdb` and `postgres`, installed first when possible; or the reason for
 * its absence.
 */
export function findPostgres():
  | { readonly bin: string }
  | { readonly reason: string } {
  const found = installedPostgres();
  if (found) return { bin: found };
  installDebianPackages("postgresql");
  const installed = installedPostgres();
  return installed
    ? { bin: installed }
    : {
        reason:
          "no PostgreSQL server is installed (Debian: apt-get install postgresql)",
      };
}

function installedPostgres(): string | undefined {
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin").toSorted().reverse(),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find(
    (folder) =>
      existsSync(join(folder, "initdb")) &&
      existsSync(join(folder, "postgres")),
  );
}
