import { spawnSync } from "node:child_process";

/** Installs Debian packages where we may: on Linux, as root. Says whether it worked. */
export function installDebianPackages(
  ...names: ReadonlyArray<string>
): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  console.log(`Installing ${names.join(", ")} (once, some minutes)…`);
  return (
    aptGet("update") &&
    aptGet("install", "-y", "--no-install-recommends", ...names)
  );
}

function aptGet(...args: ReadonlyArray<string>): boolean {
  const { status } = spawnSync("apt-get", ["-qq", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}
