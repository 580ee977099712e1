import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";

test.use({ routesRequests: true });

const BACKEND = "**/rest/v1/profiles?select=id&limit=1";
const REPORT = "**/status.json";

const WELL = {
  checkedAt: "2026-11-21T12:00:00.000Z",
  backend: "operational",
  functions: "operational",
  metaSearch: { searches: 1200, asked: 100, answered: 96 },
  scraper: {
    everyHours: 24,
    upSince: "2026-11-20T12:00:00.000Z",
    runs: { last: null, openSince: null },
  },
};

const ALL_WELL = "Todo lo tuyo funciona: páginas, cuenta y favoritos.";
const WELL_BADGES = [
  "Operacional",
  "Operacional",
  "Operacional",
  "Operacional (Beta)",
  "Planeado",
  "Planeado",
];

test("the parts are checked from the browser, every minute, and on demand", async ({
  page,
}) => {
  await page.clock.install();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(BACKEND, async (route) => {
    await held;
    return route.continue();
  });
  let searches = 1200;
  await page.route(REPORT, (route) => {
    const metaSearch = { ...WELL.metaSearch, searches };
    return route.fulfill({ json: { ...WELL, metaSearch } });
  });
  await visit(page, "/estado");
  await expect(summary(page)).toHaveText("Verificando las partes");
  release();
  await expect(summary(page)).toHaveText(ALL_WELL);
  await expectBadges(page, WELL_BADGES);
  await expect(page.getByText(/^Verificado a las /)).toHaveCount(5);
  await expectAccessible(page);

  searches = 1300;
  await page.clock.fastForward(60_000);
  await expect(page.getByText("1300 búsquedas")).toBeVisible();

  const { promise: again, resolve: answer } = Promise.withResolvers<void>();
  await page.route(REPORT, async (route) => {
    await again;
    return route.fulfill({ json: WELL });
  });
  const button = page.getByRole("button", { name: "Volver a verificar" });
  await button.press("Enter");
  await expect(summary(page)).toHaveText("Verificando las partes");
  await expect(button).toBeFocused();
  answer();
  await expect(page.getByText("1200 búsquedas")).toBeVisible();
});

test("failing parts are shown as such until they answer", async ({
  page,
  complaints,
}) => {
  complaints.expect(/^GET \/rest\/v1\/profiles\S* answered 500$/);
  complaints.expect(/^GET \/status\.json failed/);
  await page.route(BACKEND, (route) => route.fulfill({ status: 500 }));
  await page.route(REPORT, (route) => route.abort());
  await visit(page, "/estado");
  await expectBadges(page, [
    "Error",
    "Operacional",
    "Error",
    "Error",
    "Error",
    "Planeado",
  ]);
  await expect(summary(page)).toContainText("Algo tuyo no responde ahora");
  await expectAccessible(page);

  await page.unroute(BACKEND);
  await page.route(REPORT, (route) => route.fulfill({ json: WELL }));
  await page.getByRole("button", { name: "Volver a verificar" }).click();
  await expectBadges(page, WELL_BADGES);
});

async function expectBadges(page: Page, badges: ReadonlyArray<string>) {
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(badges.length);
  for (const [place, badge] of badges.entries())
    await expect(
      cards.nth(place).getByText(badge, { exact: true }),
    ).toBeVisible();
}

function summary(page: Page) {
  return page.getByRole("main").getByRole("status");
}
