import type { Page } from "@playwright/test";
import { EXPECTED_SCREENS } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { visitUntilIdle, waitForIdle } from "./page.ts";
import { sampled } from "./soak.ts";

/**
 * Function calls per card, those of the whole page included: 5,000 to 9,000 if each card
 * renders once, 100,000 if all cards render again whenever one does.
 */
const MAX_CALLS_PER_CARD = 20_000;

/**
 * Function calls per card with a tap during hydration: 21,000 to 27,000 if eight cards
 * hydrate together, 61,000 if each hydrates separately.
 */
const MAX_CALLS_WITH_A_TAP = 40_000;

const LONG_PAGES = ["/recursos", "/mentoria"];

for (const { path } of sampled(EXPECTED_SCREENS, (screen) =>
  LONG_PAGES.includes(screen.path),
))
  test(`hydrating ${path} stays below the maximum of function calls per card`, async ({
    page,
  }) => {
    const countCalls = await startCountingCalls(page);
    await visitUntilIdle(page, path);
    const cards = await page.getByRole("article").count();
    expect(cards).toBeGreaterThan(0);
    expect((await countCalls()) / cards).toBeLessThan(MAX_CALLS_PER_CARD);
  });

test("a tab tapped before a long list is hydrated stays below the maximum of calls per card", async ({
  page,
}) => {
  const html = await (await page.request.get("/recursos")).text();
  const cards = html.split("<article").length - 1;
  await page.addInitScript(tapFirstTabWhenHydrated);
  const countCalls = await startCountingCalls(page);
  await page.goto("/recursos", { waitUntil: "commit" });
  await expect(page).toHaveURL(/\?tipo=/);
  await waitForIdle(page);
  const calls = await countCalls();
  const shown = await page.getByRole("article").count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(cards);
  expect(calls / cards).toBeLessThan(MAX_CALLS_WITH_A_TAP);
});

/** Runs in the page: taps a tab when the layout is hydrated and the cards are not. */
function tapFirstTabWhenHydrated() {
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.hydrated === undefined) return;
    observer.disconnect();
    document.querySelector<HTMLElement>("#lista nav a[href*='?']")?.click();
  }).observe(document, { attributes: true, subtree: true });
}

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
