import type { Browser } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { waitForHydration } from "./page.ts";
import { LAPTOP } from "./screens.ts";
import { IS_SOAK } from "./soak.ts";

const SECTIONS = [
  "Ornaments",
  "Button, link, chip, show more",
  "Card, badge, crest, avatar, states",
  "Breadcrumb, tabs, tab links",
  "Fields and forms",
  "Dialog, sheet, menu, tooltip, toast",
];

if (IS_SOAK) {
  test.use({ siteName: "development", ...LAPTOP });

  test("every component is accessible in both themes and widths", async ({
    page,
    browser,
    site,
    browserErrors,
  }, testInfo) => {
    // An image that fails shows the initials.
    browserErrors.expect(/^GET \/not-there\.png answered 404$/);
    test.slow();
    await warmUp(browser, site.url);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/_ui");
    await waitForHydration(page);
    const main = page.getByRole("main");
    for (const section of SECTIONS)
      await expect(main.getByRole("heading", { name: section })).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleInBothThemes(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({
          path: testInfo.outputPath(`kit-${width}-${colorScheme}.png`),
          fullPage: true,
        });
      }
    }
  });
}

/**
 * Vite bundles new dependencies while the page loads, and then reloads: it is warm
 * after two successful loads in a row.
 */
async function warmUp(browser: Browser, url: string) {
  const page = await browser.newPage();
  await expect(async () => {
    for (let load = 0; load < 2; load += 1) {
      await page.goto(`${url}/_ui`);
      await waitForHydration(page, 10_000);
    }
  }).toPass();
  await page.close();
}
