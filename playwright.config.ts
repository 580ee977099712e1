import { defineConfig } from "@playwright/test";
import { LAPTOP, PHONE } from "./e2e/screens.ts";
import { IS_SOAK } from "./e2e/soak.ts";
import { ensureChromium } from "./scripts/ensure-chromium.ts";

/** Measures seconds, so it runs alone, after all others. */
const TIMED = /recommendations-speed\.spec\.ts$/;

/** Runs at both widths: a test in two languages in Spanish on the phone, in English on the laptop. */
const EACH_WIDTH = /@each-width/;

/** Needs the laptop's width, the Tab key or the account's button in the header. */
const LAPTOP_ONLY = /@laptop/;

const IN_SPANISH = /\(es\)/;
const IN_ENGLISH = /\(en\)/;

const executablePath = ensureChromium();

const ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * A fifth less processor time for each page: no spare renderer, no helper threads, fewer
 * garbage collections, no optimizing compilers.
 */
const LIGHT_ARGS = [
  "--renderer-process-limit=1",
  "--js-flags=--single-threaded --min-semi-space-size=32 --no-maglev --no-turbofan",
];

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/servers.setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A test spends half of its time waiting for the server, the network and timers: two
  // workers for each core.
  workers: 4,
  // Allows a machine several times slower than ours: only failures wait so long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: IS_SOAK
    ? "list"
    : [["list"], ["./scripts/playwright-file-budget.ts"]],
  use: {
    locale: "es-MX",
    // A service worker's requests bypass the tests' interception.
    serviceWorkers: "block",
    // A tenth to a fifth less time: tests wait for no animation. Tests of toasts, of the
    // first journey and of changes of screen set it back.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: [...ARGS, ...LIGHT_ARGS] },
  },
  projects: [
    {
      name: "phone",
      testIgnore: TIMED,
      grepInvert: [IN_ENGLISH, LAPTOP_ONLY],
      use: PHONE,
    },
    {
      name: "laptop",
      testIgnore: TIMED,
      grep: [EACH_WIDTH, LAPTOP_ONLY, ...(IS_SOAK ? [IN_ENGLISH] : [])],
      grepInvert: IN_SPANISH,
      use: LAPTOP,
    },
    {
      name: "timed",
      testMatch: TIMED,
      dependencies: ["phone", "laptop"],
      use: { ...PHONE, launchOptions: { executablePath, args: ARGS } },
    },
  ],
});
