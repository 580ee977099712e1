import { runNode, runStep, script } from "./run-step.ts";

/**
 * The full version of what `npm test` samples: long kill loops, every screen in every
 * language, width and theme.
 */
await runStep("Soak tests, on each backend", () =>
  runNode([script("vitest/vitest.mjs"), "run", "--project=soak"]),
);
await runStep("Browser tests, every grid in full", () =>
  runNode([script("@playwright/test/cli.js"), "test"], { SOAK: "1" }),
);
console.log("\nAll soak tests passed.");
