import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { createEtag } from "./etag.ts";
import { WORKER_POLICY } from "./security-headers.ts";
import type { StaticFile } from "./stored-response.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/** The content of a file with a hashed name never changes. */
const FOR_A_YEAR = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";
/** A new build replaces the file at once. */
const REVALIDATED = "no-cache";
const SERVICE_WORKER = "/sw.js";

/** Share images: many, large, and seldom requested. */
const ON_DISK = /^\/og\//;

/** Files loaded at once: limits open files and memory for share images. */
const AT_ONCE = 32;

/**
 * Reads the files of known types in a built folder, by address ("/assets/a-1b2c.js"):
 * their bodies, compressed where the build has copies. Share images stay on the disk.
 */
export async function loadStaticFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
    .map((entry) => join(entry.parentPath, entry.name));
  const loaded = new Map<string, StaticFile>();
  const waiting = files.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of waiting) {
        const address = path.slice(folder.length).split(sep).join("/");
        loaded.set(address, await loadFile(path, address, headers));
      }
    }),
  );
  return loaded;
}

async function loadFile(
  path: string,
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<StaticFile> {
  // Before the read, so that a change during it is noticed.
  const { mtimeMs: changedMs } = await stat(path);
  const [plain, brotli, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(() => null),
    readFile(`${path}.gz`).catch(() => null),
  ]);
  return {
    status: 200,
    etag: createEtag(plain),
    body: ON_DISK.test(address)
      ? { path, length: plain.length, changedMs }
      : brotli && gzip
        ? { brotli, gzip }
        : plain,
    headers: {
      ...headers,
      ...(address === SERVICE_WORKER && {
        "content-security-policy": WORKER_POLICY,
      }),
      "content-type": TYPES[extname(path)] ?? "application/octet-stream",
      "cache-control": cacheControl(address),
      vary: "Accept-Encoding",
    },
  };
}

function cacheControl(address: string): string {
  if (address.startsWith("/assets/")) return FOR_A_YEAR;
  return address.startsWith("/sw") ? REVALIDATED : FOR_AN_HOUR;
}
