import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

type Environment = Readonly<Record<string, string>>;

/** Path of a dependency's own script, to be run with this Node. */
export function script(path: string): string {
  return join(ROOT, "node_modules", path);
}

/** Runs a step with this Node in the project's folder, showing its output. Resolves with its exit code. */
export async function runNode(
  args: ReadonlyArray<string>,
  env: Environment = {},
): Promise<number> {
  return exitCode(spawnNode(args, "inherit", env));
}

type Outcome = { readonly code: number; readonly output: string };

/** Like `runNode`, but resolves with the step's output, on both streams, instead of showing it. */
export async function captureNode(
  args: ReadonlyArray<string>,
): Promise<Outcome> {
  const child = spawnNode(args, "pipe", {});
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  return { code: await exitCode(child), output };
}

function spawnNode(
  args: ReadonlyArray<string>,
  output: "inherit" | "pipe",
  env: Environment,
): ChildProcess {
  return spawn(process.execPath, [...args], {
    cwd: ROOT,
    stdio: [output === "inherit" ? "inherit" : "ignore", output, output],
    env: { ...process.env, ...env },
  });
}

/** Resolves when the program has ended and its output has arrived. */
function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    // A step must not outlive the command that runs it.
    const stop = () => child.kill();
    process.once("exit", stop);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("exit", stop);
      resolve(code ?? 1);
    });
  });
}

/** Runs steps in parallel and prints the output of each when it ends. Exits with the code of a failed one. */
export async function runStepsInParallel(
  steps: Readonly<Record<string, () => Promise<Outcome>>>,
): Promise<void> {
  console.log(`\n▸ In parallel: ${Object.keys(steps).join("; ")}`);
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
export async function runStep(
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
