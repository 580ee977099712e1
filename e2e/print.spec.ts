import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { card, storeEntry, visit } from "./page.ts";

test("an item is printed on one page, with its official link and without controls", async ({
  page,
}) => {
  // The last two are the longest.
  for (const path of [
    "/becas/chevening",
    "/universidades/unam",
    "/becas/pronabec-beca-18",
  ]) {
    await visit(page, path);
    expect(await countPrintedPages(page), path).toBe(1);
  }
  await page.emulateMedia({ media: "print" });
  for (const role of ["button", "searchbox", "navigation", "banner"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(
    page.getByRole("link", { name: /^Ir al sitio oficial/ }),
  ).toBeVisible();
});

test("with the dark theme chosen, links are printed as with the light one", async ({
  page,
}) => {
  await visit(page, "/becas/chevening");
  const link = page.locator("article a[href^='https:']").last();
  const color = () => link.evaluate((each) => getComputedStyle(each).color);
  await page.emulateMedia({ media: "print" });
  const light = await color();
  await page.evaluate(() =>
    document.documentElement.setAttribute("data-theme", "dark"),
  );
  expect(await color()).toBe(light);
  await page.emulateMedia({ media: "screen" });
  expect(await color()).not.toBe(light);
});

test("a list prints every card, ten or more on a page", async ({ page }) => {
  await visit(page, "/becas?lista=publicas");
  const cards = await page.getByRole("article").count();
  expect(cards).toBeGreaterThan(20);
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(
    Math.ceil(cards / 10),
  );
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("article")).toHaveCount(cards);
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.getByRole("navigation")).toHaveCount(0);
  await expect(main.getByText("Tu país", { exact: true })).toBeHidden();
});

test("a comparison of two is printed on one page, of four on two, without source addresses", async ({
  page,
}) => {
  const two = "becas/chevening,becas/erasmus-mundus";
  const four = `${two},becas/beca-benito-juarez-media-superior,becas/jovenes-escribiendo-el-futuro`;
  await visit(page, `/comparar?items=${two}`);
  expect(await countPrintedPages(page)).toBe(1);
  await visit(page, `/comparar?items=${four}`);
  expect(await countPrintedPages(page)).toBe(2);
  await page.emulateMedia({ media: "print" });
  const printedAddress = (name: string) =>
    page
      .getByRole("row", { name })
      .getByRole("link", { name: /chevening|nacion/ })
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await printedAddress("A qué obliga")).toBe("none");
  expect(await printedAddress("Sitio oficial")).toContain("https://");
  await expect(
    page.getByText(/^Las páginas de las fuentes están en http/),
  ).toBeVisible();
});

test("favourites are printed on one page, without controls, sharing and calendar", async ({
  page,
}) => {
  await storeEntry(
    page,
    "trampolin-device-favourites",
    JSON.stringify({
      favourites: ["chevening", "uwc-colegios-del-mundo-unido"].map(
        (itemId) => ({ itemId, itemType: "scholarship" }),
      ),
      applications: [],
    }),
  );
  await visit(page, "/favoritos");
  const chevening = card(page, "Becas Chevening");
  await expect(chevening).toBeVisible();
  const main = page.getByRole("main");
  const screenParts = ["Comparte la lista", "En tu calendario"].map((name) =>
    main.getByRole("heading", { name }),
  );
  for (const heading of screenParts) await expect(heading).toBeVisible();
  expect(await countPrintedPages(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(main.getByRole("article")).toHaveCount(2);
  await expect(chevening.getByRole("link").last()).toBeVisible();
  for (const role of ["button", "combobox", "textbox"] as const)
    await expect(main.getByRole(role)).toHaveCount(0);
  for (const heading of screenParts) await expect(heading).toBeHidden();
});

for (const count of [10, 20])
  test(`a list of ${count} items with notes fits two printed pages, with QR codes`, async ({
    page,
  }) => {
    await visit(page, await buildListAddress(page, count));
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("svg.qr:visible")).toHaveCount(count);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    expect(await countPrintedPages(page)).toBeLessThanOrEqual(2);
  });

/** Builds the address of a list of universities, each with a note of the maximum length. */
async function buildListAddress(page: Page, count: number): Promise<string> {
  await visit(page, "/universidades");
  const links = await page
    .getByRole("article")
    .getByRole("heading")
    .getByRole("link")
    .all();
  const paths = await Promise.all(
    links.slice(0, count).map((link) => link.getAttribute("href")),
  );
  const notes = paths.map(
    (_, at) => `n${at + 1}=${"Pide+cartas+a+tiempo+".repeat(7).slice(0, 140)}`,
  );
  return `/lista?t=${"Para+el+grupo+".repeat(5)}&${notes.join("&")}&i=${paths.map((path) => path?.slice(1)).join()}`;
}

async function countPrintedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
