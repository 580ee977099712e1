import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { addFavouriteViaApi, becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { META_SEARCHER_ROUTE } from "./meta-search.ts";
import { holdResponses } from "./network.ts";
import { visit, waitForAnimations } from "./page.ts";
import { storeDeviceProfile, writeProfile } from "./profile-form.ts";
import { inLanguage } from "./screens.ts";
import type { Site } from "./sites.ts";

test.use({ routesRequests: true });

const CATALOGUE = "**/catalogo.json**";

const PROFILE = {
  study_level: "preparatoria_3",
  country: "PE",
  desired_careers: ["Licenciatura en Derecho"],
};

/** A student in Peru who speaks Spanish only. */
const SPANISH_ONLY = {
  country: "PE",
  study_level: "preparatoria_3",
  school_stage: "upperSecondary",
  years_left: 1,
  birth_date: "2009-06-15",
  native_language: "Español",
  known_languages: [
    { language: "es", level: "native", certificate: null, score: null },
  ],
  desired_careers: ["Ingeniería"],
};

const WORDS = {
  es: {
    title: "Mis recomendaciones",
    loading: "Buscando recomendaciones para ti...",
    empty: "Personaliza tu Experiencia",
    emptyText: "Todavía no tenemos datos suficientes para recomendarte algo.",
    complete: "Completar mi perfil",
    retry: "Reintentar búsqueda",
    career: "Coincide con tu carrera: Licenciatura en Derecho",
    national: "Es para estudiantes de tu país",
    verdict: /^Falta saber: /,
    official: /^Sitio oficial: Beca 18/,
    source: "Fuente: Una fuente",
    varies: "Varía",
  },
  en: {
    title: "My Recommendations",
    loading: "Looking for recommendations for you...",
    empty: "Personalise your Experience",
    emptyText: "We don't have enough data to generate recommendations yet.",
    complete: "Complete my profile",
    retry: "Retry search",
    career: "Matches your career: Licenciatura en Derecho",
    national: "It is for students of your country",
    verdict: /^We need to know: /,
    official: /^Official site: Beca 18/,
    source: "Source: Una fuente",
    varies: "Varies",
  },
} as const;

for (const language of ["es", "en"] as const) {
  const words = WORDS[language];

  test(`an empty profile gets a link to its form, a filled one recommendations (${language})`, async ({
    page,
    site,
  }) => {
    const member = await createMember(site);
    const searches = await stubSearches(page);
    await becomeMember(page, member.session);
    await visit(page, inLanguage("/recomendaciones", language));
    await expect(page).toHaveTitle(new RegExp(words.title));
    await expect(
      page.getByRole("heading", { name: words.empty }),
    ).toBeVisible();
    await expect(page.getByText(words.emptyText)).toBeVisible();
    await page.getByRole("button", { name: words.retry }).click();
    await expect(
      page.getByRole("heading", { name: words.empty }),
    ).toBeVisible();
    await expect(
      page.getByRole("link", { name: words.complete }).first(),
    ).toHaveAttribute("href", "/completar-perfil");
    expect(searches).toEqual([]);
    await expectAccessible(page, "nothing to recommend");

    await writeProfile(site, member, PROFILE);
    const release = await holdResponses(page, CATALOGUE);
    await visit(page, inLanguage("/recomendaciones", language));
    await expect(
      page.getByRole("status").filter({ hasText: words.loading }),
    ).toBeVisible();
    release();
    const beca18 = page.getByRole("article").filter({ hasText: "Beca 18" });
    await expect(beca18.getByText(words.national)).toBeVisible();
    await expect(beca18.getByText(words.verdict)).toBeVisible();
    await expect(
      beca18.getByRole("link", { name: words.official }),
    ).toHaveAttribute("target", "_blank");
    await expect(page.getByText(words.career).first()).toBeVisible();
    const external = page
      .getByRole("article")
      .filter({ hasText: "Beca hallada 1" });
    await expect(external.getByText(words.source)).toBeVisible();
    await expect(external.getByText(words.varies)).toHaveCount(2);
    await expect(external.getByRole("link")).toHaveAttribute(
      "rel",
      "noopener noreferrer nofollow",
    );
    await expect(external.getByRole("link")).toHaveAttribute(
      "target",
      "_blank",
    );
    await expectAccessible(page, "recommendations");
    await waitForAnimations(page);
    expect(await horizontalOverflow(page)).toBe(0);
  });
}

test("without an account a near miss shows the missing requirement, its time and a plan link", async ({
  page,
}) => {
  await storeDeviceProfile(page, SPANISH_ONLY);
  await visit(page, "/sin-cuenta/recomendaciones");
  const almost = page.getByRole("region", { name: "Casi" });
  const pearson = almost.getByRole("article").filter({
    has: page.getByRole("heading", { name: /Pearson/ }),
  });
  await expect(pearson).toContainText(
    "Te falta: Pedir la admisión (se paga), con inglés suficiente",
  );
  const time = pearson.getByText(
    "No sabemos cuánto tardarás en aprender el idioma.",
  );
  await expect(time).toBeHidden();
  await pearson.getByText("Cuánto tarda y dónde más te falta").click();
  await expect(time).toBeVisible();
  await expect(pearson).toContainText(
    /No sabemos si cabe antes del cierre estimado del .* no es una fecha límite/,
  );
  await expect(pearson).toContainText(/Te falta lo mismo en: .* y \d+ más\./);
  await expect(
    pearson.getByRole("link", { name: /^Ver el plan de .*Pearson/ }),
  ).toHaveAttribute("href", "/plan?items=becas/toronto-pearson-scholarship");
  await expect(almost.getByText("cierre anunciado")).toHaveCount(0);
  await expectAccessible(page, "near misses");
});

test("external searches run one at a time and move no card; one that fails is skipped", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/functions\/v1\/meta-searcher answered 500$/);
  await signInWithProfile(page, site, PROFILE);
  const searches: Array<string> = [];
  const releases: Array<() => void> = [];
  const logged = page.waitForEvent("console", (line) => line.type() === "info");
  await page.route(META_SEARCHER_ROUTE, async (route) => {
    searches.push(route.request().postDataJSON().query);
    await new Promise<void>((resolve) => releases.push(resolve));
    if (searches.length === 2) await route.fulfill({ status: 500, json: {} });
    else
      await route.fulfill({
        json: { results: [buildResult(searches.length)] },
      });
  });
  await visit(page, "/recomendaciones");
  const beca18 = page.getByRole("article").filter({ hasText: "Beca 18" });
  await expect(beca18).toBeVisible();
  const before = await positions(page);
  for (const turn of [1, 2, 3]) {
    await expect(() => expect(searches).toHaveLength(turn)).toPass();
    releases[turn - 1]?.();
  }
  await expect(page.getByText("Buscando también en otros sitios")).toHaveCount(
    0,
  );
  expect(searches).toEqual([
    "beca Licenciatura en Derecho licenciatura",
    "beca licenciatura",
    "beca Perú",
  ]);
  await expect(page.getByRole("heading", { name: /^Beca hallada/ })).toHaveText(
    ["Beca hallada 1", "Beca hallada 3"],
  );
  // External results are below our own recommendations.
  const after = await positions(page);
  const first = after.findIndex(([name]) => name === "Beca hallada 1");
  expect(first).toBeGreaterThan(3);
  expect(after.slice(0, first)).toEqual(before.slice(0, first));
  expect((await logged).text()).toBe("A search for recommendations failed");
});

test("a recommended favourite comes first in the list of scholarships, without a badge", async ({
  page,
  site,
}) => {
  const member = await signInWithProfile(page, site, PROFILE);
  await addFavouriteViaApi(site, member, "pronabec-beca-18");
  await stubSearches(page);
  await visit(page, "/recomendaciones");
  const beca18 = page.getByRole("article").filter({ hasText: "Beca 18" });
  await expect(beca18.getByRole("button", { name: /^Quitar/ })).toBeVisible();

  await visit(page, "/becas");
  const list = page.locator("#lista").getByRole("article");
  await expect(list.first()).toContainText("Beca 18");
  await expect(
    list.first().getByText("Recomendado", { exact: true }),
  ).toHaveCount(0);
  await expect(
    list.nth(1).getByText("Recomendado", { exact: true }),
  ).toBeVisible();
});

test("the home page shows a member six recommendations, and none while the profile is empty", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/catalogo\.json\S* failed/);
  const member = await createMember(site);
  const searches = await stubSearches(page);
  await becomeMember(page, member.session);
  const profileRead = page.waitForResponse("**/rest/v1/profiles**");
  await visit(page, "/");
  await profileRead;
  const block = page.getByRole("region", { name: "Recomendaciones para ti" });
  await expect(block).toHaveCount(0);

  await writeProfile(site, member, PROFILE);
  await page.route(CATALOGUE, (route) => route.abort());
  await visit(page, "/");
  await expect(block.getByText("No pudimos cargar el catálogo")).toBeVisible();
  await page.unroute(CATALOGUE);
  await block.getByRole("button", { name: "Intentar de nuevo" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    block.getByRole("article").filter({ hasNotText: "Te falta:" }),
  ).toHaveCount(6);
  await expect(
    block.getByRole("heading", { name: /^Beca hallada/ }),
  ).not.toHaveCount(0);
  expect(searches.length).toBeGreaterThan(0);
  await expect(
    block.getByRole("link", { name: "Ver todas mis recomendaciones" }),
  ).toHaveAttribute("href", "/recomendaciones");
  await expectAccessible(page, "home page of a member");
});

test("a profile on the device gets recommendations from the catalogue only, without searches", async ({
  page,
}) => {
  const searches = await stubSearches(page);
  await visit(page, "/sin-cuenta/recomendaciones");
  await expect(
    page.getByRole("link", { name: "Crear un perfil sin cuenta" }),
  ).toHaveAttribute("href", "/sin-cuenta");
  await storeDeviceProfile(page, PROFILE);
  await visit(page, "/sin-cuenta/recomendaciones");
  const lane = (name: string) => page.getByRole("region", { name });
  await expect(
    lane("Prepárate").getByRole("article").filter({ hasText: "Beca 18" }),
  ).toBeVisible();
  await expect(lane("En otros sitios")).toHaveCount(0);
  await expect(
    page.getByText("Sin cuenta no buscamos en otros sitios"),
  ).toBeVisible();
  await expectAccessible(page, "recommendations without an account");
  await visit(page, "/becas");
  await expect(
    page
      .locator("#lista")
      .getByRole("article")
      .first()
      .getByText("Recomendado", { exact: true }),
  ).toBeVisible();
  expect(searches).toEqual([]);
});

test("a catalogue that loads after the error replaces it with recommendations", async ({
  page,
}) => {
  await storeDeviceProfile(page, PROFILE);
  const release = await holdResponses(page, CATALOGUE);
  await visit(page, "/sin-cuenta/recomendaciones");
  const error = page.getByText("No pudimos cargar el catálogo");
  await expect(error).toBeVisible();
  release();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(error).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the device's recommendations say that they need JavaScript", async ({
    page,
  }) => {
    await page.goto("/sin-cuenta/recomendaciones");
    await expect(page.getByText(/hace falta JavaScript/)).toBeVisible();
    await expect(page.getByText(WORDS.es.loading)).toBeHidden();
  });
});

function buildResult(at: number) {
  return {
    id: String(at),
    source: "una_fuente",
    sourceName: "Una fuente",
    title: `Beca hallada ${at}`,
    description: "",
    link: `https://sitio.example/${at}`,
  };
}

/** Stubs the search with three new results per term; returns the requested terms. */
async function stubSearches(page: Page): Promise<ReadonlyArray<string>> {
  const searches: Array<string> = [];
  await page.route(META_SEARCHER_ROUTE, (route) => {
    searches.push(route.request().postDataJSON().query);
    const first = searches.length * 3 - 2;
    const results = [first, first + 1, first + 2].map(buildResult);
    return route.fulfill({ json: { results } });
  });
  return searches;
}

async function signInWithProfile(
  page: Page,
  site: Site,
  profile: Readonly<Record<string, unknown>>,
) {
  const member = await createMember(site);
  await writeProfile(site, member, profile);
  await becomeMember(page, member.session);
  return member;
}

/** Title, top and left of every card in the document. */
async function positions(page: Page) {
  await waitForAnimations(page);
  return page
    .getByRole("article")
    .evaluateAll((cards) =>
      cards.map((each) => [
        each.querySelector("h3")?.textContent,
        each.getBoundingClientRect().top + scrollY,
        each.getBoundingClientRect().left,
      ]),
    );
}

function horizontalOverflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
