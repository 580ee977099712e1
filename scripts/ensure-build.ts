import { isBuildFresh } from "./build-stamp.ts";
import { runNode } from "./run-step.ts";

/**
 * Builds when the build is missing or older than its sources. Exits the process when it
 * fails. The build runs in a child process, which frees its memory at its end.
 */
export async function ensureBuild(): Promise<void> {
  if (isBuildFresh()) return;
  const code = await runNode([
    "--import=./scripts/stop-with-parent.mjs",
    "scripts/build.ts",
  ]);
  if (code !== 0) process.exit(code);
}
