import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import serverProcess from "../process.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "../..");

export type ProductSettings = Readonly<Record<string, string>>;

/** The product as an operator runs it: a process of its own on a real port. */
export type Product = {
  /** "http://127.0.0.1:41234" */
  readonly url: string;
  readonly pid: number;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
  readonly dataDir: string;
  /** Output so far, on both streams. */
  readonly log: () => string;
  /** Sends SIGTERM and resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Sends SIGKILL and resolves when the process has ended. */
  readonly kill: () => Promise<void>;
};

/**
 * Starts the product, or another of our servers, and waits until it is ready. Rejects
 * with its output when it ends first. Its output also goes to `sink`, if given.
 */
export async function startProduct(
  settings: ProductSettings & { readonly DATA_DIR: string },
  sink?: Writable,
  program?: string,
): Promise<Product> {
  const child = spawnProduct(settings, program);
  const output = collect(child);
  if (sink)
    for (const stream of [child.stdout, child.stderr])
      stream?.pipe(sink, { end: false });
  // "exit" may come before the last output, "close" comes after it.
  const ended = once(child, "close") as Promise<[code: number | null]>;
  const url = await Promise.race([
    waitForUrl(child, output),
    ended.then(([code]) => {
      throw new Error(`The product ended with ${code}:\n${output.all()}`);
    }),
  ]);
  const keys = await resolveKeys(settings);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null)
      child.kill(signal);
    const [code] = await ended;
    return code;
  };
  return {
    url,
    pid: child.pid ?? 0,
    ...keys,
    dataDir: settings.DATA_DIR,
    log: output.all,
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
  };
}

/** Starts a product that is expected to fail. Resolves when the process has ended. */
export async function failToStart(settings: ProductSettings) {
  const child = spawnProduct(settings);
  const output = collect(child);
  const [code] = await once(child, "close");
  return { code, stdout: output.stdout(), stderr: output.stderr() };
}

/** Creates a data folder for one product; `remove` deletes it. */
export async function makeDataDir() {
  const path = await mkdtemp(join(tmpdir(), "trampolin-data-"));
  const remove = () => rm(path, { recursive: true, force: true });
  return { path, remove };
}

/** Spawns the process with none of the test runner's environment but `PATH`. */
export function spawnProduct(
  settings: ProductSettings,
  program = "server/main.ts",
): ChildProcess {
  const args = [...serverProcess.nodeFlags, program];
  return spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...serverProcess.env,
      PATH: process.env.PATH,
      LITE_TELEMETRY: "0",
      // Shares compiled code between processes.
      NODE_COMPILE_CACHE: join(tmpdir(), "trampolin-compile-cache"),
      PORT: "0",
      RATE_LIMIT_FACTOR: "1000",
      // Tests must not reach foreign sites.
      META_SEARCH_CONFIG: "server/testing/no-sources.json",
      // No imports and no link checks.
      SCRAPE_EVERY_HOURS: "0",
      ...settings,
    },
  });
}

function collect({ stdout, stderr }: ChildProcess) {
  const texts = { all: "", stdout: "", stderr: "" };
  for (const [name, stream] of [
    ["stdout", stdout],
    ["stderr", stderr],
  ] as const)
    stream?.setEncoding("utf8").on("data", (text: string) => {
      texts[name] += text;
      texts.all += text;
    });
  return {
    all: () => texts.all,
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
  };
}

async function waitForUrl(
  { stdout }: ChildProcess,
  { all }: { readonly all: () => string },
): Promise<string> {
  return new Promise((resolve) => {
    stdout?.on("data", () => {
      const [, url] = /^Trampolín is ready.*: (\S+)$/m.exec(all()) ?? [];
      if (url) resolve(url);
    });
  });
}

/** The configured keys, or those that an embedded product created. */
async function resolveKeys(settings: ProductSettings) {
  const configured = {
    publishableKey: settings.SUPABASE_PUBLISHABLE_KEY ?? "",
    secretKey: settings.SUPABASE_SECRET_KEY ?? "",
    jwtSecret: settings.JWT_SECRET ?? "",
  };
  if (configured.publishableKey) return configured;
  const text = await readFile(join(settings.DATA_DIR ?? "", "keys.json"));
  return JSON.parse(text.toString()) as typeof configured;
}
