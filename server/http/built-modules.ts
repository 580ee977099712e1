import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Vite's manifest: built files by the source file, or by a name of Vite's own. */
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

/** Throws for a source file that the build does not have under its own name. */
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
