import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { card, toast, visit } from "./page.ts";
import { ADDRESSES, inLanguage, LOST } from "./screens.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const address of ADDRESSES)
  test(`axe finds nothing on ${address}`, async ({
    page,
    isMobile,
    complaints,
  }) => {
    if (address === "/no-existe") complaints.expect(LOST);
    // Each width meets both themes, and between them both languages.
    await visit(page, inLanguage(address, isMobile ? "es" : "en"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await checkBothThemes(page);
  });

test("axe finds nothing in forms with errors and a toast", async ({ page }) => {
  for (const [path, button] of [
    ["/login", "Iniciar sesión"],
    ["/register", "Crear cuenta"],
  ] as const) {
    await visit(page, path);
    await page.getByRole("main").getByRole("button", { name: button }).click();
    await expect(
      page.getByRole("region", { name: "Revisa estos campos" }),
    ).toBeFocused();
    if (path === "/register") await expect(toast(page)).toBeVisible();
    await checkBothThemes(page);
  }
});

test("axe finds nothing in a card with open details, nor beside a toast", async ({
  page,
}) => {
  await visit(page, "/becas");
  const chevening = card(page, "Becas Chevening");
  await chevening.locator("summary").click();
  await chevening.getByRole("button", { name: /favoritos$/ }).click();
  await expect(toast(page)).toBeVisible();
  await checkBothThemes(page);
});

test("axe finds nothing in the question's dialog, empty and with errors", async ({
  page,
}) => {
  await visit(page, "/becas");
  await page.getByRole("button", { name: "Pedir asesoría" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await checkBothThemes(page);
  await dialog.getByRole("button", { name: "Enviar" }).click();
  await expect(dialog.getByText(/^Escribe tu duda/)).toBeVisible();
  await checkBothThemes(page);
});

test("axe finds nothing in the phone's menu and filters", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a laptop has room for both");
  await visit(page, "/becas?nivel=prepa");
  for (const name of [/^Abrir el menú$/, /^Filtros/]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await checkBothThemes(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("axe finds nothing on a member's screens and in the member's menu", async ({
  page,
  site,
  isMobile,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  for (const path of ["/perfil", "/completar-perfil", "/recomendaciones"]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await checkBothThemes(page);
  }
  const name = isMobile ? "Abrir el menú" : "Menú de tu cuenta";
  await page.getByRole("button", { name }).click();
  await expect(
    page.getByRole(isMobile ? "dialog" : "menu").getByText("Lucía Pérez"),
  ).toBeVisible();
  await checkBothThemes(page);
});

test("axe finds nothing where a mail is on its way, nor where a screen failed", async ({
  page,
  complaints,
}) => {
  complaints.expect(/^GET \/becas\.data\S* answered 500$/);
  complaints.expect(/^error: /);
  await visit(page, "/recuperar");
  await page.getByLabel("Correo electrónico").fill("nadie@correo.example");
  await page.getByRole("button", { name: "Enviar enlace" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Revisa tu correo",
  );
  await checkBothThemes(page);

  await page.route("**/becas.data**", (route) =>
    route.fulfill({ status: 500, body: "Internal Server Error" }),
  );
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Becas" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Esta página no se pudo mostrar",
  );
  await checkBothThemes(page);
});

async function checkBothThemes(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await comesToRest(page);
    await expectAccessible(page, colorScheme);
  }
}

/** Colours pass over into one another, if only for a frame. */
async function comesToRest(page: Page) {
  await page.evaluate(async () => {
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    );
    await Promise.allSettled(
      document.getAnimations().map(({ finished }) => finished),
    );
  });
}
