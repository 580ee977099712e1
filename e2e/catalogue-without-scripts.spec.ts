import {
  CATALOGUE,
  chip,
  LANGUAGES,
  part,
  say,
  searchBox,
  status,
  titles,
  totalOn,
} from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { card } from "./page.ts";
import { inLanguage, LAPTOP } from "./screens.ts";

test.use({ javaScriptEnabled: false });

/** Words that each screen finds by a slip of the finger, and one of what it finds. */
const SLIPS: Readonly<Record<string, readonly [typed: string, title: string]>> =
  {
    "/becas": ["japom", "Becas MEXT (Monbukagakusho) del Gobierno de Japón"],
    "/oportunidades": [
      "investgacion",
      "Programa Delfín: Verano de la Investigación",
    ],
    "/mentoria": ["matematcas", "math2me"],
    "/universidades": [
      "zurch",
      "ETH Zúrich (Escuela Politécnica Federal de Zúrich)",
    ],
    "/competencias": ["quimca", "Olimpiada Nacional de Química"],
    "/recursos": ["alemn", "Nicos Weg: alemán con la DW"],
  };

for (const { path, filters } of CATALOGUE)
  test(`without scripts the search and the filters of ${path} are a form that is sent`, async ({
    page,
  }) => {
    const [typed = "", title = ""] = SLIPS[path] ?? [];
    await page.goto(path);
    await searchBox(page).fill(typed);
    const form = page.getByRole("main").getByRole("search");
    const hint = form.locator("noscript p");
    await expect(hint).toBeVisible();
    await expect(hint).toHaveText(
      "Elige y toca Buscar para ver los resultados.",
    );
    await form.getByRole("button", { name: "Buscar" }).click();
    await expect
      .poll(() => new URL(page.url()).searchParams.get("q"))
      .toBe(typed);
    await expect(card(page, title)).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ de \d+ opciones$/);
    await expect(titles(page)).toHaveCount(await totalOn(page));
    await expect(searchBox(page)).toHaveValue(typed);

    const [filter] = filters;
    const select = form.getByLabel(say(filter ?? ["", ""], "es"), {
      exact: true,
    });
    const choice = await select.locator("option").nth(1).innerText();
    await select.selectOption(choice);
    await form.getByRole("button", { name: "Buscar" }).click();
    await expect(select.locator("option:checked")).toHaveText(choice);
    await expect(status(page)).toHaveText(/^\d+ de \d+ opciones$/);
    await chip(page, choice).click();
    await expect(searchBox(page)).toHaveValue(typed);
    await expect(card(page, title)).toBeVisible();
    await page.getByRole("link", { name: "Quitar todo" }).click();
    await expect(status(page)).toHaveText(/^\d+ opciones$/);
  });

test("without scripts a chosen tab stays when the form is sent", async ({
  page,
}) => {
  for (const [path, tab, parameter] of [
    ["/becas", "Posgrado", "lista=posgrado"],
    ["/mentoria", "Pruebas", "material=pruebas"],
    ["/universidades", "CDMX", "lista=cdmx"],
    ["/recursos", "Guías", "tipo=guias"],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole("link", { name: new RegExp(`^${tab}\\s?\\d`) });
    await link.click();
    await expect(page).toHaveURL(`${path}?${parameter}`);
    await expect(link).toHaveAttribute("aria-current", "page");
    await searchBox(page).fill("unam");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL(/[?&]q=unam(&|$)/);
    await expect(page).toHaveURL(new RegExp(`[?&]${parameter}(&|$)`));
    await expect(link).toHaveAttribute("aria-current", "page");
  }
});

test("without scripts the sections of the resources open and are chosen", async ({
  page,
}) => {
  await page.goto("/recursos");
  const lid = page.getByRole("main").locator("summary");
  await lid.click();
  await page.getByRole("link", { name: "Bibliotecas en línea" }).click();
  await expect(page).toHaveURL("/recursos?seccion=bibliotecas");
  await expect(lid).toHaveText("Sección: Bibliotecas en línea");
  await expect(
    titles(part(page, "Bibliotecas en línea")).first(),
  ).toBeVisible();
  await expect(part(page, "Destacados")).toHaveCount(0);
});

test("without scripts nothing found has its nearest matches and ways on too", async ({
  page,
}) => {
  await page.goto("/competencias?q=quimica+xylofon");
  await expect(
    page.getByRole("heading", { name: "Nada cumple con todo eso" }),
  ).toBeVisible();
  await expect(titles(part(page, "Lo que más se parece"))).not.toHaveCount(0);
  await page.getByRole("link", { name: "Buscar en todo el catálogo" }).click();
  await expect(page).toHaveURL("/buscar?q=quimica+xylofon");
});

test("without scripts questions open to their answers", async ({ page }) => {
  await page.goto("/mentoria");
  const answer = page.getByText("Es un estudiante o profesional que pasó");
  await expect(answer).toBeHidden();
  await page.getByText("¿Qué hace un mentor y qué no hace?").click();
  await expect(answer).toBeVisible();
});

for (const language of LANGUAGES)
  test(`without scripts nothing is shown that needs them (${language})`, async ({
    page,
  }) => {
    for (const { path } of CATALOGUE) {
      await page.goto(inLanguage(path, language));
      await expect(
        page.getByRole("main").getByRole("button").filter({ visible: true }),
        path,
      ).toHaveText(
        path === "/universidades"
          ? [SEARCH[language], /^(Abrir|Open): Colby College/]
          : [SEARCH[language]],
      );
    }
    await page.goto(inLanguage("/mentoria", language));
    const note = part(page, FEEDBACK[language]).locator("noscript p");
    await expect(note).toBeVisible();
    await expect(note).toHaveText(NO_FORM[language]);
  });

const SEARCH = { es: "Buscar", en: "Search" } as const;

const FEEDBACK = {
  es: "¿Te sirvió esta página?",
  en: "Was this page useful?",
} as const;

const NO_FORM = {
  es: "Para usar este formulario, activa JavaScript en tu navegador.",
  en: "To use this form, turn on JavaScript in your browser.",
} as const;

test.describe("where the languages do not lie in a menu", () => {
  test.use(LAPTOP);

  test("without scripts the lists and the languages are links", async ({
    page,
  }) => {
    await page.goto("/becas?lista=posgrado");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/becas?lista=posgrado&lng=en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Scholarships",
    );
    await expect(
      page.getByRole("link", { name: /^Postgraduate/ }),
    ).toHaveAttribute("aria-current", "page");
  });
});

test("without scripts the home page's search leads to the results", async ({
  page,
}) => {
  await page.goto("/");
  await searchBox(page).fill("japon");
  await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL("/buscar?q=japon");
  await expect(
    card(page, "Becas MEXT (Monbukagakusho) del Gobierno de Japón"),
  ).toBeVisible();
});

test("a password that is sent before the scripts have come never stands in an address", async ({
  page,
}) => {
  await page.route("**/login**", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 204 })
      : route.continue(),
  );
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.goto("/login");
  await page.getByLabel("Correo electrónico").fill("ana@correo.example");
  await page.getByLabel("Contraseña", { exact: true }).fill("muy-secreta");
  await page
    .getByRole("main")
    .getByRole("button", { name: "Iniciar sesión" })
    .click();
  expect(new URL((await sent).url()).search).toBe("");
});
