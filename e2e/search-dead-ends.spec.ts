import { expectAccessibleAtEachWidth } from "./accessible.ts";
import { part } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { answerSearches, NO_SOURCES } from "./meta-search.ts";
import { visit } from "./page.ts";
import { inLanguage } from "./screens.ts";
import { box } from "./search-page.ts";
import { SEARCH_EN, SEARCH_ES } from "./search-wording.ts";

test.use({ routesRequests: true });

const DEAD_END = "/buscar?catalogo=universidades&area=liderazgo";

for (const [words, title, text, nearest, clear, searchElsewhere, query] of [
  [
    SEARCH_ES,
    "Ninguna opción cumple todo eso",
    "Quita un filtro, o escribe qué buscas: con palabras preguntamos también a otros sitios.",
    "Lo que más se parece",
    "Quitar todos los filtros",
    "Buscar «Liderazgo Universidades» también en otros sitios",
    "Liderazgo Universidades",
  ],
  [
    SEARCH_EN,
    "No option meets all of that",
    "Remove a filter, or type what you are looking for: with words we ask other sites too.",
    "The nearest matches",
    "Clear all filters",
    "Search for “Leadership Universities” on other sites too",
    "Leadership Universities",
  ],
] as const) {
  test(`filters without results show the nearest items and offer other sites (${words.language})`, async ({
    page,
  }) => {
    await answerSearches(page, NO_SOURCES);
    await visit(page, inLanguage(DEAD_END, words.language));
    await expect(
      page.getByRole("heading", { level: 2, name: title }),
    ).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(part(page, nearest).getByRole("article")).toHaveCount(6);
    await page.getByRole("link", { name: searchElsewhere }).click();
    await expect(page).toHaveURL(/\/buscar\?q=[^&]+$/);
    await expect(box(page, words)).toHaveValue(query);
    await expect(page.getByRole("article").first()).toBeVisible();

    await page.goBack();
    await page.getByRole("link", { name: clear }).click();
    await expect(page).toHaveURL(/\/buscar\??$/);
    await expect(page.getByRole("article")).toHaveCount(0);
  });
}

test("words whose results the filters exclude keep their words without the filters", async ({
  page,
}) => {
  await answerSearches(page, NO_SOURCES);
  await visit(page, "/buscar?q=chevening&catalogo=competencias");
  await expect(
    page.getByRole("heading", {
      level: 2,
      name: "Ninguna opción cumple todo eso",
    }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Quitar todos los filtros" }).click();
  await expect(page).toHaveURL(/\/buscar\?q=chevening$/);
  await expect(page.getByRole("article").first()).toContainText("Chevening");
});

test("filters without results have no accessibility violation", ({ page }) =>
  expectAccessibleAtEachWidth(page, DEAD_END));
