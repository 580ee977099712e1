import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { ROOT, runNode, script } from "./run-step.ts";

/** Whatever can change the build. */
const SOURCES =
  "{app,catalogue,domain,locales,public}/**/*,server/pages.ts,package-lock.json,vite.config.ts,react-router.config.ts,tsconfig.json";

const STAMP = join(ROOT, "build/stamp");
const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".webmanifest", ".txt"]);

/** Builds when the build is missing or older than its sources. Exits the process when it fails. */
export async function ensureBuild(): Promise<void> {
  const wanted = fingerprint();
  const built = await readFile(STAMP, "utf8").catch(() => "");
  if (built === wanted) return;
  console.log("Building the pages…");
  const code = await runNode(
    [script("@react-router/dev/bin.cjs"), "build", "--logLevel", "warn"],
    { NODE_ENV: "production" },
  );
  if (code !== 0) process.exit(code);
  await precompress(join(ROOT, "build/client"));
  writeFileSync(STAMP, wanted);
}

/** A hash over names and contents of the sources. */
function fingerprint(): string {
  const hash = createHash("sha256").update(process.version);
  const files = SOURCES.split(/,(?![^{]*\})/)
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files)
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Lays a brotli and a gzip copy beside every file that shrinks. */
async function precompress(folder: string): Promise<void> {
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
