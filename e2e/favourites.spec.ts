import type { Page } from "@playwright/test";
import {
  addFavouriteViaApi,
  becomeMember,
  createMember,
  visitAsMember,
} from "./account.ts";
import { expect, test } from "./journey.ts";
import { holdResponses } from "./network.ts";
import { card, expectToast, toast, visit } from "./page.ts";
import { SHORT_LIST } from "./screens.ts";

test.use({ routesRequests: true });

const CHEVENING = "Becas Chevening";
const TABLE = "**/rest/v1/user_favorites**";

test("the favourite button changes only after the server's confirmation", async ({
  page,
  site,
}) => {
  await visitAsMember(page, await createMember(site), SHORT_LIST);
  const release = await holdResponses(page, TABLE);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-busy", "true");
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  await expect(toast(page)).toHaveCount(0);
  release();
  await expectToast(
    page,
    "Favorito añadido",
    "¡Elemento guardado en tus favoritos!",
  );
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
});

test("a favourite saved on another device meanwhile is reported as already saved", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/rest\/v1\/user_favorites\S* answered 409$/);
  const member = await createMember(site);
  await visitAsMember(page, member, SHORT_LIST);
  await addFavouriteViaApi(site, member, "chevening");
  await heart(page).click();
  await expectToast(
    page,
    "Favorito ya existe",
    "Este elemento ya está en tus favoritos.",
  );
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
});

test("a favourite tapped before the session has loaded adds no duplicate", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await addFavouriteViaApi(site, member, "chevening");
  await becomeMember(page, member.session);
  const release = await holdResponses(page, "**/rest/v1/profiles**");
  await visit(page, SHORT_LIST);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page)).toHaveAttribute("aria-busy", "false");
  await expect(toast(page)).toHaveCount(0);
});

test("a favourite that does not reach the server stays unmarked", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/rest\/v1\/user_favorites\S* failed/);
  await visitAsMember(page, await createMember(site), SHORT_LIST);
  await page.route(TABLE, (route) => route.abort());
  await heart(page).click();
  await expectToast(
    page,
    "Error",
    "Ocurrió un error inesperado al añadir el favorito.",
  );
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
});

test("a rejected favourite shows the server's message", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/rest\/v1\/user_favorites\S* answered 403$/);
  await visitAsMember(page, await createMember(site), SHORT_LIST);
  await page.route(TABLE, (route) => route.fulfill(REJECTION));
  await heart(page).click();
  await expectToast(
    page,
    "Error al añadir favorito",
    "new row violates row-level security policy",
  );
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
});

test("a favourite that cannot be removed stays marked", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^DELETE \/rest\/v1\/user_favorites\S* failed/);
  browserErrors.expect(/^DELETE \/rest\/v1\/user_favorites\S* answered 403$/);
  const member = await createMember(site);
  await addFavouriteViaApi(site, member, "chevening");
  await visitAsMember(page, member, SHORT_LIST);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");

  await page.route(TABLE, (route) => route.abort());
  await heart(page).click();
  await expectToast(
    page,
    "Error",
    "Ocurrió un error inesperado al eliminar el favorito.",
  );
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");

  await page.unroute(TABLE);
  await page.route(TABLE, (route) => route.fulfill(REJECTION));
  await heart(page).click();
  await expectToast(
    page,
    "Error al quitar favorito",
    "new row violates row-level security policy",
  );
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
});

test("a failed load of favourites is reported, and the favourite is not marked", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/rest\/v1\/user_favorites\S* answered 403$/);
  const member = await createMember(site);
  await addFavouriteViaApi(site, member, "chevening");
  await becomeMember(page, member.session);
  await page.route(TABLE, (route) => route.fulfill(REJECTION));
  await visit(page, SHORT_LIST);
  await expectToast(
    page,
    "Error al cargar favoritos",
    "No se pudieron cargar tus favoritos. Intenta de nuevo.",
  );
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
});

test("offline, loading favourites is retried, then reported as failed", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/rest\/v1\/user_favorites\S* failed/);
  const member = await createMember(site);
  await becomeMember(page, member.session);
  await page.route(TABLE, (route) => route.abort());
  let attempts = 0;
  page.on("requestfailed", (request) => {
    if (request.url().includes("/rest/v1/user_favorites")) attempts += 1;
  });
  await page.clock.install();
  await visit(page, SHORT_LIST);
  const title = page.getByText("Error al cargar favoritos").first();
  // Skips the pauses between attempts.
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return title.isVisible();
    })
    .toBe(true);
  await expectToast(
    page,
    "Error al cargar favoritos",
    "Ocurrió un error inesperado.",
  );
  expect(attempts).toBeGreaterThan(1);
});

/** Response of the data API when a policy rejects a row. */
const REJECTION = {
  status: 403,
  json: {
    code: "42501",
    message: "new row violates row-level security policy",
    details: null,
    hint: null,
  },
};

function heart(page: Page) {
  return card(page, CHEVENING).getByRole("button", {
    name: /^(Guardar|Quitar) «Becas Chevening»/,
  });
}
