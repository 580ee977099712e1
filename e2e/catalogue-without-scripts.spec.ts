import {
  chip,
  EXPECTED_SCREENS,
  LANGUAGES,
  part,
  searchBox,
  shownCount,
  statusLine,
  unfilteredStatus,
} from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { card } from "./page.ts";
import { inLanguage } from "./screens.ts";
import { sampled } from "./soak.ts";

test.use({ javaScriptEnabled: false });

/** A query with a typo, and one of its results. */
const TYPED = "japom";
const TITLE = "Becas MEXT (Monbukagakusho) del Gobierno de Japón";

const SEARCH_BUTTONS = {
  es: ["Buscar", "Ver resultados"],
  en: ["Search", "See results"],
} as const;

const FEEDBACK_HEADING = {
  es: "¿Te sirvió esta página?",
  en: "Was this page useful?",
} as const;

const NO_FORM_NOTE = {
  es: "Para usar este formulario, activa JavaScript en tu navegador.",
  en: "To use this form, turn on JavaScript in your browser.",
} as const;

test("without scripts a form searches and filters, and links remove the filters", async ({
  page,
}) => {
  await page.goto("/becas");
  await searchBox(page).fill(TYPED);
  const form = page.getByRole("main").getByRole("search");
  await form.getByRole("button", { name: "Buscar" }).click();
  await expect
    .poll(() => new URL(page.url()).searchParams.get("q"))
    .toBe(TYPED);
  await expect(card(page, TITLE)).toBeVisible();
  await expect(statusLine(page)).toHaveText(
    /^\d+ de \d+ opciones( en \d+ listas)?$/,
  );
  await shownCount(page);
  await expect(searchBox(page)).toHaveValue(TYPED);

  const select = form
    .getByLabel("Nivel", { exact: true })
    .filter({ visible: true });
  const choice = await select.locator("option").nth(1).innerText();
  await select.selectOption(choice);
  await form.getByRole("button", { name: "Ver resultados" }).click();
  await expect(select.locator("option:checked")).toHaveText(choice);
  await expect(statusLine(page)).toHaveText(
    /^\d+ de \d+ opciones( en \d+ listas)?$/,
  );
  await chip(page, choice).click();
  await expect(searchBox(page)).toHaveValue(TYPED);
  await expect(card(page, TITLE)).toBeVisible();
  await page.getByRole("link", { name: "Quitar todo" }).click();
  await expect(statusLine(page)).toHaveText(unfilteredStatus());
});

for (const language of sampled(LANGUAGES, (one) => one === "es"))
  test(`without scripts only working buttons show, and a note replaces the feedback form (${language})`, async ({
    page,
  }) => {
    for (const { path } of EXPECTED_SCREENS) {
      await page.goto(inLanguage(path, language));
      await expect(
        page.getByRole("main").getByRole("button").filter({ visible: true }),
        path,
      ).toHaveText(
        path === "/universidades"
          ? [...SEARCH_BUTTONS[language], /^(Abrir|Open): Colby College/]
          : [...SEARCH_BUTTONS[language]],
      );
    }
    await page.goto(inLanguage("/becas/chevening", language));
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.goto(inLanguage("/mentoria", language));
    const note = part(page, FEEDBACK_HEADING[language]).locator("noscript p");
    await expect(note).toBeVisible();
    await expect(note).toHaveText(NO_FORM_NOTE[language]);
  });

for (const path of ["/becas", "/buscar?q=beca"])
  test(`without scripts the search box is not stretched and a card is in view (${path})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const box = await searchBox(page).boundingBox();
    expect(box?.height).toBeLessThan(80);
    const firstCard = await page.getByRole("article").first().boundingBox();
    expect(firstCard?.y).toBeLessThan(900);
  });

test("without scripts a note replaces the login form", async ({ page }) => {
  await page.goto("/login");
  const main = page.getByRole("main");
  await expect(main.locator("noscript p")).toHaveText(NO_FORM_NOTE.es);
  await expect(main.getByLabel("Correo electrónico")).toBeHidden();
  await expect(
    main.getByRole("link", { name: "¿Olvidaste tu contraseña?" }),
  ).toBeVisible();
});
