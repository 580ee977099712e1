import type { Locator, Page } from "@playwright/test";
import {
  chip,
  EXPECTED_SCREENS,
  filteredStatus,
  inLocale,
  LANGUAGES,
  type Language,
  part,
  readCount,
  searchBox,
  shownCount,
  statusLine,
  titles,
  unfilteredStatus,
} from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { card, currentAddress, visit, waitForHydration } from "./page.ts";
import { inLanguage } from "./screens.ts";
import { sampled } from "./soak.ts";

const WORDS = {
  es: {
    any: "Cualquiera",
    filters: /^Filtros/,
    apply: "Ver resultados",
  },
  en: {
    any: "Any",
    filters: /^Filters/,
    apply: "See results",
  },
} as const;

/**
 * All screens share one list and one filter bar; the HTML tests try every filter of
 * every screen.
 */
const FILTERED = sampled(
  EXPECTED_SCREENS.flatMap((screen) =>
    LANGUAGES.map((language) => ({ ...screen, language })),
  ),
  ({ path, language }) => path === (language === "es" ? "/becas" : "/recursos"),
);

for (const { path, filters, language } of FILTERED)
  test(`a filter of ${path} narrows the list, and a chip removes the filter (${language})`, {
    tag: "@each-width",
  }, async ({ page }) => {
    await visit(page, inLanguage(path, language));
    const total = await readCount(page);
    // In the second language one filter is enough.
    for (const label of language === "es" ? filters : filters.slice(0, 1)) {
      const sheet = await openFilters(page, language);
      const select = sheet.getByLabel(inLocale(label, language), {
        exact: true,
      });
      const [first, choice] = await select.locator("option").allInnerTexts();
      if (choice === undefined) {
        // In some months nothing closes, and then there is no such filter.
        expect(label).toContain("Cierre");
        await closeFilters(page, language);
        continue;
      }
      expect(first).toBe(WORDS[language].any);
      await select.selectOption(choice);
      await expect(page).toHaveURL(/\?[a-z]+=[\w-]+$/);
      await closeFilters(page, language);
      await expect(statusLine(page)).toHaveText(
        filteredStatus(total, language),
      );
      await shownCount(page);

      await chip(page, choice).click();
      await expect(page).toHaveURL(path);
      await expect(chip(page, choice)).toHaveCount(0);
      await expect(statusLine(page)).toHaveText(
        unfilteredStatus(total, language),
      );
    }
    const sheet = await openFilters(page, language);
    for (const label of filters) {
      const field = sheet.getByLabel(inLocale(label, language), {
        exact: true,
      });
      if ((await field.count()) > 0 || !label.includes("Cierre"))
        await expect(field).toHaveValue("");
    }
  });

test("the query and filters apply together, and are cleared together", async ({
  page,
}) => {
  await visit(page, "/becas?lista=publicas&nivel=posgrado&pais=MX&q=alemania");
  await expect(titles(part(page, "Todas las becas"))).toHaveText([
    "Becas DAAD para estudiar en Alemania",
  ]);
  for (const text of ["«alemania»", "Posgrado", "México"])
    await expect(chip(page, text)).toBeVisible();
  await page.getByRole("link", { name: "Quitar todo" }).click();
  await expect(page).toHaveURL("/becas");
  await expect(searchBox(page)).toHaveValue("");
  await expect(statusLine(page)).toHaveText(unfilteredStatus());
});

test("filters in the address show in their fields, and survive a reload", async ({
  page,
}) => {
  await visit(page, "/oportunidades?nivel=posgrado&costo=pagado");
  const shown = await titles(page).allTextContents();
  await page.reload();
  await waitForHydration(page);
  await expect(titles(page)).toHaveText(shown);
  await expect(page.getByRole("button", { name: /^Filtros/ })).toHaveText(
    "Filtros2",
  );
  const sheet = await openFilters(page, "es");
  await expect(sheet.getByLabel("Nivel")).toHaveValue("posgrado");
  await expect(sheet.getByLabel("Costo")).toHaveValue("pagado");
});

test("a list without results disappears, unless one of its tabs is selected", async ({
  page,
}) => {
  await visit(page, "/becas?cubre=matricula");
  await expect(part(page, "Buscadores de becas")).toHaveCount(0);

  await visit(page, "/mentoria?q=khan&material=guias");
  await expect(part(page, "Programas que acompañan")).toHaveCount(0);
  const materials = part(page, "Recursos destacados");
  await expect(titles(materials)).toHaveCount(0);
  await expect(
    materials.getByRole("link", { name: /^Guías\s?0$/ }),
  ).toHaveAttribute("aria-current", "page");
});

test("each tab shows its number of items under the other filters", async ({
  page,
}) => {
  await visit(page, "/becas?q=alemania&pais=MX");
  const all = part(page, "Todas las becas");
  for (const name of ["Todas", "Públicas", "Privadas", "Posgrado"]) {
    const tab = all.getByRole("link", {
      name: new RegExp(`^${name}\\s?\\d+$`),
    });
    const tabCount = /\d+$/.exec(await tab.innerText())?.[0];
    await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(titles(all)).toHaveCount(Number(tabCount));
  }
});

for (const { path } of sampled(
  EXPECTED_SCREENS,
  (screen) => screen.path === "/competencias",
))
  test(`without results ${path} shows the nearest items and further links`, async ({
    page,
  }) => {
    // No card contains both words, but some contain one.
    await visit(page, `${path}?q=mexico+xylofon`);
    await expect(
      page.getByRole("heading", { name: "Nada cumple con todo eso" }),
    ).toBeVisible();
    await expect(statusLine(page)).toHaveText(/^0 de \d+ opciones$/);
    const nearest = part(page, "Lo que más se parece");
    const count = await titles(nearest).count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);

    const everywhere = page.getByRole("link", {
      name: "Buscar en todo el catálogo",
    });
    await expect(everywhere).toHaveAttribute(
      "href",
      "/buscar?q=mexico+xylofon",
    );
    await page.getByRole("link", { name: "Quitar todos los filtros" }).click();
    await expect(page).toHaveURL(path);
    await expect(statusLine(page)).toHaveText(unfilteredStatus());
  });

test("an item that a filter hides is the nearest, and a link searches the whole catalogue", async ({
  page,
}) => {
  await visit(page, "/becas?lista=privadas&q=chevening");
  await expect(
    page.getByRole("heading", { name: "Nada cumple con todo eso" }),
  ).toBeVisible();
  await expect(titles(part(page, "Lo que más se parece")).first()).toHaveText(
    "Becas Chevening",
  );
  await page.getByRole("link", { name: "Buscar en todo el catálogo" }).click();
  await expect(page).toHaveURL("/buscar?q=chevening");
  await expect(
    page.getByRole("searchbox", { name: "Buscar en todo el catálogo" }),
  ).toHaveValue("chevening");
  await expect(card(page, "Becas Chevening")).toBeVisible();
});

test("without results for two filters, the first nearest item matches one of them", async ({
  page,
}) => {
  await visit(page, "/universidades?donde=BR&tipo=publicas");
  await expect(statusLine(page)).toHaveText(/^0 de \d+ opciones$/);
  await expect(titles(part(page, "Lo que más se parece")).first()).toHaveText(
    /\(UNAM\)|\(USP\)/,
  );
});

test("in English a list without results shows the nearest items and further links", async ({
  page,
}) => {
  await visit(page, "/recursos?q=mexico+xylofon&lng=en");
  await expect(
    page.getByRole("heading", { name: "Nothing fits all of that" }),
  ).toBeVisible();
  await expect(statusLine(page)).toHaveText(/^0 of \d+ options$/);
  expect(
    await titles(part(page, "The nearest matches")).count(),
  ).toBeGreaterThan(0);
  await expect(
    page.getByRole("link", { name: "Search the whole catalogue" }),
  ).toHaveAttribute("href", "/buscar?q=mexico+xylofon");
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(statusLine(page)).toHaveText(unfilteredStatus(null, "en"));
});

test("the back button undoes a tab, and unknown parameters are ignored", async ({
  page,
}) => {
  await visit(page, "/becas");
  const tabs = page.getByRole("navigation", { name: "Listas" });
  const tab = (name: string) =>
    tabs.getByRole("link", { name: new RegExp(`^${name}`) });
  await tab("Privadas").click();
  await tab("Posgrado").click();
  await expect(tab("Posgrado")).toHaveAttribute("aria-current", "page");
  expect(currentAddress(page)).toBe("/becas?lista=posgrado");
  await page.goBack();
  await expect(page).toHaveURL("/becas?lista=privadas");
  await expect(tab("Privadas")).toHaveAttribute("aria-current", "page");

  await visit(page, "/becas?lista=inventada&nivel=ninguno&otra=cosa");
  await expect(statusLine(page)).toHaveText(unfilteredStatus());
});

async function openFilters(page: Page, language: Language): Promise<Locator> {
  await page
    .getByRole("main")
    .getByRole("button", { name: WORDS[language].filters })
    .click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  return sheet;
}

async function closeFilters(page: Page, language: Language) {
  await page
    .getByRole("dialog")
    .getByRole("button", { name: WORDS[language].apply })
    .click();
}
