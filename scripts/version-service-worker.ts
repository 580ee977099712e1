import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Gives the built service worker its version: browsers install it again when it changes. */
export async function versionServiceWorker(
  folder: string,
  version: string,
): Promise<void> {
  const path = join(folder, "sw.js");
  const code = await readFile(path, "utf8");
  if (!code.includes(PLACEHOLDER)) throw new Error(`No version in ${path}`);
  await writeFile(path, code.replace(PLACEHOLDER, version.slice(0, 12)));
}

const PLACEHOLDER = "__VERSION__";
