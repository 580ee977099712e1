import type { Page } from "@playwright/test";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import { ITEM_ADDRESSES, inLanguage, LOST, SCREENS } from "./screens.ts";
import { sampled } from "./soak.ts";

/** One page per template. */
const FITTED: ReadonlySet<string> = new Set([
  "/",
  "/becas",
  "/recursos",
  "/universidades",
  "/becas/uwc-colegios-del-mundo-unido",
  "/buscar?q=quimica",
  "/register",
  "/sin-cuenta",
  "/equipo",
  "/estado",
  "/privacidad",
]);

const EVERY_PAGE = [...Object.values(SCREENS).flat(), ...ITEM_ADDRESSES];

const PAGES = sampled(
  EVERY_PAGE.filter((address) => address !== "/no-existe").flatMap((address) =>
    (["es", "en"] as const).map((language) => ({ address, language })),
  ),
  ({ address, language }) => language === "es" && FITTED.has(address),
);

/** Smallest side of a touch target (design brief). */
const TARGET_PX = 44;

for (const { address, language } of PAGES)
  test(`on ${address} touch targets are ≥ 44 px and nothing overflows, also at 200 % text, in ${language}`, async ({
    page,
  }) => {
    await page.goto(inLanguage(address, language));
    expect(await tooSmall(page)).toEqual([]);
    for (const width of sampled([360, 768, 1280], (px) => px === 360)) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => tooWide(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "32px";
    });
    await expect.poll(() => tooWide(page), "at 200 %").toEqual([]);
  });

test("a 404 page fits too", async ({ page, complaints }) => {
  complaints.expect(LOST);
  await page.goto("/no-existe");
  await expect.poll(() => tooWide(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
});

test("menu, filters and dialogs fit a phone with text at 200 %", async ({
  page,
}) => {
  for (const [path, names] of [
    ["/becas?nivel=prepa", [/^Abrir el menú$/, /^Filtros/, /^Pedir asesoría$/]],
    ["/recursos?q=zotero", [/^Filtros/, /^Sugerir un recurso$/]],
  ] as const) {
    await visit(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "32px";
    });
    for (const name of names) {
      await page.getByRole("button", { name }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expect.poll(() => tooWide(page), String(name)).toEqual([]);
      const last = dialog.getByRole("button").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  }
});

test("touch targets in opened parts are large enough too", async ({
  page,
  site,
}) => {
  for (const path of ["/mentoria", "/recursos"]) {
    await page.goto(path);
    await page.locator("details").evaluateAll((lids) => {
      for (const lid of lids) lid.setAttribute("open", "");
    });
    expect(await tooSmall(page), `what opens on ${path}`).toEqual([]);
  }
  await visit(page, "/becas?nivel=prepa");
  for (const name of [/^Abrir el menú$/, /^Filtros/, /^Pedir asesoría$/]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await tooSmall(page), String(name)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  const { session } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, "/completar-perfil");
  await page.getByLabel("Nivel de estudios").selectOption("upperSecondary--1");
  await page
    .getByRole("button", { name: /^Agregar otra opción/ })
    .first()
    .click();
  for (const step of [1, 2, 3]) {
    await page.getByRole("link", { name: new RegExp(`^${step}\\.`) }).click();
    for (const part of await page.locator("summary").all()) await part.click();
    const name = `step ${step} of the profile form`;
    expect(await tooSmall(page), name).toEqual([]);
    await expect.poll(() => tooWide(page), name).toEqual([]);
  }
  page.once("dialog", (dialog) => dialog.accept());
  await visit(page, "/perfil");
  expect(await tooSmall(page), "the profile").toEqual([]);
  await expect.poll(() => tooWide(page), "the profile").toEqual([]);
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  await expect(page.getByRole("dialog").getByText("Lucía")).toBeVisible();
  expect(await tooSmall(page), "the member's menu").toEqual([]);
});

/** Causes of horizontal scrolling; empty without any. */
function tooWide(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const isClipped = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== "visible" ||
        isClipped(element.parentElement));
    const elements = [...document.querySelectorAll("body *")];
    const outside = elements.flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      if (right <= root.clientWidth + 1 || isClipped(element)) return [];
      const place = `${Math.round(left)} to ${Math.round(right)}`;
      return `${place}: ${element.outerHTML.slice(0, 120)}`;
    });
    // Bare text overflows no element's box.
    return [`the page: ${root.scrollWidth} px`, ...outside];
  });
}

/** Visible controls that are too small. */
function tooSmall(page: Page) {
  return page.evaluate((least) => {
    const isInRunningText = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      element.closest("p, dd, li")?.textContent?.trim() !==
        element.textContent?.trim();
    return [
      ...document.querySelectorAll(
        "a, button, input, select, textarea, summary",
      ),
    ].flatMap((element) => {
      // A surrounding label is the touch target of its box.
      const target = element.closest("label") ?? element;
      const { width, height } = target.getBoundingClientRect();
      const isShown = element.checkVisibility() && width > 1 && height > 1;
      const isLarge = width >= least - 0.5 && height >= least - 0.5;
      if (!isShown || isLarge || isInRunningText(element)) return [];
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return `${size}: ${element.outerHTML.slice(0, 120)}`;
    });
  }, TARGET_PX);
}
