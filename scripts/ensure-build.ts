import { isBuildFresh } from "./build-stamp.ts";
import { runNode } from "./run-step.ts";

/**
 * Builds when the build is missing or made from other sources. Exits the process when the
 * build fails. The build runs in a child process, whose end frees its memory.
 */
export async function ensureBuild(): Promise<void> {
  if (isBuildFresh()) return;
  const code = await runNode([
    "--import=./scripts/stop-with-parent.mjs",
    "scripts/build.ts",
  ]);
  if (code !== 0) process.exit(code);
}
