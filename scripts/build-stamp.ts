import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run-step.ts";

/** Files that can change the build. */
const SOURCES =
  "{app,catalogue,domain,locales,public,scripts/browsers,scripts/share-images}/**/*,scripts/{build,bundle-function,chunk-groups,precompress,trim-manifest,unused-code,version-service-worker}.ts,supabase/functions/**/!(*.test|*.fixture).ts,server/pages.ts,package.json,package-lock.json,vite.config.ts,react-router.config.ts,tsconfig.json";

const STAMP = join(ROOT, "build/stamp");

/** True when the build was made from the current sources. */
export function isBuildFresh(): boolean {
  return (
    existsSync(STAMP) && readFileSync(STAMP, "utf8") === sourceFingerprint()
  );
}

/** Marks the build as made from the sources with this fingerprint. */
export function stampBuild(fingerprint: string): void {
  writeFileSync(STAMP, fingerprint);
}

/** Hash of the Node version and of the names and contents of the sources. */
export function sourceFingerprint(): string {
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
