import { ensureBuild } from "./ensure-build.ts";
import { runNode, script, step } from "./run-step.ts";

/** Every check and every test the project has, on the product as it ships. */
const vitest = script("vitest/vitest.mjs");

await step("Unit tests", () => runNode([vitest, "run", "--project=unit"]));
await step("Checks", () => runNode(["scripts/check.ts", "--without-tests"]));
await step("Build", async () => {
  await ensureBuild();
  return 0;
});
await step("Sizes", () => runNode([script("size-limit/bin.js")]));
await step("Server tests, on each backend", () =>
  runNode([vitest, "run", "--project=server"]),
);
await step("Browser tests", () =>
  runNode([script("@playwright/test/cli.js"), "test"]),
);
console.log("\nAll tests passed.");
