import {
  captureNode,
  runNode,
  script,
  step,
  stepsTogether,
} from "./run-step.ts";

/**
 * Every check and test of the project, on the product as it ships; `test-soak.ts`
 * repeats and completes some. Steps that run in parallel leave one of two cores idle
 * when they run alone.
 */
const vitest = script("vitest/vitest.mjs");
const playwright = script("@playwright/test/cli.js");
const build =
  "import('./scripts/ensure-build.ts').then((m) => m.ensureBuild())";

await stepsTogether({
  "Chromium and PostgreSQL": () =>
    captureNode(["scripts/install-test-tools.ts"]),
  "Unit tests": () => captureNode([vitest, "run", "--project=unit"]),
});
await stepsTogether({
  Checks: () => captureNode(["scripts/check.ts", "--without-tests"]),
  Build: () => captureNode(["-e", build]),
});
await step("Sizes", () => runNode([script("size-limit/bin.js")]));
await step("Promised browsers", () =>
  runNode(["scripts/browsers/check-built-code.ts"]),
);
await stepsTogether({
  "Server tests, on each backend": () =>
    captureNode([vitest, "run", "--project=server"]),
  "Browser tests": () =>
    captureNode([playwright, "test", "--project=phone", "--project=laptop"]),
});
// Seconds are measured with the machine to themselves.
await step("Browser tests of speed", () =>
  runNode([playwright, "test", "--project=timed", "--no-deps"]),
);
console.log("\nAll tests passed.");
