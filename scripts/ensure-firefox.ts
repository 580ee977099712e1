import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian-packages.ts";

const INSTALLED = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Path of a Firefox: FIREFOX_PATH, an installed one, else installs Debian's. Throws without any. */
export function ensureFirefox(): string {
  const existing = findFirefox();
  if (existing) return existing;
  installDebianPackages("firefox-esr");
  const installed = findFirefox();
  if (installed) return installed;
  throw new Error(
    "The soak tests need a Firefox: install one, or set FIREFOX_PATH to one.",
  );
}

function findFirefox(): string | undefined {
  const { FIREFOX_PATH } = process.env;
  return [FIREFOX_PATH, ...INSTALLED].find(
    (path) => path !== undefined && existsSync(path),
  );
}
