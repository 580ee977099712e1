import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".webmanifest", ".txt"]);

/** Writes a brotli and a gzip copy beside every file of a compressible type. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync("**/*", { cwd: folder }).filter((file) =>
    COMPRESSIBLE.has(extname(file)),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      await Promise.all([
        writeFile(`${path}.br`, await promisify(brotliCompress)(content)),
        writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 })),
      ]);
    }),
  );
}
