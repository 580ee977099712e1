import { spawn } from "node:child_process";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

/** Path of a dependency's own script, to be run with this Node. */
export function script(path: string): string {
  return join(ROOT, "node_modules", path);
}

/** Runs a step with this Node in the project's folder, showing its output. Resolves with its exit code. */
export function runNode(
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Says what begins, runs it, and ends the process with its code when it fails. */
export async function step(
  title: string,
  run: () => Promise<number>,
): Promise<void> {
  const started = performance.now();
  console.log(`\n▸ ${title}`);
  const code = await run();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  if (code === 0) {
    console.log(`✓ ${title} (${seconds} s)`);
    return;
  }
  console.error(`✗ ${title} failed (${seconds} s)`);
  process.exit(code);
}
