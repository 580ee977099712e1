import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtEachWidth } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { answerSearches, NO_SOURCES } from "./meta-search.ts";
import { holdResponses } from "./network.ts";
import {
  card,
  closeToastIfShown,
  currentAddress,
  expectToast,
  goBack,
  visit,
} from "./page.ts";
import { storeDeviceProfile } from "./profile-form.ts";
import { inLanguage } from "./screens.ts";
import {
  box,
  expectNoResults,
  ownStatusLine,
  readCount,
  readResultLinks,
  submitSearch,
} from "./search-page.ts";
import { SEARCH_EN, SEARCH_ES, type SearchWording } from "./search-wording.ts";

test.use({ routesRequests: true });

const DATA = "**/buscar.data**";

const DAAD = "Becas DAAD para estudiar en Alemania";

// Other sites' results have their own tests.
test.beforeEach(async ({ page }) => {
  await answerSearches(page, NO_SOURCES);
});

for (const words of [SEARCH_ES, SEARCH_EN]) {
  const at = (address: string) => inLanguage(address, words.language);

  test(`an empty query shows a message and sends nothing (${words.language})`, async ({
    page,
  }) => {
    await visit(page, at("/buscar"));
    await expect(page).toHaveTitle(words.title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words.heading,
    );
    const address = currentAddress(page);
    const requests: Array<string> = [];
    page.on("request", (request) => {
      if (request.url().includes("/buscar")) requests.push(request.url());
    });
    for (const typed of ["", "   "]) {
      await submitSearch(page, words, typed);
      await expectToast(page, ...words.empty);
      await expect(box(page, words)).toBeFocused();
      await closeToastIfShown(page);
    }
    expect(currentAddress(page)).toBe(address);
    expect(requests).toEqual([]);
  });

  test(`a search finds an item with or without accents and capitals (${words.language})`, async ({
    page,
  }) => {
    for (const typed of ["quimica", "Química", "QUIMICA"]) {
      await visit(page, at("/buscar"));
      await submitSearch(page, words, typed);
      await expect(page).toHaveURL(`/buscar?q=${encodeURIComponent(typed)}`);
      await expect(ownStatusLine(page)).toHaveText(words.count);
      await expect(card(page, words.chemistry)).toBeVisible();
    }
    await expect(box(page, words)).toHaveValue("QUIMICA");
    const result = card(page, words.chemistry);
    const official = result.getByRole("link", { name: words.official });
    await expect(official).toHaveAttribute("href", "https://www.icho.sk/");
    await expect(official).toHaveAttribute("target", "_blank");
    await expect(official).toHaveAttribute("rel", "noopener noreferrer");
    await result.getByRole("link", { name: words.details }).click();
    await expect(page).toHaveURL("/competencias/icho");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await goBack(page);
    await expect(result).toBeVisible();
  });

  test(`a search without matches says so, one with partial matches shows the nearest (${words.language})`, async ({
    page,
  }) => {
    await visit(page, at("/buscar"));
    await submitSearch(page, words, "zzzqqq");
    await expectNoResults(page, words);
    await expect(page.getByRole("article")).toHaveCount(0);
    await submitSearch(page, words, `${words.germany} zzzqqq`);
    await expect(
      page.getByRole("heading", { level: 2, name: words.lacking }),
    ).toBeVisible();
    const nearest = page.getByRole("region", { name: words.nearest });
    await expect(nearest.getByRole("article").first()).toBeVisible();
    await expect(nearest).toContainText("DAAD");
  });

  test(`a failed search shows a toast and a text, and a retry succeeds (${words.language})`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/^GET \/buscar\.data\S* failed/);
    browserErrors.expect(/^GET \/buscar\.data\S* answered 500$/);
    await visit(page, at("/buscar"));
    await page.route(DATA, (route) => route.abort());
    await submitSearch(page, words, words.germany);
    await expectFailure(page, words);
    await expectAccessible(page);

    await page.unroute(DATA);
    await page.route(DATA, (route) =>
      route.fulfill({ status: 500, body: "Internal Server Error" }),
    );
    await submitSearch(page, words, "quimica");
    // The first failure is still shown, so the address must tell of the second search.
    await expect(page).toHaveURL(/[?&]q=quimica/);
    await expectFailure(page, words);
    await page.unroute(DATA);
    await submitSearch(page, words, "quimica");
    await expect(card(page, words.chemistry)).toBeVisible();
    await expect(page.getByText(words.failed)).toHaveCount(0);
  });

  test(`on a slow connection the page shows that it is searching (${words.language})`, async ({
    page,
  }) => {
    await visit(page, at("/buscar"));
    const release = await holdResponses(page, DATA);
    await submitSearch(page, words, "quimica");
    await expect(ownStatusLine(page)).toHaveText(words.loading);
    release();
    await expect(ownStatusLine(page)).toHaveText(words.count);
  });
}

test("a filter narrows a search, also works without a query, and is in the address", async ({
  page,
}) => {
  const { filter, choice, chemistry } = SEARCH_ES;
  await visit(page, "/buscar?q=quimica");
  const all = await readCount(page);
  await openFilters(page);
  await page.getByLabel(filter, { exact: true }).selectOption(choice);
  await expect(page).toHaveURL("/buscar?q=quimica&catalogo=competencias");
  await page.keyboard.press("Escape");
  await expect.poll(() => readCount(page)).toBeLessThan(all);
  await expect(card(page, chemistry)).toBeVisible();
  for (const link of await readResultLinks(page))
    expect(link).toMatch(/^\/competencias\//);

  await goBack(page);
  await openFilters(page);
  await expect(page.getByLabel(filter, { exact: true })).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect.poll(() => readCount(page)).toBe(all);

  await visit(page, "/buscar");
  await openFilters(page);
  await page.getByLabel("Nivel").selectOption("Posgrado");
  await expect(page).toHaveURL("/buscar?nivel=posgrado");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByLabel("Nivel").selectOption("Cualquiera");
  await expect(page).toHaveURL("/buscar");
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("each of the six filters of the whole catalogue is set in the address", async ({
  page,
}) => {
  await visit(page, "/buscar");
  await openFilters(page);
  for (const [label, choice, parameter] of [
    ["Sección", "Mentoría", "catalogo"],
    ["Nivel", "Preparatoria", "nivel"],
    ["Tu país", "Perú", "pais"],
    ["Área", "Salud", "area"],
    ["Costo", "Sin costo", "costo"],
    ["Cierre", "Suele estar abierta ahora", "cierre"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).selectOption(choice);
    await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=[^&]+`));
  }
});

test("of many results the first thirty and the total are shown", async ({
  page,
}) => {
  for (const words of [SEARCH_ES, SEARCH_EN]) {
    await visit(page, inLanguage("/buscar?q=beca", words.language));
    await expect(ownStatusLine(page)).toHaveText(words.first);
    await expect(
      page
        .getByRole("region", { name: words.results, exact: true })
        .getByRole("article"),
    ).toHaveCount(30);
  }
});

test("the back button restores the previous query", async ({ page }) => {
  await visit(page, "/buscar");
  await submitSearch(page, SEARCH_ES, "alemania");
  await expect(card(page, DAAD)).toBeVisible();
  await submitSearch(page, SEARCH_ES, "quimica");
  await expect(card(page, SEARCH_ES.chemistry)).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL("/buscar?q=alemania");
  await expect(box(page, SEARCH_ES)).toHaveValue("alemania");
  await expect(card(page, DAAD)).toBeVisible();
  await expect(card(page, SEARCH_ES.chemistry)).toHaveCount(0);
});

test("after going back, the focused box and the next filter have the previous query", async ({
  page,
}) => {
  await visit(page, "/buscar?q=alemania");
  await box(page, SEARCH_ES).fill("quimica");
  await box(page, SEARCH_ES).press("Enter");
  await expect(card(page, SEARCH_ES.chemistry)).toBeVisible();
  await expect(box(page, SEARCH_ES)).toBeFocused();
  await goBack(page);
  await expect(box(page, SEARCH_ES)).toHaveValue("alemania");
  await openFilters(page);
  await page.getByLabel("Nivel").selectOption("Posgrado");
  await expect(page).toHaveURL("/buscar?q=alemania&nivel=posgrado");
});

test("a navigation to another screen leaves the search status unchanged", async ({
  page,
}) => {
  await visit(page, "/buscar?q=alemania");
  const statusText = await ownStatusLine(page).textContent();
  const release = await holdResponses(page, "**/becas/*.data**");
  await card(page, DAAD)
    .getByRole("link", { name: /^Detalles/ })
    .click();
  await expect(
    page.getByRole("status").filter({ hasText: "Cargando…" }),
  ).toHaveCount(1);
  await expect(ownStatusLine(page)).toHaveText(statusText ?? "");
  release();
  await expect(page).toHaveURL("/becas/daad-becas-alemania");
});

test("a visitor who taps a favourite button among the results is asked to sign in", async ({
  page,
}) => {
  await visit(page, "/buscar?q=alemania");
  await card(page, DAAD)
    .getByRole("button", { name: /favoritos$/ })
    .click();
  await expectToast(
    page,
    "Inicia sesión",
    "Debes iniciar sesión para marcar favoritos.",
  );
});

test("a search with nearest items only has no accessibility violation", ({
  page,
}) => expectAccessibleAtEachWidth(page, "/buscar?q=alemania zzzqqq"));

test("filter words become chips; removing one widens the search and keeps focus in the content", async ({
  page,
}) => {
  await visit(page, "/buscar?q=becas honduras");
  await expect(card(page, "Líderes del Mañana")).toBeVisible();
  const narrow = await readCount(page);
  await page.getByRole("link", { name: /^De Honduras/ }).click();
  await expect(page).toHaveURL("/buscar?q=becas");
  await expect.poll(() => readCount(page)).toBeGreaterThan(narrow);
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("an empty search offers examples, then recent queries, which can be deleted", async ({
  page,
}) => {
  await visit(page, "/buscar");
  await page.getByRole("link", { name: "Becas sin inglés" }).click();
  await expect(page).toHaveURL(/[?&]q=Becas\+sin\+ingl/);
  await expect(page.getByRole("article").first()).toBeVisible();
  await goBack(page);
  const recent = page.getByRole("region", { name: "Tus últimas búsquedas" });
  await expect(
    recent.getByRole("link", { name: "Becas sin inglés" }),
  ).toBeVisible();
  await recent.getByRole("button", { name: "Borrarlas" }).click();
  await expect(recent).toHaveCount(0);
});

test("the device's profile orders the results, and a button turns that off", async ({
  page,
}) => {
  await storeDeviceProfile(page, {
    study_level: "preparatoria_2",
    country: "PE",
  });
  await visit(page, "/buscar?q=beca");
  const personal = page.getByRole("button", {
    name: /^Tu perfil: Preparatoria · Perú/,
  });
  await expect(personal).toBeVisible();
  const personalOrder = await readResultLinks(page);
  await personal.click();
  await expect.poll(() => readResultLinks(page)).not.toEqual(personalOrder);
  expect(page.url()).not.toContain("PE");
});

test("on a phone the first result is within 300 px of the top of the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/buscar?q=becas honduras");
  const top = await page.getByRole("article").first().boundingBox();
  expect(top?.y).toBeLessThanOrEqual(300);
});

async function openFilters(page: Page) {
  await page.getByRole("button", { name: /^Filtros/ }).click();
}

async function expectFailure(page: Page, words: SearchWording) {
  await expectToast(page, ...words.failedToast);
  await expect(
    page.getByRole("heading", { level: 2, name: words.failed }),
  ).toBeVisible();
  await expect(page.getByText(words.failedText)).toBeVisible();
  await expect(page).toHaveTitle(words.title);
}
