import type { Locator, Page } from "@playwright/test";
import { anEmail, PASSWORD } from "./account.ts";
import { expect, test } from "./journey.ts";
import { card, expectToast, toast, visit, waitForToast } from "./page.ts";
import { sampled } from "./soak.ts";

const DAAD = "Becas DAAD para estudiar en Alemania";

test("a visitor searches, signs up and saves by keyboard alone, with a visible focus", {
  tag: "@laptop",
}, async ({ page }) => {
  const email = anEmail();
  const daad = card(page, DAAD);

  await visit(page, "/");
  await tabTo(
    page,
    page.getByRole("searchbox", { name: "Buscar en todo el catálogo" }),
  );
  await page.keyboard.type("Alemania");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buscar?q=Alemania");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await tabTo(page, daad.getByRole("link", { name: /^Sitio oficial/ }));
  await tabTo(page, daad.getByRole("link", { name: /^Detalles/ }));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { level: 1, name: DAAD }),
  ).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: /^Ir al sitio oficial/ }));

  const banner = page.getByRole("banner");
  await tabTo(page, banner.getByRole("link", { name: "Crear cuenta" }), -1);
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { level: 1, name: "Crear cuenta" }),
  ).toBeFocused();
  for (const [label, text] of [
    ["Nombre completo", "Lucía Pérez"],
    ["Correo electrónico", email],
    ["Contraseña", PASSWORD],
    ["Confirma la contraseña", PASSWORD],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expectToast(
    page,
    "Registro Exitoso",
    "¡Bienvenido/a a Trampolín, Lucía Pérez! Ya iniciaste sesión.",
  );
  // A hovered toast stays until the keyboard reaches it.
  await waitForToast(page);
  await toast(page).hover();
  await expect(page).toHaveURL("/becas/daad-becas-alemania");
  await expect(
    page.getByRole("heading", { level: 1, name: DAAD }),
  ).toBeFocused();

  await page.keyboard.press("F8");
  await tabTo(page, page.getByRole("button", { name: "Cerrar el aviso" }));
  await page.keyboard.press("Enter");
  await expect(toast(page)).toHaveCount(0);
  await page.mouse.move(0, 0);

  const heart = page.getByRole("button", {
    name: /«Becas DAAD para estudiar en Alemania».* favoritos$/,
  });
  await tabTo(page, heart);
  await page.keyboard.press("Space");
  await expectToast(
    page,
    "Favorito añadido",
    "¡Elemento guardado en tus favoritos!",
  );
  await expect(heart).toBeFocused();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  const account = banner.getByRole("button", { name: "Menú de tu cuenta" });
  await tabTo(page, account, -1);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(account).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(
    menu.getByRole("menuitem", { name: "Cerrar sesión" }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expectToast(page, "Sesión Cerrada", "Has cerrado sesión exitosamente.");
  await expect(page).toHaveURL("/");
});

test("by keyboard a filter and a tab apply, and the advice dialog keeps and returns focus", {
  tag: "@laptop",
}, async ({ page }) => {
  await visit(page, "/becas");
  const tab = page.getByRole("link", { name: /^Posgrado \d+$/ });
  const filters = page.getByRole("button", { name: /^Filtros/ });
  await tabTo(page, filters);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Nivel"));
  await page.keyboard.press("L");
  await expect(page).toHaveURL("/becas?nivel=licenciatura");
  await expect(page.getByLabel("Nivel")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(filters).toBeFocused();
  // Lists and their links follow the address with a delay.
  const address = "/becas?lista=posgrado&nivel=licenciatura";
  await expect(tab).toHaveAttribute("href", address);
  await tabTo(page, tab);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);
  await expect(tab).toHaveAttribute("aria-current", "page");

  await visit(page, "/becas?q=chevening");
  await tabTo(page, page.getByRole("button", { name: "Pedir asesoría" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Pide asesoría" });
  await expect(dialog).toBeVisible();
  const stops: Array<string> = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    stops.push(await dialog.evaluate(describeStop));
  }
  expect(stops).not.toContain("behind");
  expect(stops.join()).not.toContain("page,page");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("button", { name: "Pedir asesoría" }),
  ).toBeFocused();
});

test("by keyboard the section list opens and closes, and a tab and a question open", {
  tag: "@laptop",
}, async ({ page }) => {
  await visit(page, "/recursos");
  const summary = page.locator("summary");
  const languages = page.getByRole("link", { name: "Aprender idiomas" });
  await tabTo(page, summary);
  await page.keyboard.press("Enter");
  await expect(languages).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(languages).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press("Space");
  await expect(languages).toBeVisible();
  await tabTo(page, languages);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/recursos?seccion=idiomas");
  await expect(languages).toBeHidden();

  const courses = page.getByRole("link", { name: /^Cursos\s?\d+$/ });
  const address = "/recursos?seccion=idiomas&tipo=cursos";
  await expect(courses).toHaveAttribute("href", address);
  await tabTo(page, courses);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);

  await visit(page, "/mentoria?q=lala");
  const question = page.getByText("¿Qué hace un mentor y qué no hace?");
  await tabTo(page, page.locator("summary", { has: question }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Es un estudiante o profesional/)).toBeVisible();
});

/** Addresses and the number of Tab presses on each. */
const TAB_PRESSES = [
  ["/", 25],
  ["/becas?nivel=prepa", 60],
  ["/mentoria?q=orientacion", 40],
  ["/universidades?tipo=publicas", 60],
  ["/recursos?seccion=idiomas", 40],
  ["/buscar?q=quimica", 40],
  ["/becas/chevening", 25],
  ["/competencias/omm", 20],
  ["/equipo", 20],
] as const;

for (const [address, presses] of sampled<(typeof TAB_PRESSES)[number]>(
  TAB_PRESSES,
  ([path]) => ["/", "/becas?nivel=prepa", "/becas/chevening"].includes(path),
))
  test(`Tab and Shift+Tab keep a visible, unobscured focus on ${address}`, {
    tag: "@laptop",
  }, async ({ page }) => {
    await visit(page, address);
    let stopsOnPage = 0;
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key);
        // A card outside the window gets its size in the next frame only.
        await expect
          .poll(() => page.evaluate(describeFocus))
          .toMatchObject({ hasOutline: true, isCovered: false });
        stopsOnPage += Number(await page.evaluate(isFocusOnPage));
      }
    }
    // Only after the last and before the first element.
    expect(stopsOnPage).toBeLessThanOrEqual(2);
  });

/** Presses Tab or Shift+Tab to the target; every stop must show a focus indicator. */
async function tabTo(page: Page, target: Locator, direction: 1 | -1 = 1) {
  let stopsOnPage = 0;
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(direction === 1 ? "Tab" : "Shift+Tab");
    await expect
      .poll(() => page.evaluate(describeFocus))
      .toMatchObject({ hasOutline: true });
    if (await target.evaluate((element) => element.matches(":focus"))) return;
    stopsOnPage += Number(await page.evaluate(isFocusOnPage));
    expect(stopsOnPage).toBeLessThanOrEqual(1);
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Runs in the page: true if no element has the focus. */
function isFocusOnPage() {
  return document.activeElement === document.body;
}

/** Runs in the page: the focused element's or its frame's outline, and true if it is covered. */
function describeFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body)
    return { name: "the page itself", hasOutline: true, isCovered: false };
  const frames = [focused, focused.parentElement, focused.closest("ol")];
  const hasOutline = frames.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  const { left, top, width, height } = focused.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  const isCovered = !(
    onTop &&
    (focused.contains(onTop) ||
      onTop.contains(focused) ||
      onTop.closest("label")?.contains(focused))
  );
  return { name: focused.outerHTML.slice(0, 160), hasOutline, isCovered };
}

/** Runs in the page: "page" while the browser's own controls have the focus. */
function describeStop(dialog: Element) {
  const focused = document.activeElement;
  if (dialog.contains(focused)) return "dialog";
  return focused === document.body ? "page" : "behind";
}
