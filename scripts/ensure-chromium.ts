import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackages } from "./debian-packages.ts";
import { script } from "./run-step.ts";

/** The headless shell comes first: it runs the same tests in two thirds of the time. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's own, else installs
 * one. Exits with an error message when none is available.
 */
export function ensureChromium(): string {
  const existing = findChromium();
  if (existing) return existing;
  if (!installDebianPackages("chromium-headless-shell")) {
    console.log("No Chromium found: installing Playwright's…");
    const cli = script("@playwright/test/cli.js");
    spawnSync(process.execPath, [cli, "install", "chromium"], {
      stdio: "inherit",
    });
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
