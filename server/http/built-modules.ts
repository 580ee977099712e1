import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Vite's manifest: built files by source file, or by a generated name for shared chunks. */
export type BuildManifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: ReadonlyArray<string> }
  >
>;

/** Lists the addresses of the built source files and of all their static imports. */
export type ListBuiltModules = (
  sources: ReadonlyArray<string>,
) => ReadonlyArray<string>;

export async function readBuildManifest(
  folder: string,
): Promise<BuildManifest> {
  return JSON.parse(
    await readFile(join(folder, ".vite/manifest.json"), "utf8"),
  );
}

/** The list throws for a source file that is no key of the manifest. */
export function createModuleList(manifest: BuildManifest): ListBuiltModules {
  return (sources) => {
    const addresses = new Set<string>();
    const add = (key: string) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The build has no ${key}`);
      const address = `/${chunk.file}`;
      if (addresses.has(address)) return;
      addresses.add(address);
      for (const imported of chunk.imports ?? []) add(imported);
    };
    for (const source of sources) add(source);
    return [...addresses];
  };
}
