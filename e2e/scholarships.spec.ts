import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addressOf, card, visit } from "./page.ts";

test("a search finds the beginnings of words, with or without accents, while it is typed", async ({
  page,
}) => {
  await visit(page, "/becas");
  await expect(status(page)).toHaveText("20 becas");
  const box = searchBox(page);
  for (const typed of ["japon", "Japón", "JAPÓ"]) {
    await box.fill(typed);
    await expect(page).toHaveURL(`/becas?q=${encodeURIComponent(typed)}`);
    await expect(titles(page)).toContainText([/MEXT/]);
    await expect(status(page)).toHaveText(/^\d+ de 20 becas$/);
    expect(await titles(page).count()).toBeLessThan(5);
  }
  await box.fill("apon");
  await expect(status(page)).toHaveText("0 de 20 becas");
});

test("each of the six lists shows its own scholarships", async ({ page }) => {
  await visit(page, "/becas");
  const lists = page.getByRole("navigation", { name: "Listas de becas" });
  await expect(lists.getByRole("link")).toHaveText([
    "Todas",
    "Públicas",
    "Privadas",
    "Nacionales",
    "Internacionales",
    "Posgrado",
  ]);
  for (const [name, value, badge] of [
    ["Públicas", "publicas", "Pública"],
    ["Privadas", "privadas", "Privada"],
    ["Nacionales", "nacionales", /^(Nacional|Nacional e .*|Estados Unidos)$/],
    ["Internacionales", "internacionales", /internacional$/i],
    ["Posgrado", "posgrado", /./],
  ] as const) {
    const tab = lists.getByRole("link", { name, exact: true });
    await tab.click();
    await expect(page).toHaveURL(`/becas?lista=${value}`);
    await expect(tab).toHaveAttribute("aria-current", "page");
    const found = await titles(page).count();
    expect(found, name).toBeGreaterThan(0);
    expect(found, name).toBeLessThan(20);
    await expect(status(page)).toHaveText(`${found} de 20 becas`);
    const fitting = list(page)
      .getByRole("article")
      .filter({ has: page.getByRole("listitem").getByText(badge) });
    await expect(fitting).toHaveCount(found);
  }
  await lists.getByRole("link", { name: "Todas" }).click();
  await expect(status(page)).toHaveText("20 becas");
});

test("each filter narrows the list, and its chip takes it off again", async ({
  page,
  isMobile,
}) => {
  await visit(page, "/becas");
  for (const [label, option, parameter] of [
    ["Nivel", "Preparatoria", "nivel=prepa"],
    ["Tu país", "Perú", "pais=PE"],
    ["Se da por", "Necesidad económica", "criterio=necesidad"],
    ["Qué cubre", "Viaje", "cubre=viaje"],
    ["Cierre", "Suele abrir en 60 días o menos", "cierre=abre"],
  ] as const) {
    if (isMobile) await page.getByRole("button", { name: "Filtros" }).click();
    const place = isMobile ? page.getByRole("dialog") : list(page);
    await place.getByLabel(label).selectOption(option);
    await expect(page).toHaveURL(`/becas?${parameter}`);
    if (isMobile)
      await place.getByRole("button", { name: "Ver resultados" }).click();
    await expect(status(page)).toHaveText(/^\d+ de 20 becas$/);
    const chip = page
      .getByRole("link", { name: /quitar filtro$/ })
      .filter({ hasText: option });
    await chip.click();
    await expect(page).toHaveURL("/becas");
    await expect(chip).toHaveCount(0);
    await expect(status(page)).toHaveText("20 becas");
  }
});

test("several filters hold together and all go at once", async ({ page }) => {
  await visit(page, "/becas?lista=publicas&nivel=posgrado&pais=MX&q=alemania");
  await expect(titles(page)).toHaveText([
    "Becas DAAD para estudiar en Alemania",
  ]);
  await expect(status(page)).toHaveText("1 de 20 becas");
  await page.getByRole("link", { name: "Quitar todo" }).click();
  await expect(status(page)).toHaveText("20 becas");
  await expect(searchBox(page)).toHaveValue("");
  await expect(page).toHaveURL("/becas");
});

test("a category leads to its part of the list", async ({ page }) => {
  await visit(page, "/becas");
  const categories = page.getByRole("region", {
    name: "¿Qué tipo de beca buscas?",
  });
  for (const [name, query] of [
    [/^Públicas/, "lista=publicas"],
    [/^Privadas/, "lista=privadas"],
    [/^Por mérito/, "criterio=merito"],
    [/^Por necesidad/, "criterio=necesidad"],
  ] as const) {
    await categories.getByRole("link", { name }).click();
    await expect(page).toHaveURL(`/becas?${query}#lista`);
    await expect(status(page)).toHaveText(/^\d+ de 20 becas$/);
    await expect(status(page)).toBeInViewport();
    await page.goBack();
    await expect(status(page)).toHaveText("20 becas");
  }
});

test("nothing found is a state of its own with ways on", async ({ page }) => {
  await visit(page, "/becas?q=zzz");
  await expect(
    page.getByRole("heading", { name: "Ninguna beca cumple con todo eso" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Ver buscadores de becas" }).click();
  await expect(
    page.getByRole("heading", { level: 2, name: "Buscadores de becas" }),
  ).toBeInViewport();
  await page.getByRole("link", { name: "Quitar todos los filtros" }).click();
  await expect(status(page)).toHaveText("20 becas");
});

test("the address is the state: it can be shared, and the back button undoes a list", async ({
  page,
}) => {
  await visit(page, "/becas");
  const lists = page.getByRole("navigation", { name: "Listas de becas" });
  await lists.getByRole("link", { name: "Privadas" }).click();
  await lists.getByRole("link", { name: "Posgrado" }).click();
  await expect(lists.getByRole("link", { name: "Posgrado" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const shared = addressOf(page);
  const shown = await titles(page).allTextContents();
  await page.goBack();
  await expect(page).toHaveURL("/becas?lista=privadas");
  await expect(lists.getByRole("link", { name: "Privadas" })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await visit(page, shared);
  await expect(titles(page)).toHaveText(shown);
});

test("searching and filtering ask nothing of the network", async ({
  page,
  isMobile,
}) => {
  await visit(page, "/becas");
  await page.waitForLoadState("networkidle");
  const asked: Array<string> = [];
  page.on("request", (request) => {
    // The browser itself looks for its icon again after each new address.
    if (!request.url().endsWith("/favicon.svg")) asked.push(request.url());
  });
  await searchBox(page).fill("beca");
  await expect(page).toHaveURL("/becas?q=beca");
  await page.getByRole("link", { name: "Públicas", exact: true }).click();
  if (!isMobile) {
    await page.getByLabel("Nivel").selectOption("Licenciatura");
    await expect(page).toHaveURL(/nivel=licenciatura/);
  }
  await page.getByRole("link", { name: "Quitar todo" }).click();
  await expect(status(page)).toHaveText("20 becas");
  expect(asked).toEqual([]);
});

test("the search stays in sight along the list", async ({ page }) => {
  await visit(page, "/becas");
  await card(page, "Becas Chevening").scrollIntoViewIfNeeded();
  await expect(searchBox(page)).toBeInViewport();
});

test("a card shows three requirements and folds the rest away", async ({
  page,
}) => {
  await visit(page, "/becas");
  const chevening = card(page, "Becas Chevening");
  await expect(chevening.getByText(/^y \d+ requisitos? más$/)).toBeVisible();
  const all = chevening.getByText("Todo lo que piden");
  await expect(all).toBeHidden();
  await chevening.locator("summary").click();
  await expect(all).toBeVisible();
  for (const link of await chevening.getByRole("link").all()) {
    await expect(link).toHaveAttribute("href", /^https:\/\//);
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

function list(page: Page) {
  return page.getByRole("region", { name: "Todas las becas" });
}

function titles(page: Page) {
  return list(page).getByRole("article").getByRole("heading", { level: 3 });
}

function status(page: Page) {
  return list(page).getByRole("status");
}

function searchBox(page: Page) {
  return page.getByRole("searchbox", { name: "Buscar en becas" });
}
