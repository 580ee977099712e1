import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { visit, waitForHydration, waitForIdle, waitForScreen } from "./page.ts";
import { storeDeviceProfile } from "./profile-form.ts";

test.use({ serviceWorkers: "allow" });

test("a visited page opens and hydrates offline", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/failed: net::ERR_INTERNET_DISCONNECTED/);
  await visit(page, "/becas/chevening");
  await expectCached(page, "/becas/chevening");
  await page.context().setOffline(true);
  await visit(page, "/becas/chevening");
  await expect(
    page.getByRole("heading", { level: 1, name: "Becas Chevening" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("offline, an unvisited page shows the offline page, which lists cached pages but no search", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/failed: net::ERR_INTERNET_DISCONNECTED/);
  browserErrors.expect(/^GET \/universidades\/unam answered 503$/);
  await visit(page, "/becas");
  await expectCached(page, "/becas");
  // Follows a link, which fetches only the screen's data.
  await page.getByRole("link", { name: "Becas Chevening" }).first().click();
  await waitForScreen(page, "/becas/chevening");
  await expectCached(page, "/becas/chevening");
  await visit(page, "/becas?q=medicina");

  await page.context().setOffline(true);
  await page.goto("/universidades/unam");
  await expect(
    page.getByRole("heading", { level: 1, name: "Sin conexión" }),
  ).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveText([
    /^Becas Chevening/,
    /^Becas/,
  ]);
  await page.getByRole("link", { name: /^Becas Chevening/ }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Becas Chevening" }),
  ).toBeVisible();
});

test("offline, a link to an unvisited page leads to the offline page", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/failed: net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  browserErrors.expect(/^GET \/becas\/\S+ answered 503$/);
  await visit(page, "/becas/chevening");
  await expectCached(page, "/becas/chevening");
  // Item pages share their code, which is loaded: only the data needs the network.
  const other = page
    .getByRole("main")
    .locator('a[href^="/becas/"]:not([href*="chevening"])');
  await other.first().waitFor();
  await page.context().setOffline(true);
  await other.first().click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Sin conexión" }),
  ).toBeVisible();
});

test("offline, a link to a screen whose code was never loaded leads to the offline page", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/failed: net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  browserErrors.expect(/Error loading route module/);
  browserErrors.expect(/Failed to fetch dynamically imported module/);
  browserErrors.expect(/^GET \/becas\/chevening answered 503$/);
  await visit(page, "/becas");
  await expectCached(page, "/becas");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Becas Chevening" }).first().click();
  await expect(page).toHaveURL(/\/becas\/chevening$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Sin conexión" }),
  ).toBeVisible();
});

test("a copy older than seven days is deleted when another page is cached", async ({
  page,
}) => {
  await visit(page, "/acerca");
  await expectCached(page, "/acerca");
  await page.evaluate(async () => {
    const [pages = ""] = (await caches.keys()).filter((name) =>
      name.startsWith("trampolin-pages-"),
    );
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await (await caches.open(pages)).put(
      "/acerca",
      new Response("", { headers: { date: eightDaysAgo.toUTCString() } }),
    );
  });
  await visit(page, "/criterios");
  await expectCached(page, "/criterios");
  expect(
    await page.evaluate(async () => (await caches.match("/acerca")) ?? null),
  ).toBeNull();
});

test("favourites on the device can be read offline, and again after one is opened", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/failed: net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await page.addInitScript(() =>
    localStorage.setItem(
      "trampolin-device-favourites",
      JSON.stringify({
        favourites: [{ itemType: "scholarship", itemId: "chevening" }],
      }),
    ),
  );
  await visit(page, "/becas/chevening");
  await expectCached(page, "/becas/chevening");
  await visit(page, "/favoritos");
  await expectCached(page, "/favoritos");
  await expectCached(page, "/catalogo.json?lng=es");
  await page.context().setOffline(true);
  await visit(page, "/favoritos");
  const saved = page.getByRole("link", { name: "Becas Chevening" });
  await saved.click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Becas Chevening" }),
  ).toBeInViewport();
  await waitForHydration(page);
  await page.goBack();
  await expect(saved).toBeVisible();
});

test("recommendations on the device can be read offline after the first page of a visit", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/failed: net::ERR_INTERNET_DISCONNECTED/);
  await storeDeviceProfile(page, { country: "MX" });
  // The catalogue's index is loaded before there is a worker.
  await visit(page, "/sin-cuenta/recomendaciones");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectCached(page, "/sin-cuenta/recomendaciones");
  await expectCached(page, "/catalogo.json?lng=es");
  await page.context().setOffline(true);
  await visit(page, "/sin-cuenta/recomendaciones");
  await expect(page.getByRole("article").first()).toBeVisible();
});

/**
 * Waits until the service worker has cached the page of this path. The worker is registered
 * when the page is idle.
 */
async function expectCached(page: Page, path: string): Promise<void> {
  await waitForIdle(page);
  const isCached = () =>
    page.evaluate(
      async (wanted) =>
        navigator.serviceWorker.controller !== null &&
        (await caches.match(wanted, { ignoreVary: true })) !== undefined,
      path,
    );
  await expect.poll(isCached).toBe(true);
}
