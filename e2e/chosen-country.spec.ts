import type { Page } from "@playwright/test";
import { chip } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { visit, visitUntilIdle, waitForIdle } from "./page.ts";

/** Maximum top of a list's first card, without and with a row of filters above. */
const FIRST_CARD_PX = 300;
const FILTERED_CARD_PX = 330;

test("a chosen country is offered on lists, search and home until one tap forgets it", async ({
  page,
}) => {
  await chooseBolivia(page, "/becas");
  await expect(chip(page, "Bolivia")).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Todo para Bolivia" }),
  ).toHaveAttribute("href", "/paises/bolivia");
  await expect.poll(() => storedCountry(page)).toBe("BO");

  for (const [path, maxTop] of [
    ["/competencias", FIRST_CARD_PX],
    ["/recursos", FIRST_CARD_PX],
    ["/becas?lista=privadas", FILTERED_CARD_PX],
  ] as const) {
    await visit(page, path);
    await expect(offer(page)).toBeInViewport();
    const card = await page.getByRole("article").first().boundingBox();
    expect(card?.y, path).toBeLessThanOrEqual(maxTop);
  }
  await offer(page).click();
  await expect(page).toHaveURL("/becas?lista=privadas&pais=BO");

  await visit(page, "/buscar?q=beca");
  await expect(offer(page)).toBeVisible();
  await visit(page, "/buscar");
  await expect(offer(page)).toBeVisible();
  await visit(page, "/");
  await page.getByRole("link", { name: "Todo para Bolivia" }).click();
  await expect(page).toHaveURL("/paises/bolivia");

  await visit(page, "/competencias");
  await page.getByRole("button", { name: "Olvidar Bolivia" }).click();
  await expect(offer(page)).toBeHidden();
  await visit(page, "/recursos");
  await expect(page.getByRole("status").first()).toBeAttached();
  expect(await storedCountry(page)).toBeNull();
});

test("clearing all filters forgets the country", async ({ page }) => {
  await chooseBolivia(page, "/becas?nivel=prepa");
  await expect.poll(() => storedCountry(page)).toBe("BO");
  await page.getByRole("link", { name: "Quitar todo" }).click();
  await expect(page).toHaveURL("/becas");
  expect(await storedCountry(page)).toBeNull();
});

test("a link with a country chooses none, a tap on it does", async ({
  page,
}) => {
  await visitUntilIdle(page, "/becas?pais=GT");
  await expect(chip(page, "Guatemala")).toBeVisible();
  expect(await storedCountry(page)).toBeNull();
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/becas\/[\w-]+$/);
  await page.goBack();
  await waitForIdle(page);
  await expect(chip(page, "Guatemala")).toBeVisible();
  expect(await storedCountry(page)).toBeNull();
  await chip(page, "Guatemala").click();
  await expect(page).toHaveURL("/becas");
  await waitForIdle(page);
  await chooseCountry(page, "GT");
  await expect(page).toHaveURL("/becas?pais=GT");
  await expect.poll(() => storedCountry(page)).toBe("GT");
});

test("a visit to a country's page stores nothing; its button stores or forgets the country", async ({
  page,
}) => {
  await visit(page, "/paises/bolivia");
  const remember = page.getByRole("button", {
    name: "Recordar Bolivia en este dispositivo",
  });
  await expect(remember).toHaveAttribute("aria-pressed", "false");
  expect(await storedCountry(page)).toBeNull();
  await remember.click();
  await expect(remember).toHaveAttribute("aria-pressed", "true");
  expect(await storedCountry(page)).toBe("BO");
  await remember.click();
  expect(await storedCountry(page)).toBeNull();
});

async function chooseBolivia(page: Page, path: string) {
  await visitUntilIdle(page, path);
  await chooseCountry(page, "BO");
}

function chooseCountry(page: Page, code: string) {
  return page
    .getByRole("main")
    .locator(`section li > a[href*='pais=${code}']`)
    .first()
    .click();
}

function offer(page: Page) {
  return page.getByRole("main").getByRole("link", { name: "Solo Bolivia" });
}

function storedCountry(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("trampolin-country"));
}
