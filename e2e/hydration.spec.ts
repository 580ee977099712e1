import type { Page } from "@playwright/test";
import { CATALOGUE } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { visitWhole } from "./page.ts";
import { sampled } from "./soak.ts";

/** Function calls for each card, the page itself included: 14,000 where each is rendered three times, 100,000 where each is rendered for every other. */
const MOST_CALLS_PER_CARD = 40_000;

const LONG_PAGES = ["/recursos", "/mentoria"];

for (const { path } of sampled(CATALOGUE, (screen) =>
  LONG_PAGES.includes(screen.path),
))
  test(`the work of hydrating ${path} grows with the number of its cards, not with its square`, async ({
    page,
  }) => {
    const countCalls = await startCountingCalls(page);
    await visitWhole(page, path);
    const cards = await page.getByRole("article").count();
    expect(cards).toBeGreaterThan(0);
    expect((await countCalls()) / cards).toBeLessThan(MOST_CALLS_PER_CARD);
  });

/** Counts the calls of all functions of the page's scripts. */
async function startCountingCalls(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Profiler.enable");
  await devtools.send("Profiler.startPreciseCoverage", { callCount: true });
  return async () => {
    const { result } = await devtools.send("Profiler.takePreciseCoverage");
    return result
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  };
}
