import type { Page } from "@playwright/test";
import { createMember, PASSWORD } from "./account.ts";
import { expect, test } from "./journey.ts";
import { holdResponses } from "./network.ts";
import { card, expectToast, toast, waitForHydration } from "./page.ts";
import { storeDeviceProfile } from "./profile-form.ts";

test.use({ routesRequests: true });

const MODULES = "**/assets/*.js";
const CHEVENING = "Becas Chevening";
/** A colour with a lightness below 10. */
const DARK = /^lab\(\d\./;

for (const hasInvokers of [true, false])
  test(`before hydration menu, theme and filters react to taps, ${hasInvokers ? "with" : "without"} native dialog buttons`, async ({
    page,
  }) => {
    if (!hasInvokers) await page.addInitScript(removeInvokers);
    await holdResponses(page, MODULES);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/becas", { waitUntil: "commit" });

    await page.getByRole("button", { name: "Abrir el menú" }).click();
    const menu = page.getByRole("dialog", { name: "Menú" });
    await expect(menu.getByRole("link", { name: "Mentoría" })).toBeVisible();
    await menu.getByRole("button", { name: "Usar el tema oscuro" }).click();
    await expect(page.locator("body")).toHaveCSS("background-color", DARK);
    await expect(
      page.locator('meta[name="theme-color"]').first(),
    ).toHaveAttribute("content", "#0d1321");
    await menu.getByRole("button", { name: "Cerrar" }).click();
    await expect(menu).toBeHidden();

    await page.getByRole("button", { name: /^Filtros/ }).click();
    const filters = page.getByRole("dialog", { name: "Filtros" });
    await expect(filters).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(filters).toBeHidden();

    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await menu.getByRole("link", { name: "en English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await page.locator("html").getAttribute("data-hydrated")).toBeNull();
  });

test("a menu opened before hydration still leads to a screen after hydration, and closes", async ({
  page,
}) => {
  const release = await holdResponses(page, MODULES);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  release();
  await waitForHydration(page);
  const menu = page.getByRole("dialog", { name: "Menú" });
  await menu.getByRole("link", { name: "Mentoría" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/mentoria");
});

test("a filter chosen before hydration is applied after hydration", async ({
  page,
}) => {
  const release = await holdResponses(page, MODULES);
  await page.goto("/becas", { waitUntil: "commit" });
  await page.getByRole("button", { name: /^Filtros/ }).click();
  const filters = page.getByRole("dialog", { name: "Filtros" });
  await filters.getByLabel("Nivel", { exact: true }).selectOption("prepa");
  release();
  await expect(page).toHaveURL(/nivel=prepa/);
});

test("favourites tapped before hydration show one question and are saved together", async ({
  page,
}) => {
  const release = await holdResponses(page, MODULES);
  await page.goto("/becas", { waitUntil: "commit" });
  const hearts = page
    .getByRole("article")
    .getByRole("button", { name: /^(Guardar|Quitar) «.+favoritos$/ });
  for (const at of [0, 1, 2]) {
    await hearts.nth(at).click();
    await expect(hearts.nth(at)).toHaveAttribute("aria-busy", "true");
  }
  release();
  await expectToast(
    page,
    "Inicia sesión",
    "Debes iniciar sesión para marcar favoritos.",
  );
  await toast(page)
    .getByRole("button", { name: "Guardar en este dispositivo" })
    .click();
  for (const at of [0, 1, 2])
    await expect(hearts.nth(at)).toHaveAttribute("aria-pressed", "true");
  await expectToast(page, "Favorito añadido", "Guardado en este dispositivo.");

  // After the choice, favourites are saved without a question.
  for (const at of [3, 4]) {
    await hearts.nth(at).click();
    await expect(hearts.nth(at)).toHaveAttribute("aria-pressed", "true");
  }
  expect(await countSavedOnDevice(page)).toBe(5);
});

test("a favourite tapped before the login is marked after the login", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await page.goto("/becas");
  await waitForHydration(page);
  const heart = card(page, CHEVENING).getByRole("button", {
    name: /Becas Chevening/,
  });
  await heart.click();
  await toast(page).getByRole("button", { name: "Inicia sesión" }).click();
  await page.getByLabel("Correo electrónico").fill(member.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: "Iniciar sesión" })
    .click();
  await expect(page).toHaveURL("/becas");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a login sent before hydration keeps its fields and is sent after hydration", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  const release = await holdResponses(page, MODULES);
  await page.goto("/login", { waitUntil: "commit" });
  const email = page.getByLabel("Correo electrónico");
  await email.fill(member.email);
  const password = page.getByLabel("Contraseña", { exact: true });
  await password.fill(PASSWORD);
  await password.press("Enter");
  await expect(email).toHaveValue(member.email);
  await expect(page).toHaveURL("/login");
  release();
  await expect(toast(page)).toContainText("Inicio de Sesión Exitoso");
});

for (const hasProfile of [true, false])
  test(`before hydration an item ${hasProfile ? "hides" : "shows"} the link to the profile form ${hasProfile ? "where a profile is stored" : "without a profile"}`, async ({
    page,
  }) => {
    if (hasProfile) await storeDeviceProfile(page, { country: "PE" });
    const release = await holdResponses(page, MODULES);
    await page.goto("/becas/lideres-del-manana-tec", { waitUntil: "commit" });
    const invitation = page.getByText("Llena tu perfil y te lo decimos aquí");
    await expect(invitation).toBeAttached();
    await expect(invitation).toBeVisible({ visible: !hasProfile });
    release();
    await waitForHydration(page);
    await expect(invitation).toBeVisible({ visible: !hasProfile });
  });

function countSavedOnDevice(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("trampolin-device-favourites") ?? "{}")
        .favourites?.length ?? 0,
  );
}

/**
 * Simulates a browser without `commandfor` and `closedby`: removes their properties and
 * prevents the default action of clicks.
 */
function removeInvokers() {
  const buttons = HTMLButtonElement.prototype as {
    commandForElement?: unknown;
  };
  delete buttons.commandForElement;
  const dialogs = HTMLDialogElement.prototype as { closedBy?: unknown };
  delete dialogs.closedBy;
  addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      if (target.closest("[commandfor]")) event.preventDefault();
    },
    true,
  );
}
