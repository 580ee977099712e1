import type { Page } from "@playwright/test";
import {
  EXPECTED_SCREENS,
  inLocale,
  LANGUAGES,
  part,
  readCount,
  shownCount,
  statusLine,
  titles,
  unfilteredStatus,
} from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

const SECTIONS = (
  EXPECTED_SCREENS.find(({ path }) => path === "/recursos")?.parts ?? []
).filter(({ cardsAtLeast }) => cardsAtLeast);

/** Most items of single countries that a filtered list shows; more become links per country. */
const MOST_COUNTRY_ITEMS = 12;

const ALL = ["Todas", "All"] as const;

for (const language of LANGUAGES)
  test(`the list of sections opens and closes by mouse, outside click and keyboard (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/recursos", language));
    const { toggle, list } = dropdown(page);
    await expect(toggle).toHaveText(
      `${language === "es" ? "Sección" : "Section"}: ${inLocale(ALL, language)}`,
    );
    await expect(list).toBeHidden();
    await toggle.click();
    await expect(list).toBeVisible();
    await expect(list.getByRole("link")).toHaveText([
      inLocale(ALL, language),
      ...SECTIONS.map(({ heading }) => inLocale(heading, language)),
    ]);
    await expect(list.getByRole("link").first()).toHaveAttribute(
      "aria-current",
      "true",
    );
    await toggle.click();
    await expect(list).toBeHidden();

    await toggle.click();
    await expect(list).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await expect(list).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(list).toBeHidden();

    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(list).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(list.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(toggle).toBeFocused();

    // Tabbing past the last link closes the list.
    await page.keyboard.press("Space");
    await expect(list).toBeVisible();
    for (let press = 0; press <= SECTIONS.length + 1; press += 1)
      await page.keyboard.press("Tab");
    await expect(list).toBeHidden();
  });

test("a section is chosen by keyboard alone, and the focus stays on the dropdown", async ({
  page,
}) => {
  await visit(page, "/recursos");
  const { toggle, list } = dropdown(page);
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(list).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(list.getByRole("link", { name: "Destacados" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/recursos?seccion=destacados");
  await expect(list).toBeHidden();
  await expect(toggle).toBeFocused();
});

for (const language of LANGUAGES)
  test(`each section shows its own items, whose counts add up to the total (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/recursos", language));
    const total = await readCount(page);
    let sum = 0;
    for (const { heading } of SECTIONS) {
      const name = inLocale(heading, language);
      const linked = await countBehindLinks(page, name);
      await choose(page, name);
      await expect(page).toHaveURL(/\/recursos\?seccion=[a-z-]+$/);
      await expect(dropdown(page).toggle).toContainText(name);
      const count = await shownCount(page);
      expect(count, name).toBeGreaterThan(0);
      await expect(titles(part(page, name))).toHaveCount(count);
      sum += linked > MOST_COUNTRY_ITEMS ? count + linked : count;
      await choose(page, inLocale(ALL, language));
      await expect(statusLine(page)).toHaveText(
        unfilteredStatus(total, language),
      );
    }
    expect(sum).toBe(total);
    await expect(page).toHaveURL("/recursos");
  });

test("Back leaves a chosen section, and opening the section's address shows it again", async ({
  page,
}) => {
  await visit(page, "/recursos");
  const total = await readCount(page);
  await choose(page, "Aprender idiomas");
  await expect(page).toHaveURL("/recursos?seccion=idiomas");
  await expect(dropdown(page).toggle).toHaveText("Sección: Aprender idiomas");
  const shown = await titles(page).allTextContents();
  await page.goBack();
  await expect(dropdown(page).toggle).toHaveText("Sección: Todas");
  await expect(statusLine(page)).toHaveText(unfilteredStatus(total));
  await visit(page, "/recursos?seccion=idiomas");
  await expect(dropdown(page).toggle).toHaveText("Sección: Aprender idiomas");
  await expect(titles(page)).toHaveText(shown);
});

for (const language of LANGUAGES)
  test(`the type tabs filter by the resource's type: guides, videos, courses (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/recursos", language));
    const total = await readCount(page);
    const tabs = page
      .getByRole("navigation", {
        name: language === "es" ? "Tipos de recurso" : "Kinds of resource",
      })
      .getByRole("link");
    const names = {
      es: ["Todos", "Guías", "Videos", "Cursos"],
      en: ["All", "Guides", "Videos", "Courses"],
    }[language];
    await expect(tabs).toHaveText(
      names.map((name) => new RegExp(`^${name}\\s?\\d+$`)),
    );
    for (const [index, value, type] of [
      [1, "guias", /^(Guía|PDF|Documento|Guide|Document)$/],
      [2, "videos", /^(Video|Webinar)$/],
      [3, "cursos", /^(Curso|Course)$/],
    ] as const) {
      await tabs.nth(index).click();
      await expect(page).toHaveURL(`/recursos?tipo=${value}`);
      await expect(tabs.nth(index)).toHaveAttribute("aria-current", "page");
      const count = await shownCount(page);
      expect(count, value).toBeGreaterThan(0);
      expect(count, value).toBeLessThan(total);
      await expect(tabs.nth(index)).toHaveText(new RegExp(`${count}$`));
      await expect(titles(page)).toHaveCount(count);
      const ofType = page
        .getByRole("article")
        .filter({ has: page.getByRole("listitem").getByText(type) });
      await expect(ofType, value).toHaveCount(count);
    }
    await tabs.first().click();
    await expect(statusLine(page)).toHaveText(
      unfilteredStatus(total, language),
    );
  });

test("a chosen section keeps the type in the address and shows as many items as counted", async ({
  page,
}) => {
  await visit(page, "/recursos?tipo=guias");
  await choose(page, "Plantillas y guías para postular");
  await expect(page).toHaveURL("/recursos?seccion=plantillas&tipo=guias");
  await expect(dropdown(page).toggle).toContainText("Plantillas y guías");
  const count = await shownCount(page);
  expect(count).toBeGreaterThan(0);
  await expect(titles(page)).toHaveCount(count);
});

async function choose(page: Page, name: string) {
  const { toggle, list } = dropdown(page);
  await toggle.click();
  await list.getByRole("link", { name, exact: true }).click();
  await expect(list).toBeHidden();
}

function dropdown(page: Page) {
  const toggle = page.getByRole("main").locator("summary");
  return { toggle, list: toggle.locator("xpath=following-sibling::ul") };
}

/** Sum of the items in a section's links per country: "Perú (4)". */
async function countBehindLinks(page: Page, heading: string) {
  const links = await part(page, heading)
    .getByRole("link", { name: /\(\d+\)$/ })
    .allInnerTexts();
  return links.reduce(
    (sum, text) => sum + Number(/\((\d+)\)$/.exec(text)?.[1]),
    0,
  );
}
