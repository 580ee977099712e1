import type { Page } from "@playwright/test";
import {
  addFavouriteViaApi,
  becomeMember,
  createMember,
  PASSWORD,
} from "./account.ts";
import { expect, test } from "./journey.ts";
import { card, expectToast, visit, waitForAnimations } from "./page.ts";

const FAVOURITE = /^(Guardar|Quitar) «Becas Chevening»/;

test("a sign-in reads the profile once and navigates once", async ({
  page,
  site,
}) => {
  const { email } = await createMember(site);
  await visit(page, "/login?from=/terminos");
  const profiles = countReads(page, "profiles");
  const screens = await recordNavigations(page);
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: "Iniciar sesión" })
    .click();
  await expectToast(
    page,
    "Inicio de Sesión Exitoso",
    "Bienvenido/a de nuevo, Lucía Pérez!",
  );
  await expect(page).toHaveURL("/terminos");
  await waitForAnimations(page);
  expect(await screens()).toEqual(["/terminos"]);
  expect(profiles()).toBe(1);
});

test("favourites and profile are read once while a member opens several screens", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await addFavouriteViaApi(site, member, "chevening");
  await becomeMember(page, member.session);
  const favourites = countReads(page, "user_favorites");
  const profiles = countReads(page, "profiles");
  await visit(page, "/becas");
  const heart = card(page, "Becas Chevening").getByRole("button", {
    name: FAVOURITE,
  });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  for (const path of ["/", "/oportunidades", "/universidades", "/becas"]) {
    await openScreen(page, path);
    await waitForAnimations(page);
  }
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect({ favourites: favourites(), profiles: profiles() }).toEqual({
    favourites: 1,
    profiles: 1,
  });
});

test("the favourites screen reads favourites once when opened, and again when reopened", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await addFavouriteViaApi(site, member, "chevening");
  await becomeMember(page, member.session);
  const favourites = countReads(page, "user_favorites");
  await visit(page, "/favoritos");
  await expect(page.getByText("1 guardado")).toBeVisible();
  await waitForAnimations(page);
  expect(favourites()).toBe(1);
  await openScreen(page, "/becas");
  await addFavouriteViaApi(site, member, "uwc-colegios-del-mundo-unido");
  await openScreen(page, "/favoritos");
  await expect(page.getByText("2 guardados")).toBeVisible();
  await waitForAnimations(page);
  expect(favourites()).toBe(2);
});

/** Navigates in the page, as its links do, without loading a document. */
async function openScreen(page: Page, path: string) {
  await page.evaluate(
    (to) => window.__reactRouterDataRouter?.navigate(to),
    path,
  );
  await expect(page).toHaveURL(path);
}

/** Counts requests that read a table; returns a function that reads the count. */
function countReads(page: Page, table: string) {
  let count = 0;
  page.on("request", (request) => {
    const isRead = request.method() === "GET";
    if (isRead && request.url().includes(`/rest/v1/${table}`)) count += 1;
  });
  return () => count;
}

/** Records the paths of later navigations; returns a function that reads them. */
async function recordNavigations(page: Page) {
  await page.evaluate(() => {
    const paths: Array<string> = [];
    Object.assign(window, { shownPaths: paths });
    for (const name of ["pushState", "replaceState"] as const) {
      const change = history[name];
      history[name] = (...rest) => {
        change.apply(history, rest);
        paths.push(location.pathname);
      };
    }
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { shownPaths: Array<string> }).shownPaths,
    );
}
