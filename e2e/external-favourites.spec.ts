import type { Page } from "@playwright/test";
import { addFavouriteViaApi, becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { answerSearches } from "./meta-search.ts";
import { card, expectToast, visit } from "./page.ts";
import { writeProfile } from "./profile-form.ts";

test.use({ routesRequests: true });

const TYPE = "external_scholarship";
const PAGE = "https://sitio.example/beca?id=7";

test("URL variants of an external page are one favourite on three screens", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await writeProfile(site, member, {
    study_level: "preparatoria_3",
    country: "PE",
  });
  // As an older version may have stored it.
  await addFavouriteViaApi(
    site,
    member,
    "http://www.sitio.example/beca/?id=7",
    TYPE,
  );
  await becomeMember(page, member.session);
  await answerSearches(page, {
    error: null,
    sources: [],
    results: [
      {
        id: "1",
        source: "sitio",
        sourceName: "Sitio",
        title: "Beca hallada",
        description: "",
        link: `${PAGE}&utm_source=x`,
      },
    ],
  });
  await visit(page, "/recomendaciones");
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await visit(page, "/buscar?q=quimica");
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await heart(page).click();
  await expectToast(
    page,
    "Favorito eliminado",
    "Elemento eliminado de tus favoritos.",
  );
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");

  const added = page.waitForRequest(
    (request) =>
      request.method() === "POST" && request.url().includes("user_favorites"),
  );
  await heart(page).click();
  expect((await added).postDataJSON()).toEqual({
    user_id: member.id,
    item_id: PAGE,
    item_type: TYPE,
  });
  await expectToast(
    page,
    "Favorito añadido",
    "¡Elemento guardado en tus favoritos!",
  );
  await visit(page, "/favoritos");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(
    page.getByRole("link", { name: /sitio\.example/ }),
  ).toHaveAttribute("href", PAGE);
});

test("a removal that fails half way keeps the URL that is still stored", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^DELETE \/rest\/v1\/user_favorites\S* answered 403$/);
  const member = await createMember(site);
  const urls = [PAGE, "http://www.sitio.example/beca/?id=7"];
  for (const url of urls) await addFavouriteViaApi(site, member, url, TYPE);
  await becomeMember(page, member.session);
  let removals = 0;
  await page.route(/\/user_favorites/, (route) => {
    if (route.request().method() !== "DELETE") return route.continue();
    removals += 1;
    return removals === 1
      ? route.continue()
      : route.fulfill({ status: 403, json: { message: "no" } });
  });
  await visit(page, "/favoritos");
  const cards = page.getByRole("article");
  const link = page.getByRole("link", { name: /sitio\.example/ });
  await expect(cards).toHaveCount(1);
  await expect(link).toHaveAttribute("href", PAGE);
  await cards.getByRole("button", { name: /^Quitar/ }).click();
  await expect(link).toHaveAttribute(
    "href",
    "http://www.sitio.example/beca/?id=7",
  );
  await expect(cards).toHaveCount(1);
});

function heart(page: Page) {
  return card(page, "Beca hallada").getByRole("button");
}
