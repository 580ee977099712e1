import {
  captureNode,
  runNode,
  script,
  step,
  stepsTogether,
} from "./run-step.ts";

/**
 * Every check and test of the project, on the product as it ships; `test-soak.ts`
 * repeats and completes some.
 */
const vitest = script("vitest/vitest.mjs");
const build =
  "import('./scripts/ensure-build.ts').then((m) => m.ensureBuild())";

await step("Unit tests", () => runNode([vitest, "run", "--project=unit"]));
// In parallel: each of them leaves one of two cores idle.
await stepsTogether({
  Checks: () => captureNode(["scripts/check.ts", "--without-tests"]),
  Build: () => captureNode(["-e", build]),
});
await step("Sizes", () => runNode([script("size-limit/bin.js")]));
await step("Promised browsers", () =>
  runNode(["scripts/browsers/check-built-code.ts"]),
);
await step("Server tests, on each backend", () =>
  runNode([vitest, "run", "--project=server"]),
);
await step("Browser tests", () =>
  runNode([script("@playwright/test/cli.js"), "test"]),
);
console.log("\nAll tests passed.");
