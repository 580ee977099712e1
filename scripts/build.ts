import { join } from "node:path";
import { lockBuild } from "./build-lock.ts";
import { isBuildFresh, sourceFingerprint, stampBuild } from "./build-stamp.ts";
import { bundleFunction } from "./bundle-function.ts";
import { precompress } from "./precompress.ts";
import { ROOT, runNode, script } from "./run-step.ts";
import { placeShareImages } from "./share-images/place-share-images.ts";
import { trimManifest } from "./trim-manifest.ts";
import { versionServiceWorker } from "./version-service-worker.ts";

const FUNCTIONS = ["meta-searcher", "reminders", "scraper"];

await lockBuild();
// Another process may have built while this one waited.
if (!isBuildFresh()) await build();

async function build(): Promise<void> {
  console.log("Building the pages…");
  const fingerprint = sourceFingerprint();
  const code = await runNode(
    [
      // Uses 200 MB less memory in the same time.
      "--max-semi-space-size=4",
      script("@react-router/dev/bin.cjs"),
      ...["build", "--logLevel", "warn"],
    ],
    { NODE_ENV: "production" },
  );
  if (code !== 0) process.exit(code);
  for (const name of FUNCTIONS) {
    const folder = join(ROOT, "supabase/functions", name);
    await bundleFunction(join(folder, "index.ts"), join(folder, "bundle.js"));
  }
  await trimManifest(join(ROOT, "build/client"));
  await placeShareImages(join(ROOT, "build/client/og"));
  await versionServiceWorker(join(ROOT, "build/client"), fingerprint);
  await precompress(join(ROOT, "build/client"));
  stampBuild(fingerprint);
}
