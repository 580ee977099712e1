import { defineConfig } from "@playwright/test";
import { LAPTOP } from "./e2e/screens.ts";
import { ensureChromium } from "./scripts/ensure-chromium.ts";

/** What works the same at every width is tried on the phone alone. */
const WIDTH_DOES_NOT_MATTER =
  /(auth-(login|mail|register|session)|favourites(-everywhere|-in-tabs)?|my-(favourites|data)|recommendations|advice|suggestions|feedback|team|toasts|(meta-)?search|search-(dead-ends|in-parts)|status|language|fit|home|layout-trouble|profile-(trouble|device|meanwhile)|item-(actions|heads|pages)|accessible-states|catalogue-(accessible|filters|search|without-scripts)|scholarships|opportunities|mentorship|universities|resources|showcase)\.spec\.ts$/;

/** A test in both languages meets one on each width, as phones are read in Spanish most of all. */
const IN_SPANISH = /\(es\)/;
const IN_ENGLISH = /\(en\)/;

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/servers.setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Room for a machine several times slower than ours: only what fails waits so long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    locale: "es-MX",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      grepInvert: IN_ENGLISH,
      use: {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "laptop",
      testIgnore: WIDTH_DOES_NOT_MATTER,
      grepInvert: IN_SPANISH,
      use: LAPTOP,
    },
    {
      name: "laptop in English",
      testMatch: WIDTH_DOES_NOT_MATTER,
      grep: IN_ENGLISH,
      use: LAPTOP,
    },
  ],
});
