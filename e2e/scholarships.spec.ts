import {
  filteredStatus,
  LANGUAGES,
  part,
  readCount,
  shownCount,
  statusLine,
  titles,
  unfilteredStatus,
} from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { card, visit } from "./page.ts";
import { inLanguage, LAPTOP } from "./screens.ts";

/** Name in both languages, value in the address, and text of each card in the list, or null. */
const TABS = [
  ["Públicas", "Public", "publicas", /^(Pública|Public)$/],
  ["Privadas", "Private", "privadas", /^(Privada|Private)$/],
  [
    "Nacionales",
    "National",
    "nacionales",
    /^(Nacional|National)( e internacional| and international)?$|^(Estados Unidos|United States)$/,
  ],
  [
    "Internacionales",
    "International",
    "internacionales",
    /nternacional|nternational/,
  ],
  // Cards name no level.
  ["Posgrado", "Postgraduate", "posgrado", null],
] as const;

for (const language of LANGUAGES)
  test(`each of the six tabs filters the list, and shows the number of its cards (${language})`, async ({
    page,
  }) => {
    const isSpanish = language === "es";
    await visit(page, inLanguage("/becas", language));
    const list = part(page, isSpanish ? "Todas las becas" : "All scholarships");
    const total = await titles(list).count();
    const tabs = page.getByRole("navigation", {
      name: isSpanish ? "Listas" : "Lists",
    });
    await expect(tabs.getByRole("link")).toHaveText(
      [
        isSpanish ? "Todas" : "All",
        ...TABS.map(([es, en]) => (isSpanish ? es : en)),
      ].map((name) => new RegExp(`^${name}\\s?\\d+$`)),
    );
    for (const [es, en, value, kind] of TABS) {
      const name = isSpanish ? es : en;
      const tab = tabs.getByRole("link", {
        name: new RegExp(`^${name}\\s?\\d+$`),
      });
      await tab.click();
      await expect(page).toHaveURL(`/becas?lista=${value}`);
      await expect(tab).toHaveAttribute("aria-current", "page");
      const count = await titles(list).count();
      expect(count, name).toBeGreaterThan(0);
      expect(count, name).toBeLessThan(total);
      await expect(tab).toHaveText(new RegExp(`${count}$`));
      if (!kind) continue;
      const ofKind = list
        .getByRole("article")
        .filter({ has: page.getByRole("listitem").getByText(kind) });
      await expect(ofKind, name).toHaveCount(count);
    }
    await tabs.getByRole("link").first().click();
    await expect(titles(list)).toHaveCount(total);
  });

test("the postgraduate list omits a scholarship for high school", async ({
  page,
}) => {
  await visit(page, "/becas?lista=posgrado");
  await expect(card(page, "Becas Chevening")).toBeVisible();
  await expect(card(page, "Líderes del Mañana")).toHaveCount(0);
});

for (const [language, names] of [
  ["es", [/^Públicas/, /^Privadas/, /^Por mérito/, /^Por necesidad/]],
  ["en", [/^Public/, /^Private/, /^By merit/, /^By need/]],
] as const)
  test(`a category filters the list, and Back shows the whole list (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/becas", language));
    const total = await readCount(page);
    const queries = [
      "lista=publicas",
      "lista=privadas",
      "criterio=merito",
      "criterio=necesidad",
    ];
    for (const [index, name] of names.entries()) {
      await page
        .getByRole("region", {
          name: /^(¿Qué tipo de beca|What kind of schol)/,
        })
        .getByRole("link", { name })
        .click();
      await expect(page).toHaveURL(`/becas?${queries[index]}#lista`);
      await expect(statusLine(page)).toHaveText(
        filteredStatus(total, language),
      );
      await expect(statusLine(page)).toBeInViewport();
      const count = await shownCount(page);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(total);
      await expect(titles(page)).toHaveCount(count);
      await page.goBack();
      await expect(statusLine(page)).toHaveText(
        unfilteredStatus(total, language),
      );
    }
  });

test("a card shows three requirements, the number of others, and links to its page", async ({
  page,
}) => {
  // A phone shows the requirements on the item's page.
  await page.setViewportSize(LAPTOP.viewport);
  await visit(page, "/becas");
  const chevening = card(page, "Becas Chevening");
  await chevening.getByText("Te piden", { exact: true }).click();
  const requirements = chevening
    .getByText("Te piden", { exact: true })
    .locator("xpath=following-sibling::ul")
    .getByRole("listitem");
  await expect(requirements).toHaveCount(3);
  await expect(chevening.getByText(/^y \d+ requisitos? más$/)).toBeVisible();
  for (const name of ["Cubre", "Para", "Fecha"])
    await expect(
      chevening.getByRole("term").filter({ hasText: name }),
    ).toBeVisible();
  await expect(chevening.getByText(/chevening\.org · comparado/)).toBeVisible();
  await chevening
    .getByRole("link", { name: "Detalles: Becas Chevening" })
    .click();
  await expect(page).toHaveURL("/becas/chevening");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Becas Chevening",
  );
});
