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
    // A step must not outlive the command that runs it.
    const stop = () => child.kill();
    process.once("exit", stop);
    child.on("error", reject);
    child.on("exit", (code) => {
      process.off("exit", stop);
      resolve(code ?? 1);
    });
  });
}

type Outcome = { readonly code: number; readonly output: string };

/** Like `runNode`, but resolves with the step's output, on both streams, instead of showing it. */
export function captureNode(args: ReadonlyArray<string>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    child.on("error", reject);
    // Not at "exit": the last output may still be in flight then.
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs steps in parallel, each shown as one block when it ends. Exits when one failed. */
export async function stepsTogether(
  steps: Readonly<Record<string, () => Promise<Outcome>>>,
): Promise<void> {
  const codes = await Promise.all(
    Object.entries(steps).map(async ([title, run]) => {
      const started = performance.now();
      const { code, output } = await run();
      console.log(`\n▸ ${title}\n${output.trimEnd()}`);
      report(title, code, started);
      return code;
    }),
  );
  const failure = codes.find((code) => code !== 0);
  if (failure !== undefined) process.exit(failure);
}

/** Prints the step, runs it, and exits with its code when it fails. */
export async function step(
  title: string,
  run: () => Promise<number>,
): Promise<void> {
  const started = performance.now();
  console.log(`\n▸ ${title}`);
  const code = await run();
  report(title, code, started);
  if (code !== 0) process.exit(code);
}

function report(title: string, code: number, started: number) {
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  if (code === 0) console.log(`✓ ${title} (${seconds} s)`);
  else console.error(`✗ ${title} failed (${seconds} s)`);
}
