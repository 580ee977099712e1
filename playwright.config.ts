import { defineConfig } from "@playwright/test";
import { LAPTOP, PHONE } from "./e2e/screens.ts";
import { IS_SOAK } from "./e2e/soak.ts";
import { ensureChromium } from "./scripts/ensure-chromium.ts";

/**
 * Tests independent of the width run on the phone only, and in the soak run in English
 * on the laptop.
 */
const WIDTH_DOES_NOT_MATTER =
  /(early-taps|auth-(login|mail|register|session)|favourites(-everywhere|-in-tabs)?|my-(favourites|data)|recommendations|advice|suggestions|feedback|team|toasts|(meta-)?search|screen-changes|search-dead-ends|status|language|first-view|print|fit|home|layout-trouble|profile-(trouble|device|meanwhile)|item-(actions|heads|pages)|accessible-states|catalogue-(accessible|filters|search|sections|without-scripts)|scholarships|opportunities|mentorship|universities|resources|showcase)\.spec\.ts$/;

/** Of these, a sample in English: a form, its toasts, a list and its filters. */
const ENGLISH_SAMPLE =
  /\/(catalogue-(filters|search|sections)|feedback)\.spec\.ts$/;

/** A phone has no Tab key, and the screenshots show a laptop. */
const LAPTOP_ONLY = /(keyboard|screenshots)\.spec\.ts$/;

/** Measures seconds, so it runs alone, after all others. */
const TIMED = /recommendations-speed\.spec\.ts$/;

/** Each of these removes features that an older browser lacks. */
const OLD_BROWSERS = /old-browsers\.spec\.ts$/;

/** Of a test in both languages each width runs one, as phones are used in Spanish most. */
const IN_SPANISH = /\(es\)/;
const IN_ENGLISH = /\(en\)/;

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/servers.setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A test spends half of its time waiting for the server, the network and timers: two
  // for each core.
  workers: 4,
  // Allows a machine several times slower than ours: only failures wait so long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: IS_SOAK
    ? "list"
    : [["list"], ["./scripts/playwright-file-budget.ts"]],
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
      testIgnore: [LAPTOP_ONLY, OLD_BROWSERS, TIMED],
      grepInvert: IN_ENGLISH,
      use: PHONE,
    },
    {
      name: "old browsers",
      testMatch: OLD_BROWSERS,
      use: PHONE,
    },
    {
      name: "laptop",
      testIgnore: [WIDTH_DOES_NOT_MATTER, OLD_BROWSERS, TIMED],
      grepInvert: IN_SPANISH,
      use: LAPTOP,
    },
    {
      name: "laptop in English",
      testMatch: IS_SOAK ? WIDTH_DOES_NOT_MATTER : ENGLISH_SAMPLE,
      grep: IN_ENGLISH,
      use: LAPTOP,
    },
    {
      name: "timed",
      testMatch: TIMED,
      dependencies: ["phone", "old browsers", "laptop", "laptop in English"],
      use: PHONE,
    },
  ],
});
