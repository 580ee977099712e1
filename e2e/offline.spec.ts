import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { arriveAt, visit } from "./page.ts";

test.use({ serviceWorkers: "allow" });

test("a page that was read opens and works without a connection", async ({
  page,
  complaints,
}) => {
  complaints.expect(/failed: net::ERR_INTERNET_DISCONNECTED/);
  await visit(page, "/becas/chevening");
  await keeps(page, "/becas/chevening");
  await page.context().setOffline(true);
  await visit(page, "/becas/chevening");
  await expect(
    page.getByRole("heading", { level: 1, name: "Becas Chevening" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("an unread page gives the offline page with the saved ones, and no search", async ({
  page,
  complaints,
}) => {
  complaints.expect(/failed: net::ERR_INTERNET_DISCONNECTED/);
  complaints.expect(/^GET \/universidades\/unam answered 503$/);
  await visit(page, "/becas");
  await keeps(page, "/becas");
  // By a link, so that only the screen's data is asked for.
  await page.getByRole("link", { name: "Becas Chevening" }).first().click();
  await arriveAt(page, "/becas/chevening");
  await keeps(page, "/becas/chevening");
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

test("a link without a connection leads to the offline page too", async ({
  page,
  complaints,
}) => {
  complaints.expect(/failed: net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  complaints.expect(/^GET \/becas\/\S+ answered 503$/);
  await visit(page, "/becas/chevening");
  await keeps(page, "/becas/chevening");
  // A page of the same kind, so that its code is here.
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

/** Resolves when the service worker keeps the page of this path. */
async function keeps(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async (wanted) =>
        navigator.serviceWorker.controller !== null &&
        (await caches.match(wanted, { ignoreVary: true })) !== undefined,
      path,
    );
  await expect.poll(isKept).toBe(true);
}
