import type { Page } from "@playwright/test";
import { addFavourite, becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { comesToRest, visit } from "./page.ts";
import type { Site } from "./sites.ts";

const NOTES = "**/rest/v1/applications**";

test("coming back to a tab shows what another one has saved, and the last word wins", async ({
  page,
  site,
}) => {
  const member = await openFavourites(page, site);
  const other = await page.context().newPage();
  await visit(other, "/favoritos");
  await statusOf(other).selectOption("Preparando");
  await expect(other.getByText("Guardado", { exact: true })).toBeVisible();
  await addFavourite(site, member, "uwc-colegios-del-mundo-unido");
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByText("2 guardados")).toBeVisible();
  await expect(statusOf(page)).toHaveValue("preparing");
  await statusOf(page).selectOption("Con resultado");
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(statusOf(other)).toHaveValue("result");
});

test("what was asked for before a save does not take the save back", async ({
  page,
  site,
}) => {
  await openFavourites(page, site);
  await expect(statusOf(page)).toHaveValue("interested");
  const read = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<void>();
  await page.route(NOTES, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    read.resolve();
    await saved.promise;
    return route.fulfill({ response });
  });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await read.promise;
  await statusOf(page).selectOption("Preparando");
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  const late = page.waitForResponse(NOTES);
  saved.resolve();
  await (await late).finished();
  await comesToRest(page);
  await expect(statusOf(page)).toHaveValue("preparing");
});

/** The screen of a new member who has saved one thing. */
async function openFavourites(page: Page, site: Site) {
  const member = await createMember(site);
  await addFavourite(site, member, "chevening");
  await becomeMember(page, member.session);
  await visit(page, "/favoritos");
  return member;
}

function statusOf(page: Page) {
  return page.getByLabel("Estado de «Becas Chevening»");
}
