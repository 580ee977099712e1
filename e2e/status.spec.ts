import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";

test.use({ routesRequests: true });

const BACKEND_URL = "**/rest/v1/profiles?select=id&limit=1";
const REPORT_URL = "**/status.json";

const HEALTHY = {
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

const ALL_HEALTHY = "Todo lo tuyo funciona: páginas, cuenta y favoritos.";
const HEALTHY_BADGES = [
  "Operacional",
  "Operacional",
  "Operacional",
  "Operacional (Beta)",
  "Planeado",
  "Planeado",
];

test("the browser checks the parts at load, after a minute and on demand", async ({
  page,
}) => {
  await page.clock.install();
  const { promise: backendReleased, resolve: release } =
    Promise.withResolvers<void>();
  await page.route(BACKEND_URL, async (route) => {
    await backendReleased;
    return route.continue();
  });
  let searches = 1200;
  await page.route(REPORT_URL, (route) => {
    const metaSearch = { ...HEALTHY.metaSearch, searches };
    return route.fulfill({ json: { ...HEALTHY, metaSearch } });
  });
  await visit(page, "/estado");
  await expect(summary(page)).toHaveText("Verificando las partes");
  release();
  await expect(summary(page)).toHaveText(ALL_HEALTHY);
  await expectBadges(page, HEALTHY_BADGES);
  await expect(page.getByText(/^Verificado a las /)).toHaveCount(5);
  await expectAccessible(page);

  searches = 1300;
  await page.clock.fastForward(60_000);
  await expect(page.getByText("1300 búsquedas")).toBeVisible();

  const { promise: reportReleased, resolve: releaseReport } =
    Promise.withResolvers<void>();
  await page.route(REPORT_URL, async (route) => {
    await reportReleased;
    return route.fulfill({ json: HEALTHY });
  });
  const button = page.getByRole("button", { name: "Volver a verificar" });
  await button.press("Enter");
  await expect(summary(page)).toHaveText("Verificando las partes");
  await expect(button).toBeFocused();
  releaseReport();
  await expect(page.getByText("1200 búsquedas")).toBeVisible();
});

test("failing parts show an error until they respond", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/rest\/v1\/profiles\S* answered 500$/);
  browserErrors.expect(/^GET \/status\.json failed/);
  await page.route(BACKEND_URL, (route) => route.fulfill({ status: 500 }));
  await page.route(REPORT_URL, (route) => route.abort());
  await visit(page, "/estado");
  await expectBadges(page, [
    "Error",
    "Operacional",
    "Error",
    "Error",
    "Error",
    "Planeado",
  ]);
  await expect(summary(page)).toContainText("Algo que usas no responde");
  await expectAccessible(page);

  await page.unroute(BACKEND_URL);
  await page.route(REPORT_URL, (route) => route.fulfill({ json: HEALTHY }));
  await page.getByRole("button", { name: "Volver a verificar" }).click();
  await expectBadges(page, HEALTHY_BADGES);
});

async function expectBadges(page: Page, badges: ReadonlyArray<string>) {
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(badges.length);
  for (const [index, badge] of badges.entries())
    await expect(
      cards.nth(index).getByText(badge, { exact: true }),
    ).toBeVisible();
}

function summary(page: Page) {
  return page.getByRole("main").getByRole("status");
}
