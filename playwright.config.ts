import { existsSync } from "node:fs";
import { chromium, defineConfig } from "@playwright/test";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** What works the same at every width is tried on the phone alone. */
const WIDTH_DOES_NOT_MATTER =
  /(auth-(login|mail|register)|favourites|advice)\.spec\.ts$/;

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/servers.setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: "list",
  use: {
    locale: "es-MX",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: installedChromium(),
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
      use: {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "laptop",
      testIgnore: WIDTH_DOES_NOT_MATTER,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});

/** CHROMIUM_PATH, else an installed browser, else Playwright's own. */
function installedChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  const found = [CHROMIUM_PATH, ...INSTALLED].find(
    (path) => path !== undefined && existsSync(path),
  );
  return found ?? chromium.executablePath();
}
