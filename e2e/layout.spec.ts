import { becomeMember, createMember } from "./account.ts";
import { headerParts } from "./header.ts";
import { expect, test } from "./journey.ts";
import { visit, waitForHydration } from "./page.ts";

const ENTRIES = [
  ["Inicio", "/"],
  ["Becas", "/becas"],
  ["Oportunidades", "/oportunidades"],
  ["Mentoría", "/mentoria"],
  ["Universidades", "/universidades"],
  ["Competencias", "/competencias"],
  ["Recursos", "/recursos"],
  ["Buscar", "/buscar"],
] as const;

/** Background colours with a lightness of 90 to 99, and below 10. */
const LIGHT = /^lab\(9\d\./;
const DARK = /^lab\(\d\./;

test("the header turns solid when the page is scrolled more than 50 px", {
  tag: "@each-width",
}, async ({ page }) => {
  await visit(page, "/becas");
  const header = page.getByRole("banner");
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await scrollTo(50);
  await expect(header).toHaveCSS("background-color", /\/ 0\)$/);
  await scrollTo(51);
  await expect(header).not.toHaveCSS("background-color", /\/ 0\)$/);
  await expect(header).toBeInViewport();
});

test("the navigation has eight entries, and each links to its screen", {
  tag: "@each-width",
}, async ({ page, isMobile }) => {
  await visit(page, "/terminos");
  const { menuButton } = headerParts(page, isMobile);
  const navigation = page.getByRole("navigation", {
    name: "Navegación principal",
  });
  if (isMobile) await menuButton.click();
  await expect(navigation.getByRole("link")).toHaveText(
    ENTRIES.map(([name]) => name),
  );
  for (const [name, path] of ENTRIES)
    await expect(navigation.getByRole("link", { name })).toHaveAttribute(
      "href",
      path,
    );
  const [name, path] = ENTRIES[1];
  await navigation.getByRole("link", { name }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("the phone's menu closes on Esc, on its button and on a choice", async ({
  page,
  isMobile,
}) => {
  await visit(page, "/");
  const { menuButton } = headerParts(page, isMobile);
  const menu = page.getByRole("dialog", { name: "Menú" });
  await menuButton.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();

  await menuButton.click();
  await menu.getByRole("button", { name: "Cerrar" }).click();
  await expect(menu).toBeHidden();

  await menuButton.click();
  await menu.getByRole("link", { name: "Mentoría" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/mentoria");
});

test("a member's menu names the member and leads to the account's screens", {
  tag: "@each-width",
}, async ({ page, site, isMobile }) => {
  const { session, email } = await createMember(site, "Lucía Pérez Soto");
  await becomeMember(page, session);
  await visit(page, "/");
  const { menuButton, accountButton } = headerParts(page, isMobile);
  const open = () => (isMobile ? menuButton : accountButton).click();
  const menu = isMobile ? page.getByRole("dialog") : page.getByRole("menu");
  if (!isMobile) await expect(accountButton).toHaveText("LS");
  for (const [name, path, heading] of [
    ["Mi perfil", "/perfil", "Mi perfil"],
    ["Editar perfil", "/completar-perfil", "Completar perfil"],
    ["Mis recomendaciones", "/recomendaciones", "Mis recomendaciones"],
  ] as const) {
    await open();
    await expect(menu.getByText("Lucía Pérez Soto")).toBeVisible();
    await expect(menu.getByText(email)).toBeVisible();
    await menu
      .getByRole(isMobile ? "link" : "menuitem", { name, exact: true })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(menu).toBeHidden();
  }
});

test("the theme follows the system until the user chooses one, which survives a reload", {
  tag: "@each-width",
}, async ({ page, isMobile }) => {
  const body = page.locator("body");
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/");
  await expect(body).toHaveCSS("background-color", LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(body).toHaveCSS("background-color", DARK);

  if (isMobile) await headerParts(page, isMobile).menuButton.click();
  await page.getByRole("button", { name: "Usar el tema claro" }).click();
  await expect(body).toHaveCSS("background-color", LIGHT);
  await page.reload();
  await expect(body).toHaveCSS("background-color", LIGHT);
  await waitForHydration(page);
  if (isMobile) await headerParts(page, isMobile).menuButton.click();
  await page.getByRole("button", { name: "Usar el tema oscuro" }).click();
  await expect(body).toHaveCSS("background-color", DARK);
});
