import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** Fails with every violation that axe finds on the page as it stands. */
export async function expectAccessible(
  page: Page,
  state: string,
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(RULES)
    // No frames, so no need for the blank page that axe would open.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`,
    ),
  );
  expect(found, state).toEqual([]);
}
