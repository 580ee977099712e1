import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { ROOT, runNode, script } from "./run-step.ts";
import { placeShareImages } from "./share-images/place-share-images.ts";
import { writeCatalogueIndex } from "./write-catalogue-index.ts";
import { writeCatalogueLinks } from "./write-catalogue-links.ts";

/** Whatever can change the build. */
const SOURCES =
  "{app,catalogue,domain,locales,public,scripts/share-images}/**/*,scripts/write-catalogue-*.ts,server/pages.ts,package-lock.json,vite.config.ts,react-router.config.ts,tsconfig.json";

/** What the edge functions read of the catalogue; they may import nothing from outside their folder. */
const CATALOGUE_INDEX = join(
  ROOT,
  "supabase/functions/meta-searcher/catalogue-index.json",
);
const CATALOGUE_LINKS = join(
  ROOT,
  "supabase/functions/scraper/catalogue-links.json",
);
const STAMP = join(ROOT, "build/stamp");
const LOCK = join(ROOT, "node_modules/.build-lock");
/** A build that takes longer has died and left its lock. */
const LOCK_LIMIT_MS = 120_000;
const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".webmanifest", ".txt"]);

/** Builds when the build is missing or older than its sources. Exits the process when it fails. */
export async function ensureBuild(): Promise<void> {
  if (isFresh()) return;
  const unlock = await lock();
  try {
    // Another process may have built while this one waited.
    if (!isFresh()) await build();
  } finally {
    unlock();
  }
}

function isFresh(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

async function build(): Promise<void> {
  console.log("Building the pages…");
  const wanted = fingerprint();
  const code = await runNode(
    [script("@react-router/dev/bin.cjs"), "build", "--logLevel", "warn"],
    { NODE_ENV: "production" },
  );
  if (code !== 0) process.exit(code);
  await writeCatalogueIndex(CATALOGUE_INDEX);
  await writeCatalogueLinks(CATALOGUE_LINKS);
  await placeShareImages(join(ROOT, "build/client/og"));
  await precompress(join(ROOT, "build/client"));
  writeFileSync(STAMP, wanted);
}

/** Two commands at once must not build into the same folder. Resolves with the release. */
async function lock(): Promise<() => void> {
  const deadline = Date.now() + LOCK_LIMIT_MS;
  while (!tryLock()) {
    if (Date.now() > deadline) rmSync(LOCK, { recursive: true, force: true });
    await setTimeout(200);
  }
  const unlock = () => rmSync(LOCK, { recursive: true, force: true });
  process.once("exit", unlock);
  return unlock;
}

/** Making a folder is the one step that only one of two can do. */
function tryLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
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
