import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest begins first: begun last, it would run on alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    const isLongest = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith("/kill.server.test.ts");
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) => Number(isLongest(other)) - Number(isLongest(one)),
    );
  }
}

const shared = {
  // Bad news counts wherever it is printed.
  setupFiles: ["./vitest.setup.ts"],
  restoreMocks: true,
  // What is waited for comes late on a busy machine; only what fails waits so long.
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Pure rules, data, wording, single parts: no port, no process.
        test: {
          ...shared,
          name: "unit",
          // A busy machine is no fault of ours.
          testTimeout: 30_000,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [
            "node_modules",
            "build",
            "**/*.access.test.ts",
            "**/*.server.test.ts",
          ],
        },
      },
      {
        // The built server on a real port, over each backend.
        test: {
          ...shared,
          name: "server",
          include: ["**/*.access.test.ts", "**/*.server.test.ts"],
          exclude: ["node_modules", "build"],
          globalSetup: ["./server/testing/backends.setup.ts"],
          // Each file has processes and databases of its own; more at once would only wait.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
