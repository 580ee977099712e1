import type { Page } from "@playwright/test";
import { addFavouriteViaApi, createMember, visitAsMember } from "./account.ts";
import { EXPECTED_SCREENS, part, titles } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import {
  card,
  closeToastIfShown,
  expectToast,
  visit,
  waitForHydration,
} from "./page.ts";
import { inLanguage } from "./screens.ts";
import { sampled } from "./soak.ts";

const TABLE = "**/rest/v1/user_favorites**";

for (const [language, name, title, text] of [
  [
    "es",
    /^Guardar «.+» en favoritos$/,
    "Inicia sesión",
    "Debes iniciar sesión para marcar favoritos.",
  ],
  [
    "en",
    /^Save “.+” to favourites$/,
    "Log in",
    "You must log in to mark favourites.",
  ],
] as const)
  test(`every card has its favourite button, which asks a visitor to sign in (${language})`, async ({
    page,
  }) => {
    const hearts = page.getByRole("article").getByRole("button", { name });
    for (const { path } of sampled(
      EXPECTED_SCREENS,
      (screen) => screen.path === "/recursos",
    )) {
      await page.goto(inLanguage(path, language));
      const cards = page.getByRole("article");
      await expect(hearts).toHaveCount(await cards.count());
    }
    await waitForHydration(page);
    await hearts.first().click();
    await expectToast(page, title, text);
    await expect(hearts.first()).toHaveAttribute("aria-pressed", "false");
  });

/** One item of each type of the specification (§3), by its list. */
const ONE_OF_EACH = [
  [
    "/becas",
    ["Todas las becas", "Becas Chevening", "scholarship"],
    [
      "Intercambios culturales",
      "AIESEC Voluntario Global",
      "cultural_exchange",
    ],
    ["Buscadores de becas", "Opportunity Desk", "scholarship_aggregator"],
  ],
  [
    "/oportunidades",
    [
      "Programas de verano",
      "Beamline for Schools (BL4S)",
      "opportunities_summer",
    ],
    ["Investigación", "OIST Research Internship", "opportunities_research"],
    ["Prácticas", "Outreachy", "opportunities_internships"],
    [
      "Seminarios y foros",
      "Foro de la Juventud del ECOSOC",
      "opportunities_seminars",
    ],
    [
      "Buscadores de oportunidades",
      "EURAXESS",
      "opportunities_search_platforms",
    ],
  ],
  [
    "/mentoria",
    [
      "Programas que acompañan tu ingreso a la universidad",
      "Project Access",
      "mentorship_program",
    ],
    ["Recursos destacados", "MiFuturo.cl", "mentorship_resource"],
    ["Canales de video", "CrashCourse", "mentorship_channel"],
  ],
  [
    "/universidades",
    [
      "Universidades en México",
      "Universidad de Guadalajara (UdeG)",
      "university",
    ],
    [
      "Universidades en el mundo",
      "Universidad de Oxford",
      "university_international",
    ],
  ],
  [
    "/competencias",
    [
      "Olimpiadas y concursos académicos",
      "Canguro Matemático",
      "competitions_academic",
    ],
    [
      "Olimpiadas nacionales de México",
      "Olimpiada Nacional de Química",
      "competitions_national_mx",
    ],
    [
      "Innovación, ciencia y emprendimiento",
      "Hult Prize",
      "competitions_innovation",
    ],
    ["Arte", "México Canta", "competitions_artistic"],
  ],
  ["/recursos", ["Bibliotecas en línea", "Redalyc", "resource"]],
] as const;

for (const [path, ...items] of sampled<(typeof ONE_OF_EACH)[number]>(
  ONE_OF_EACH,
  ([screen]) => ["/becas", "/mentoria"].includes(screen),
))
  test(`a favourite on ${path} is stored with its type and leads its list after a reload`, async ({
    page,
    site,
  }) => {
    await visitAsMember(page, await createMember(site), path);
    for (const [list, title, type] of items) {
      await expect(titles(part(page, list)).first()).not.toHaveText(title);
      await saveFavourite(page, title, type);
    }
    // The order changes only on the next visit.
    for (const [list, title] of items)
      await expect(titles(part(page, list)).first()).not.toHaveText(title);
    const loaded = page.waitForResponse(TABLE);
    await visit(page, path);
    await loaded;
    for (const [list, title] of items) {
      await expect(titles(part(page, list)).first()).toHaveText(title);
      await expect(heart(page, title)).toHaveAttribute("aria-pressed", "true");
    }
  });

test("a favourite comes first in the results of a search within a tab", async ({
  page,
  site,
}) => {
  const address = "/becas?lista=posgrado&q=beca";
  await visit(page, address);
  const resultTitles = titles(part(page, "Todas las becas"));
  // The browser does not lay out cards outside the viewport: they have no `innerText` yet.
  const lastTitle = (await resultTitles.last().textContent()) ?? "";
  await expect(resultTitles.first()).not.toHaveText(lastTitle);
  const link = resultTitles.last().getByRole("link");
  const id = (await link.getAttribute("href"))?.replace("/becas/", "") ?? "";
  const member = await createMember(site);
  await addFavouriteViaApi(site, member, id);
  await visitAsMember(page, member, address);
  await expect(resultTitles.first()).toHaveText(lastTitle);
});

test("an item on two screens is one favourite, marked and first on both", async ({
  page,
  site,
}) => {
  const title = "Latin American Leadership Academy (LALA)";
  await visitAsMember(page, await createMember(site), "/oportunidades");
  await saveFavourite(page, title, "mentorship_program");
  for (const [path, list] of [
    ["/mentoria", "Programas que acompañan tu ingreso a la universidad"],
    ["/oportunidades", "Programas de verano"],
  ] as const) {
    await visit(page, path);
    await expect(heart(page, title)).toHaveAttribute("aria-pressed", "true");
    await expect(titles(part(page, list)).first()).toHaveText(title);
  }
});

/** Presses the favourite button, and waits until the favourite is stored with this type. */
async function saveFavourite(page: Page, title: string, type: string) {
  const postResponse = page.waitForResponse(
    (response) =>
      response.url().includes("/rest/v1/user_favorites") &&
      response.request().method() === "POST",
  );
  await heart(page, title).click();
  expect((await postResponse).status()).toBe(201);
  expect((await postResponse).request().postDataJSON()).toMatchObject({
    item_type: type,
  });
  await expectToast(
    page,
    "Favorito añadido",
    "¡Elemento guardado en tus favoritos!",
  );
  await closeToastIfShown(page);
  await expect(heart(page, title)).toHaveAttribute("aria-pressed", "true");
}

function heart(page: Page, title: string) {
  return card(page, title).getByRole("button", {
    name: /^(Guardar|Quitar) «.+favoritos$/,
  });
}
