import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages } from "./debian-packages.ts";

/**
 * Folder of `initdb` and `postgres`, installed when missing and possible; or the reason
 * for its absence.
 */
export function findPostgres():
  | { readonly bin: string }
  | { readonly reason: string } {
  const existing = installedPostgres();
  if (existing) return { bin: existing };
  installDebianPackages("postgresql");
  const installed = installedPostgres();
  return installed
    ? { bin: installed }
    : {
        reason:
          "no PostgreSQL server is installed (Debian: apt-get install postgresql)",
      };
}

/** Installs plpgsql_check, which checks functions, for a Debian server when possible. */
export function ensurePlpgsqlCheck(bin: string): void {
  const [, version] = /^\/usr\/lib\/postgresql\/(\d+)\/bin$/.exec(bin) ?? [];
  if (!version) return;
  const extension = `/usr/share/postgresql/${version}/extension/plpgsql_check.control`;
  if (!existsSync(extension))
    installDebianPackages(`postgresql-${version}-plpgsql-check`);
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
