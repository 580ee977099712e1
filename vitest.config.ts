import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { FileBudgetReporter } from "./scripts/file-budget.ts";

/** The longest files. Started last, one of them would run alone on one of two cores. */
const LONGEST = /\/(crawl-\w+|account|shutdown|kill)\.server\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    const isLongest = ({ moduleId }: TestSpecification) =>
      LONGEST.test(moduleId);
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) => Number(isLongest(other)) - Number(isLongest(one)),
    );
  }
}

/** The built server on a real port, over each backend. */
const onServers = {
  globalSetup: ["./server/testing/backends.setup.ts"],
  // Each file may start its own processes and databases: more at once would only wait.
  maxWorkers: 2,
  // Modules are loaded once for all files: a quarter of this process's time.
  isolate: false,
  // As in `server/process.json`: optimizing an embedded database takes longer than a
  // test of it, and V8 can abort the process when it frees the code that it replaced
  // (https://github.com/nodejs/node/issues/64500).
  execArgv: ["--liftoff-only"],
};

const shared = {
  // Every console error fails its test.
  setupFiles: ["./vitest.setup.ts"],
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // Polling is slow on a busy machine; only failures wait so long.
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    reporters: ["default", new FileBudgetReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Pure rules, data, wording and single parts, without the built server and
        // without an embedded database: a thread takes no `--liftoff-only`.
        test: {
          ...shared,
          name: "unit",
          // Modules are loaded once for all files: half of the processor time.
          pool: "threads",
          isolate: false,
          // By default one core is reserved for the watcher, which does not run here.
          maxWorkers: 2,
          // Allows a machine several times busier: only failures wait so long.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [
            "node_modules",
            "build",
            "**/*.access.test.ts",
            "**/*.server.test.ts",
            "**/*.soak.test.ts",
          ],
        },
      },
      {
        test: {
          ...shared,
          ...onServers,
          name: "server",
          include: ["**/*.access.test.ts", "**/*.server.test.ts"],
          exclude: ["node_modules", "build"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Repeats what `server` does once or twice: `npm run test:soak`.
        test: {
          ...shared,
          ...onServers,
          name: "soak",
          include: ["**/*.soak.test.ts"],
          exclude: ["node_modules", "build"],
          testTimeout: 1_800_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
