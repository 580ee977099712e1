import type { Page } from "@playwright/test";
import { expectAccessibleAtEachWidth } from "./accessible.ts";
import { becomeMember, createMember } from "./account.ts";
import { EXPECTED_ITEMS } from "./items/index.ts";
import { expect, test } from "./journey.ts";
import { card, closeToast, expectToast, goBack, toast, visit } from "./page.ts";
import { inLanguage, NOT_FOUND } from "./screens.ts";
import { sampled } from "./soak.ts";

test.use({ routesRequests: true });

/** One item of each page layout; favourites-everywhere.spec.ts covers every type. */
const LAYOUTS = EXPECTED_ITEMS.filter(({ type }) =>
  ["scholarship", "university", "resource"].includes(type),
);

for (const { type, path, es } of sampled(
  LAYOUTS,
  (item) => item.type === "scholarship",
))
  test(`a member saves an item of the type ${type} from its page`, async ({
    page,
    site,
  }) => {
    const { session } = await createMember(site);
    await becomeMember(page, session);
    await visit(page, path);
    const sent = page.waitForRequest(
      (request) =>
        request.method() === "POST" &&
        request.url().includes("/rest/v1/user_favorites"),
    );
    const article = page.getByRole("article").first();
    await article
      .getByRole("button", { name: `Guardar «${es.title}» en favoritos` })
      .click();
    await expectToast(
      page,
      "Favorito añadido",
      "¡Elemento guardado en tus favoritos!",
    );
    expect((await sent).postDataJSON()).toMatchObject({
      item_id: path.split("/")[2],
      item_type: type,
    });
    await page.reload();
    await expect(
      article.getByRole("button", {
        name: `Quitar «${es.title}» de favoritos`,
      }),
    ).toHaveAttribute("aria-pressed", "true");
  });

test("a visitor who taps a page's favourite button is asked to sign in", async ({
  page,
}) => {
  await visit(page, "/recursos/zotero");
  const heart = page.getByRole("button", {
    name: "Guardar «Zotero» en favoritos",
  });
  await heart.click();
  await expectToast(
    page,
    "Acción requerida",
    "Debes iniciar sesión para guardar favoritos.",
  );
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

type ToastText = readonly [title: string, description: string];

const SHARING: ReadonlyArray<
  readonly [
    language: string,
    share: string,
    title: string,
    copied: ToastText,
    notCopied: ToastText,
  ]
> = [
  [
    "es",
    "Compartir",
    "Becas Chevening",
    ["Enlace copiado", "Pégalo donde quieras."],
    ["No se pudo copiar", "Copia la dirección de la barra del navegador."],
  ],
  [
    "en",
    "Share",
    "Chevening Scholarships",
    ["Link copied", "Paste it wherever you like."],
    ["It could not be copied", "Copy the address from the browser's bar."],
  ],
];

for (const [language, share, title, copied, notCopied] of SHARING) {
  test(`a page is shared by the phone's share sheet, in its language (${language})`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const shared: Array<unknown> = [];
      Object.assign(window, { shared });
      navigator.share = async (what) => {
        shared.push(what);
        // The second time the user closes the sheet.
        if (shared.length > 1) throw new DOMException("closed", "AbortError");
      };
    });
    await visit(page, inLanguage("/becas/chevening", language));
    const button = page.getByRole("button", { name: share });
    await button.click();
    await button.click();
    const url = `${site.url}/becas/chevening?lng=${language}`;
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "shared")))
      .toEqual([
        { title, url },
        { title, url },
      ]);
    await expect(toast(page)).toHaveCount(0);
  });

  test(`without a share sheet the address is copied, and a refused copy is reported (${language})`, async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "share", { value: undefined }),
    );
    await visit(page, inLanguage("/becas/chevening", language));
    const button = page.getByRole("button", { name: share });
    await button.click();
    await expectToast(page, ...copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.url}/becas/chevening?lng=${language}`,
    );
    await closeToast(page);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await button.click();
    await expectToast(page, ...notCopied);
  });
}

test("when the share sheet fails, the address is copied and a toast reports it", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    navigator.share = () =>
      Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await visit(page, "/becas/chevening");
  await page.getByRole("button", { name: "Compartir" }).click();
  await expectToast(page, "Enlace copiado", "Pégalo donde quieras.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.url}/becas/chevening?lng=es`,
  );
});

test("the calendar link downloads a file and keeps the page", async ({
  page,
}) => {
  await visit(page, "/becas/chevening");
  const download = page.waitForEvent("download");
  await page
    .getByRole("link", { name: "Añadir fechas estimadas al calendario" })
    .click();
  expect((await download).suggestedFilename()).toBe("chevening.ics");
  await expect(page).toHaveURL("/becas/chevening");
});

test("a card leads to its item page, that to a similar item, and Back returns", async ({
  page,
}) => {
  await visit(page, "/becas");
  await card(page, "Becas Chevening")
    .getByRole("link", { name: /^Detalles/ })
    .click();
  await expectPage(page, "/becas/chevening", "Becas Chevening");

  const similar = page.getByRole("region", { name: "También te puede servir" });
  const next = similar.getByRole("heading", { level: 3 }).getByRole("link");
  const [title, path] = await Promise.all([
    next.first().textContent(),
    next.first().getAttribute("href"),
  ]);
  await next.first().click();
  await expectPage(page, path ?? "", title ?? "");
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Becas Chevening",
  );
  await page
    .getByRole("navigation", { name: "Ruta de la página" })
    .getByRole("link", { name: "Becas" })
    .click();
  await expect(page).toHaveURL("/becas");
});

for (const { language, title, heading, home } of NOT_FOUND)
  test(`an unknown item is a 404, on a visit and on a navigation (${language})`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/^GET \/becas\/no-existe\?lng=\w\w answered 404$/);
    browserErrors.expect(/^GET \/becas\/no-existe\.data\S* answered 404$/);
    const expectNotFound = async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
    };
    const response = await visit(page, `/becas/no-existe?lng=${language}`);
    expect(response?.status()).toBe(404);
    await expectNotFound();

    await visit(page, `/becas?lng=${language}`);
    await goBackTo(page, "/becas/no-existe");
    await expectNotFound();
    await page.getByRole("link", { name: home }).click();
    await expect(page).toHaveURL("/");
  });

test("an item whose page fails to load shows an error with a retry, not a 404", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/becas\/chevening\.data\S* failed/);
  browserErrors.expect(/^error: /);
  await visit(page, "/becas");
  await page.route("**/becas/chevening.data**", (route) => route.abort());
  await card(page, "Becas Chevening")
    .getByRole("link", { name: /^Detalles/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Esta página no se pudo mostrar",
  );
  await page.unroute("**/becas/chevening.data**");
  await page.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Becas Chevening",
  );
});

for (const path of sampled(
  [
    "/becas/uwc-colegios-del-mundo-unido",
    "/becas/opportunity-desk",
    "/mentoria/observatorio-laboral",
    "/universidades/mit",
    "/competencias/mexico-canta",
  ],
  (address) => address === "/universidades/mit",
))
  test(`axe finds nothing on ${path}`, ({ page }) =>
    expectAccessibleAtEachWidth(page, path));

async function expectPage(page: Page, path: string, title: string) {
  await expect(page).toHaveURL(path);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
}

/** Navigates in the client, as Back does to a page that no longer exists. */
async function goBackTo(page: Page, path: string) {
  await page.evaluate((target) => {
    const here = location.href;
    history.pushState(null, "", target);
    history.pushState(null, "", here);
  }, path);
  await page.goBack();
}
