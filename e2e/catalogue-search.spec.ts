import type { Page } from "@playwright/test";
import {
  chip,
  filteredStatus,
  inLocale,
  LANGUAGES,
  readCount,
  searchBox,
  statusLine,
  titles,
  unfilteredStatus,
} from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { card, goBack, visit, visitUntilIdle } from "./page.ts";
import { inLanguage } from "./screens.ts";
import { sampled } from "./soak.ts";
import { SOUGHT } from "./sought-words.ts";

test.use({ routesRequests: true });

/** All screens share one search box; the HTML tests search these words on every screen. */
const TYPED = sampled(
  SOUGHT.flatMap(([path, typed, title]) =>
    LANGUAGES.map((language) => ({
      path,
      words: typed[language],
      title,
      language,
    })),
  ),
  ({ path, language }) => path === (language === "es" ? "/becas" : "/recursos"),
);

for (const { path, words: allWords, title, language } of TYPED)
  test(`typing on ${path} ignores accents and typos, narrows and counts the list (${language})`, {
    tag: "@each-width",
  }, async ({ page }) => {
    await visit(page, inLanguage(path, language));
    const total = await readCount(page);
    for (const words of allWords.split(" ")) {
      await searchBox(page).fill(words);
      await expect(page).toHaveURL(
        `${path}?${new URLSearchParams({ q: words })}`,
      );
      await expect(chip(page, words)).toBeVisible();
      await expect(statusLine(page)).toHaveText(
        filteredStatus(total, language),
      );
      await expect(card(page, inLocale(title, language))).toBeVisible();
      await expect(async () => {
        const shown = await titles(page).count();
        expect(shown, words).toBeLessThan(total / 2);
        expect(await readCount(page)).toBe(shown);
      }).toPass();
    }
    await searchBox(page).fill("");
    await expect(page).toHaveURL(path);
    await expect(statusLine(page)).toHaveText(
      unfilteredStatus(total, language),
    );
  });

test("an infix does not match", async ({ page }) => {
  await visit(page, "/becas");
  await searchBox(page).fill("vening");
  await expect(statusLine(page)).toHaveText(/^0 de /);
});

test("the search button adds the input to the filter and shows the result", async ({
  page,
}) => {
  await visit(page, "/competencias?categoria=quimica");
  await searchBox(page).fill("mexico");
  await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL("/competencias?q=mexico&categoria=quimica");
  await expect(card(page, "Olimpiada Nacional de Química")).toBeVisible();
});

/** One screen; the soak run adds the others. */
const SAMPLED_SCREENS = sampled(SOUGHT, ([path]) => path === "/becas");

for (const [path, typed, title] of SAMPLED_SCREENS)
  test(`the search index of ${path} is requested once, when the search box is first focused`, async ({
    page,
  }) => {
    const requests = requestedIndexes(page);
    await visitUntilIdle(page, path);
    expect(requests).toEqual([]);
    const response = page.waitForResponse(`**${path}/indice.json`);
    await searchBox(page).focus();
    expect((await response).status()).toBe(200);
    // Only the index corrects a typo.
    await searchBox(page).fill(typoIn(typed.es));
    await expect(card(page, title[0])).toBeVisible();
    await searchBox(page).blur();
    await searchBox(page).focus();
    expect(requests).toEqual([`${path}/indice.json`]);
  });

for (const [path, typed, title] of SAMPLED_SCREENS)
  test(`without its index, the search on ${path} matches prefixes; a later focus retries`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/^GET \/\w+\/indice\.json failed/);
    browserErrors.expect(/^GET \/\w+\/indice\.json answered 500$/);
    const index = `**${path}/indice.json`;
    await page.route(index, (route) => route.abort());
    await visit(page, path);
    const total = await readCount(page);
    const prefix = typed.es.split(" ")[2] ?? "";
    await searchBox(page).fill(prefix);
    await expect(statusLine(page)).toHaveText(filteredStatus(total));
    await expect(card(page, title[0])).toBeVisible();
    await searchBox(page).fill(typoIn(typed.es));
    await expect(statusLine(page)).toHaveText(`0 de ${total} opciones`);

    await page.unroute(index);
    await page.route(index, (route) =>
      route.fulfill({ status: 500, body: "Internal Server Error" }),
    );
    await refocusSearchBox(page);
    await expect(statusLine(page)).toHaveText(`0 de ${total} opciones`);

    // The next focus of the box retries.
    await page.unroute(index);
    await refocusSearchBox(page);
    await expect(card(page, title[0])).toBeVisible();
  });

test("filtering sends no request, nor does searching with a loaded index", async ({
  page,
}) => {
  await visitUntilIdle(page, "/becas");
  const requests: Array<string> = [];
  page.on("request", (request) => {
    // The browser itself requests its icon after each new address.
    if (!request.url().endsWith("/favicon.svg")) requests.push(request.url());
  });
  await page.getByRole("link", { name: /^Públicas\s?\d/ }).click();
  await expect(page).toHaveURL("/becas?lista=publicas");
  await page.getByRole("link", { name: /^Todas\s?\d/ }).click();
  await expect(page).toHaveURL("/becas");
  expect(requests).toEqual([]);

  const responses = ["**/indice.json", "**/por-pais.json?*"].map((address) =>
    page.waitForResponse(address),
  );
  await searchBox(page).fill("alem");
  for (const response of responses) await (await response).finished();
  const daad = card(page, "Becas DAAD para estudiar en Alemania");
  await expect(page).toHaveURL("/becas?q=alem");
  await expect(card(page, "Becas Chevening")).toHaveCount(0);
  await expect(daad).toBeVisible();
  requests.length = 0;
  await searchBox(page).fill("alemnia");
  await expect(page).toHaveURL("/becas?q=alemnia");
  await expect(daad).toBeVisible();
  expect(requests).toEqual([]);
});

test("a search can be shared, survives a reload, and its box follows the back button", async ({
  page,
}) => {
  await visit(page, "/competencias?q=quimica");
  await expect(searchBox(page)).toHaveValue("quimica");
  const shown = await titles(page).allTextContents();
  await page.reload();
  await expect(titles(page)).toHaveText(shown);
  await expect(searchBox(page)).toHaveValue("quimica");

  await visit(page, "/competencias");
  const total = await readCount(page);
  await page.getByRole("link", { name: "Física", exact: true }).click();
  await expect(page).toHaveURL("/competencias?categoria=fisica#lista");
  await searchBox(page).fill("mexicana");
  await expect(page).toHaveURL("/competencias?q=mexicana&categoria=fisica");
  await page.goBack();
  await expect(page).toHaveURL("/competencias");
  await expect(searchBox(page)).toHaveValue("");
  await expect(statusLine(page)).toHaveText(unfilteredStatus(total));
  await page.goForward();
  await expect(searchBox(page)).toHaveValue("mexicana");
  await expect(card(page, "Olimpiada Mexicana de Física")).toBeVisible();
});

test("a query that the back button restores is searched again", async ({
  page,
}) => {
  await visit(page, "/recursos");
  await searchBox(page).fill("alemn");
  await expect(page).toHaveURL("/recursos?q=alemn");
  await expect(card(page, "Nicos Weg: alemán con la DW")).toBeVisible();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Becas" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Becas");
  await goBack(page);
  await expect(page).toHaveURL("/recursos?q=alemn");
  await expect(card(page, "Nicos Weg: alemán con la DW")).toBeVisible();
  await expect(searchBox(page)).toHaveValue("alemn");
});

test("the search box stays in the viewport while the list is scrolled", async ({
  page,
}) => {
  await visit(page, "/becas");
  await card(page, "Becas Chevening").scrollIntoViewIfNeeded();
  await expect(searchBox(page)).toBeInViewport();
});

function requestedIndexes(page: Page): Array<string> {
  const requests: Array<string> = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/indice.json")) requests.push(pathname);
  });
  return requests;
}

function typoIn(typed: string): string {
  return typed.split(" ").at(-1) ?? "";
}

async function refocusSearchBox(page: Page) {
  const response = page.waitForResponse("**/indice.json");
  await searchBox(page).blur();
  await searchBox(page).focus();
  await response;
}
