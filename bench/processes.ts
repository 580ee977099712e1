import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

type StartOptions = {
  readonly env?: Readonly<Record<string, string>>;
  readonly core?: number | undefined;
  readonly stdio?: "ignore" | "pipe";
};

/**
 * Starts a program, on the given core if the system can bind it. Its output is dropped
 * unless `stdio` is "pipe".
 */
export function start(
  command: string,
  args: ReadonlyArray<string>,
  { env = {}, core, stdio = "ignore" }: StartOptions,
): ChildProcess {
  const pinning = core === undefined ? [] : taskset(core);
  const [program = command, ...rest] = [...pinning, command, ...args];
  return spawn(program, rest, {
    stdio: ["ignore", stdio, stdio],
    env: { ...process.env, ...env },
  });
}

function taskset(core: number): ReadonlyArray<string> {
  return existsSync("/usr/bin/taskset") ? ["taskset", "-c", String(core)] : [];
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Waits until the URL answers 2xx and returns the milliseconds. Throws after `timeoutMs`. */
export async function waitUntilReady(
  url: string,
  timeoutMs = 60_000,
): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < timeoutMs) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not answer 2xx within ${timeoutMs} ms`);
}

/** Runs a program and returns its output; throws with its error output when it fails. */
export async function runProgram(
  command: string,
  args: ReadonlyArray<string>,
  core?: number,
): Promise<string> {
  const child = start(command, args, { core, stdio: "pipe" });
  let text = "";
  let errorOutput = "";
  child.stdout?.on("data", (chunk) => {
    text += String(chunk);
  });
  child.stderr?.on("data", (chunk) => {
    errorOutput += String(chunk);
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command} failed: ${errorOutput}`);
  return text;
}
