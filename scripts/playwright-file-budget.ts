import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { checkFileBudget } from "./file-budget.ts";

/** Sums the durations of each file's tests; the soak run does not use it. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default class FileBudgetReporter implements Reporter {
  readonly #seconds = new Map<string, number>();

  onTestEnd({ location }: TestCase, { duration }: TestResult) {
    const before = this.#seconds.get(location.file) ?? 0;
    this.#seconds.set(location.file, before + duration / 1_000);
  }

  async onEnd() {
    const { lines, isFailure } = checkFileBudget(this.#seconds);
    for (const line of lines) console.warn(line);
    return isFailure ? { status: "failed" as const } : undefined;
  }
}
