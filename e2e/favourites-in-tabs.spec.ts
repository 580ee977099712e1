import type { Page, Request } from "@playwright/test";
import { addFavouriteViaApi, becomeMember, createMember } from "./account.ts";
import { part, titles } from "./catalogue.ts";
import { logOutInOtherTab } from "./header.ts";
import { expect, test } from "./journey.ts";
import { card, visit, waitForAnimations } from "./page.ts";
import { writeProfile } from "./profile-form.ts";
import type { Site } from "./sites.ts";

test.use({ routesRequests: true });

const APPLICATIONS = "**/rest/v1/applications**";
const FAVOURITES = "**/rest/v1/user_favorites**";

test("returning to a tab reloads favourites and statuses, and the last change wins", async ({
  page,
  site,
}) => {
  const member = await openFavourites(page, site);
  const other = await page.context().newPage();
  await visit(other, "/favoritos");
  await statusField(other).selectOption("Preparando");
  await expect(other.getByText("Guardado", { exact: true })).toBeVisible();
  await addFavouriteViaApi(site, member, "uwc-colegios-del-mundo-unido");
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByText("2 guardados")).toBeVisible();
  await expect(statusField(page)).toHaveValue("preparing");
  await statusField(page).selectOption("Con resultado");
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(statusField(other)).toHaveValue("result");
});

test("a response requested before a save does not undo the save", async ({
  page,
  site,
}) => {
  await openFavourites(page, site);
  await expect(statusField(page)).toHaveValue("interested");
  await duringReload(page, APPLICATIONS, async () => {
    await statusField(page).selectOption("Preparando");
    await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  });
  await expect(statusField(page)).toHaveValue("preparing");
});

test("a response requested before a removal does not restore the favourite", async ({
  page,
  site,
}) => {
  await openFavourites(page, site);
  await expect(card(page, "Becas Chevening")).toBeVisible();
  await duringReload(page, FAVOURITES, async () => {
    await page
      .getByRole("button", { name: "Quitar «Becas Chevening» de favoritos" })
      .click();
    await expect(card(page, "Becas Chevening")).toBeHidden();
  });
  await expect(card(page, "Becas Chevening")).toBeHidden();
});

test("a request from before the logout does not delay the device's data", async ({
  page,
  site,
}) => {
  await openFavourites(page, site);
  await expect(card(page, "Becas Chevening")).toBeVisible();
  const onDevice = page.getByRole("heading", {
    name: "No hay nada guardado en este dispositivo",
  });
  await duringReload(page, APPLICATIONS, async () => {
    await logOutInOtherTab(page);
    await expect(onDevice).toBeVisible();
  });
  await expect(onDevice).toBeVisible();
});

test("after a logout in another tab a list returns to the order for visitors", async ({
  page,
  site,
}) => {
  const list = titles(part(page, "Todas las becas"));
  await visit(page, "/becas");
  const order = await list.allTextContents();
  const member = await createMember(site);
  await writeProfile(site, member, {
    study_level: "preparatoria_3",
    country: "PE",
    desired_careers: ["Licenciatura en Derecho"],
  });
  await addFavouriteViaApi(site, member, "chevening");
  await becomeMember(page, member.session);
  await visit(page, "/becas");
  await expect(list.first()).toHaveText("Becas Chevening");
  await expect(
    part(page, "Todas las becas").getByRole("article").nth(1),
  ).toContainText("Recomendado");
  await page.keyboard.press("End");
  await logOutInOtherTab(page);
  await expect(list).toHaveText(order);
});

/**
 * Focuses the tab, which reloads its data, and calls `act` before the page gets the response.
 * On a slow machine the page's own timeout ends the request first.
 */
async function duringReload(
  page: Page,
  address: string,
  act: () => Promise<void>,
) {
  const answered = Promise.withResolvers<Request>();
  const acted = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    answered.resolve(route.request());
    await acted.promise;
    return route.fulfill({ response });
  });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  const request = await answered.promise;
  await act();
  acted.resolve();
  await (await request.response())?.finished();
  await waitForAnimations(page);
}

/** Opens the favourites of a new member, who has one favourite. */
async function openFavourites(page: Page, site: Site) {
  const member = await createMember(site);
  await addFavouriteViaApi(site, member, "chevening");
  await becomeMember(page, member.session);
  await visit(page, "/favoritos");
  return member;
}

function statusField(page: Page) {
  return page.getByLabel("Estado de «Becas Chevening»");
}
