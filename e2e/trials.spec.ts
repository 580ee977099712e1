import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { card, visit, waitForScreen } from "./page.ts";
import { storeDeviceProfile } from "./profile-form.ts";

// Tasks of new users, with exactly the taps that each should take. Printing is in
// `print.spec.ts`, times in `recommendations-speed.spec.ts`, skipping the filters by
// keyboard in `screen-changes.spec.ts`.

/** Maximum number of pixels above the first result. */
const FIRST_RESULT_PX = 330;

test("a pupil in Peru finds free universities abroad with two taps", async ({
  page,
}) => {
  await visit(page, "/");
  const search = page.getByRole("main").getByRole("search");
  await search
    .getByRole("searchbox")
    .fill("universidad gratis en el extranjero");
  await search.getByRole("button", { name: "Buscar" }).click();
  await waitForScreen(page, "/buscar?q=universidad+gratis+en+el+extranjero");
  expect((await firstTitles(page, 3)).join()).toContain("São Paulo");
  expect(await firstCardTop(page)).toBeLessThanOrEqual(FIRST_RESULT_PX);
});

test("a pupil in Mexico reaches the country's mathematical olympiad with two taps", async ({
  page,
}) => {
  await visit(page, "/");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /^Competencias/ }).click();
  await waitForScreen(page, "/competencias");
  await main.getByRole("link", { name: "Matemáticas", exact: true }).click();
  await expect(page).toHaveURL(/categoria=matematicas/);
  const national = card(page, "Olimpiada Mexicana de Matemáticas (OMM)");
  await expect(national).toBeVisible();
  expect(await firstCardTop(page)).toBeLessThanOrEqual(FIRST_RESULT_PX);
});

test("a first-year student in Colombia sees on the page of Delfín that they do not qualify", async ({
  page,
}) => {
  await storeDeviceProfile(page, {
    country: "CO",
    study_level: "licenciatura_cursando",
    study_year: 1,
  });
  await visit(page, "/oportunidades/programa-delfin-verano");
  const main = page.getByRole("main");
  await expect(main.getByText(/^No cumples/).first()).toBeVisible();
});

test("a school leaver in Chile finds scholarships for Germany by words", async ({
  page,
}) => {
  await visit(page, "/buscar?q=beca+completa+en+alemania");
  expect((await firstTitles(page, 1)).join()).toContain("DAAD");
  await expect(page.getByText("No se encontraron resultados")).toHaveCount(0);
  expect(await firstCardTop(page)).toBeLessThanOrEqual(FIRST_RESULT_PX);
});

test("a pupil in Guatemala starts without an account and chooses once where favourites go", async ({
  page,
}) => {
  await visit(page, "/");
  await page
    .getByRole("main")
    .getByRole("link", { name: "Usar sin cuenta" })
    .click();
  await waitForScreen(page, "/sin-cuenta");
  await visit(page, "/competencias");
  const saveButtons = page
    .getByRole("article")
    .getByRole("button", { name: /^Guardar/ });
  await saveButtons.first().click();
  await page
    .getByRole("button", { name: "Guardar en este dispositivo" })
    .click();
  const saved = page
    .getByRole("article")
    .getByRole("button", { pressed: true });
  await expect(saved).toHaveCount(1);
  for (const count of [2, 3, 4, 5]) {
    await saveButtons.first().click();
    await expect(saved).toHaveCount(count);
  }
});

test("a counsellor in Honduras finds scholarships of the country by words", {
  tag: "@laptop",
}, async ({ page }) => {
  await visit(page, "/buscar?q=becas+honduras");
  expect((await firstTitles(page, 1)).join()).toContain("UNAH");
  expect(await firstCardTop(page)).toBeLessThanOrEqual(FIRST_RESULT_PX);
});

test("an English-speaking teacher finds universities in Germany", async ({
  page,
}) => {
  await visit(page, "/buscar?q=free+university+in+germany&lng=en");
  expect((await firstTitles(page, 2)).join()).toContain("Munich");
  await expect(page.getByRole("article").nth(2)).toBeVisible();
});

/** Pixels from the top of the page. */
function firstCardTop(page: Page): Promise<number> {
  return page
    .getByRole("article")
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);
}

async function firstTitles(page: Page, count: number) {
  const titles = page.getByRole("article").getByRole("heading");
  await expect(titles.first()).toBeVisible();
  return (await titles.allTextContents()).slice(0, count);
}
