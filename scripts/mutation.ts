import { runNode, runStep, script } from "./run-step.ts";

/**
 * Mutates the rules in `domain/` and fails when their tests detect fewer mutants than
 * the floor in stryker.config.json.
 */
await runStep("Mutation tests", () =>
  runNode([
    script("@stryker-mutator/core/bin/stryker.js"),
    "run",
    ...process.argv.slice(2),
  ]),
);
