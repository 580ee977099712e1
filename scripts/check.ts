import { runNode, runStep, script } from "./run-step.ts";

/**
 * Checks that need no running product: fast enough for every commit. The tests come
 * first: those of the catalogue name the item and the field, the compiler only a line.
 * `--without-tests` skips the tests when all unit tests run anyway.
 */
if (!process.argv.includes("--without-tests"))
  await runStep("Architecture, catalogue and wording", () =>
    runNode([
      script("vitest/vitest.mjs"),
      "run",
      "--project=unit",
      "architecture.test.ts",
      "catalogue",
      "locales",
      "docs",
    ]),
  );
await runStep("Catalogue in numbers", () =>
  runNode(["scripts/print-catalogue-counts.ts"]),
);
await runStep("Types", async () => {
  const typegen = [script("@react-router/dev/bin.cjs"), "typegen"];
  return (await runNode(typegen)) || runNode([script("typescript/bin/tsc")]);
});
await runStep("Lint and format", () =>
  runNode([script("@biomejs/biome/bin/biome"), "check", "--error-on-warnings"]),
);
await runStep("Unused code", () => runNode([script("knip/bin/knip.js")]));
