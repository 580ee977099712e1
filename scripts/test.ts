import {
  captureNode,
  runNode,
  runStep,
  runStepsInParallel,
  script,
} from "./run-step.ts";

/**
 * Every check and test of the project except the soak tests (`test-soak.ts`) and the
 * mutation tests (`mutation.ts`), on the product as it ships. Server and browser tests do
 * not run in parallel: they would take as long, and disturb each other's measurements.
 */
const vitest = script("vitest/vitest.mjs");
const build =
  "import('./scripts/ensure-build.ts').then((m) => m.ensureBuild())";

await runStepsInParallel({
  "Chromium and PostgreSQL": () =>
    captureNode(["scripts/install-test-tools.ts"]),
  "Unit tests": () => captureNode([vitest, "run", "--project=unit"]),
});
await runStepsInParallel({
  Checks: () => captureNode(["scripts/check.ts", "--without-tests"]),
  Build: () => captureNode(["-e", build]),
});
await runStep("Sizes", () => runNode([script("size-limit/bin.js")]));
await runStep("Supported browsers", () =>
  runNode(["scripts/browsers/check-built-code.ts"]),
);
await runStep("Server tests, on each backend", () =>
  runNode([vitest, "run", "--project=server"]),
);
await runStep("Browser tests", () =>
  runNode([script("@playwright/test/cli.js"), "test"]),
);
console.log("\nAll tests passed.");
