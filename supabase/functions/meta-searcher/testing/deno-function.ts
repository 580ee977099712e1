import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "..");
const START_TIMEOUT_MS = 120_000;

/** The edge function in its own Deno process, as on Supabase. */
export type DenoFunction = {
  readonly url: string;
  /** Output so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};

/** Keeps Deno's own files inside the project and turns its update check off. */
export const DENO_ENVIRONMENT = {
  PATH: process.env.PATH,
  DENO_DIR: join(FOLDER, "../../../node_modules/.cache/deno"),
  DENO_NO_UPDATE_CHECK: "1",
  NO_COLOR: "1",
};

/** Path of Deno in its npm package for this platform; null where none is installed. */
export function findDeno(): string | null {
  const { platform, arch } = process;
  const libc = platform === "linux" ? "-glibc" : "";
  const file = platform === "win32" ? "deno.exe" : "deno";
  const path = join(
    FOLDER,
    `../../../node_modules/@deno/${platform}-${arch}${libc}`,
    file,
  );
  return existsSync(path) ? path : null;
}

/** Permissions of a bundle: this machine and its environment, no file and no other network. */
export const DENO_PERMISSIONS = ["--allow-env", "--allow-net=127.0.0.1"];

/** Runs the bundle of a function, `bundle.js`, away from this project's packages. */
export async function startDenoFunction(
  deno: string,
  environment: Readonly<Record<string, string>>,
  bundle = join(FOLDER, "bundle.js"),
): Promise<DenoFunction> {
  const child = spawn(
    deno,
    ["run", "--no-prompt", "--no-remote", ...DENO_PERMISSIONS, bundle],
    {
      cwd: tmpdir(),
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...environment,
        ...DENO_ENVIRONMENT,
        DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      },
    },
  );
  const ended = new Promise<void>((resolve) =>
    child.once("close", () => resolve()),
  );
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  let output = "";
  const url = await new Promise<string | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), START_TIMEOUT_MS);
    const onOutput = (chunk: Buffer) => {
      output += chunk;
      const [, address] = /Listening on (http:\S+)/.exec(output) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on("data", onOutput);
    child.stderr.on("data", onOutput);
    child.once("close", () => resolve(null));
  });
  if (url) return { url, log: () => output, stop };
  await stop();
  throw new Error(`The function did not start under Deno:\n${output}`);
}
