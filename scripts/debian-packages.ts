import { spawnSync } from "node:child_process";

const PAUSE_MS = 20_000;
/** A new machine may be busy with its own updates. */
const LOCK_TIMEOUT = [
  "-o",
  "DPkg::Lock::Timeout=600",
  "-o",
  "Acquire::Retries=3",
];

/** Installs Debian packages, only on Linux and as root. Returns whether they are installed. */
export function installDebianPackages(
  ...names: ReadonlyArray<string>
): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  console.log(`Installing ${names.join(", ")} (once, some minutes)…`);
  const install = () =>
    aptGet("install", "-y", "--no-install-recommends", ...names);
  // Ignores a list that fails to load: the others may suffice.
  aptGet("update");
  if (install()) return true;
  pause();
  return aptGet("update") && install();
}

function aptGet(...args: ReadonlyArray<string>): boolean {
  const { status } = spawnSync("apt-get", ["-qq", ...LOCK_TIMEOUT, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
