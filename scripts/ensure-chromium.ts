import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { script } from "./run-step.ts";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Path of a Chromium: the one in CHROMIUM_PATH, an installed one, Playwright's own,
 * else one is installed. Exits with a sentence when none can be had.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium found: installing one (once, some minutes)…");
  if (process.platform === "linux" && process.getuid?.() === 0) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  } else {
    run(process.execPath, [
      script("@playwright/test/cli.js"),
      "install",
      "chromium",
    ]);
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    "The browser tests need a Chromium: install Chrome or Chromium, or set CHROMIUM_PATH to one.",
  );
  return process.exit(1);
}

function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return [CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );
}

function run(command: string, args: ReadonlyArray<string>) {
  spawnSync(command, [...args], { stdio: "inherit" });
}
