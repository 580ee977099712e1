import type { BrowserContext, Page } from "@playwright/test";
import { headerParts } from "./header.ts";
import { expect, test } from "./journey.ts";
import {
  goBack,
  storeEntry,
  visit,
  waitForHydration,
  waitForScreen,
} from "./page.ts";

test("the address's language overrides the cookie, and is stored in cookie and local storage", async ({
  page,
  context,
  site,
}) => {
  await setCookie(context, site.url, "es");
  await visit(page, "/becas?lng=en");
  await expectLanguage(page, "en");
  await expect.poll(() => storedLanguages(page, context)).toEqual(["en", "en"]);
  await visit(page, "/becas");
  await expectLanguage(page, "en");
});

test("the cookie overrides local storage, and is stored there", async ({
  page,
  context,
  site,
}) => {
  await storeEntry(page, "i18nextLng", "es");
  await setCookie(context, site.url, "en");
  await visit(page, "/");
  await expectLanguage(page, "en");
  await expect.poll(() => storedLanguages(page, context)).toEqual(["en", "en"]);
});

test("local storage, which the server cannot see, overrides the browser's language", async ({
  page,
  context,
}) => {
  await storeEntry(page, "i18nextLng", "en");
  await page.goto("/becas");
  await expect(page).toHaveURL("/becas?lng=en");
  await waitForHydration(page);
  await expectLanguage(page, "en");
  await expect.poll(() => storedLanguages(page, context)).toEqual(["en", "en"]);
});

test("an unsupported language in the address is ignored", async ({
  page,
  context,
}) => {
  await visit(page, "/becas?lng=fr");
  await expectLanguage(page, "es");
  await expect.poll(() => storedLanguages(page, context)).toEqual(["es", "es"]);
});

test("the switch changes the language in place and keeps the filters", async ({
  page,
  isMobile,
}) => {
  await visit(page, "/becas?lista=privadas");
  if (isMobile) await headerParts(page, isMobile).menuButton.click();
  const place = isMobile ? page.getByRole("dialog") : page.getByRole("banner");
  const spanish = place.getByRole("link", { name: "Español" });
  await expect(spanish).toHaveAttribute("aria-current", "true");
  await place.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/becas?lista=privadas&lng=en");
  await waitForHydration(page);
  await expectLanguage(page, "en");
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The scholarship that fits you, in time.",
  );
});

test("the switch on an item's page leads to the same item, and further pages keep the language", async ({
  page,
  isMobile,
}) => {
  await visit(page, "/becas/chevening");
  await expect(page).toHaveTitle("Becas Chevening (Beca) | Trampolín");
  if (isMobile) await headerParts(page, isMobile).menuButton.click();
  const place = isMobile ? page.getByRole("dialog") : page.getByRole("banner");
  await place.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/becas/chevening?lng=en");
  await waitForHydration(page);
  await expectLanguage(page, "en");
  await expect(page).toHaveTitle(
    "Chevening Scholarships (Scholarship) | Trampolín",
  );
  await page
    .getByRole("navigation", { name: "You are here" })
    .getByRole("link", { name: "Scholarships" })
    .click();
  await expect(page).toHaveURL("/becas");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Scholarships",
  );
  await expect(page).toHaveTitle(/^Scholarships for students .* \| Trampolín$/);
});

test("input survives a language chosen in another tab, which applies on the next screen", async ({
  page,
  context,
}) => {
  const reader = await context.newPage();
  await visit(reader, "/becas");
  await visit(page, "/");
  const comments = page.getByLabel("Tus comentarios");
  await comments.fill("Faltan becas de música.");
  await chooseEnglishInOtherTab(page);
  // A tab without input changes its language at once.
  await expect(reader).toHaveURL("/becas?lng=en");
  await waitForHydration(reader);
  await expectLanguage(reader, "en");

  await expectLanguage(page, "es");
  await expect(comments).toHaveValue("Faltan becas de música.");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Becas" }).click();
  await expectScholarshipsInEnglish(page);
});

test("an open dialog survives a language chosen in another tab", async ({
  page,
}) => {
  await visit(page, "/becas");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Recursos" }).click();
  await waitForScreen(page, "/recursos");
  await page.getByRole("button", { name: "Sugerir un recurso" }).click();
  const dialog = page.getByRole("dialog", { name: "Sugiere un recurso" });
  await expect(dialog).toBeVisible();
  await chooseEnglishInOtherTab(page);
  await dialog.getByLabel("Nombre del recurso").fill("Academia de prueba");
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await expectLanguage(page, "es");
  await goBack(page);
  await expectScholarshipsInEnglish(page);
});

/** Resolves when this page has received the `storage` event. */
async function chooseEnglishInOtherTab(page: Page) {
  const received = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener("storage", ({ key, newValue }) => {
          if (key === "i18nextLng") resolve(newValue);
        }),
      ),
  );
  await visit(await page.context().newPage(), "/equipo?lng=en");
  expect(await received).toBe("en");
}

async function expectScholarshipsInEnglish(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Scholarships",
  );
  await expectLanguage(page, "en");
  await expect(page).toHaveURL("/becas");
}

async function expectLanguage(page: Page, language: "es" | "en") {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  const linkName = language === "es" ? "Becas" : "Scholarships";
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: linkName }),
  ).toBeVisible();
}

/** Language in the cookie and in local storage; poll it, as hydration does not wait for them. */
async function storedLanguages(page: Page, context: BrowserContext) {
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === "i18next");
  const stored = await page.evaluate(() => localStorage.getItem("i18nextLng"));
  return [cookie?.value, stored];
}

function setCookie(context: BrowserContext, url: string, language: string) {
  return context.addCookies([{ name: "i18next", value: language, url }]);
}
