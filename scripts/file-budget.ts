import type { Reporter, TestModule } from "vitest/node";

/** Seconds for the tests of one file on the reference machine: two cores, otherwise idle. */
const BUDGET_S = 20;
/** A slower or busier machine gets this many times as much before a file fails. */
const FAILURE_FACTOR = 12;

/** Reports files over the budget; `isFailure` when one took longer than a slow machine explains. */
export function checkFileBudget(secondsByFile: ReadonlyMap<string, number>): {
  readonly lines: ReadonlyArray<string>;
  readonly isFailure: boolean;
} {
  const slow = [...secondsByFile]
    .filter(([, seconds]) => seconds > BUDGET_S)
    .toSorted(([, one], [, other]) => other - one);
  return {
    lines: slow.map(
      ([file, seconds]) =>
        `${file} took ${Math.round(seconds)} s; the budget of a file is ${BUDGET_S} s`,
    ),
    isFailure: slow.some(([, seconds]) => seconds > BUDGET_S * FAILURE_FACTOR),
  };
}

/** For Vitest; files of the soak project have no budget. */
export class FileBudgetReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>) {
    const { lines, isFailure } = checkFileBudget(
      new Map(
        modules
          .filter(({ project }) => project.name !== "soak")
          .map((module) => [
            module.relativeModuleId,
            module.diagnostic().duration / 1_000,
          ]),
      ),
    );
    for (const line of lines) console.warn(line);
    if (isFailure) process.exitCode = 1;
  }
}
