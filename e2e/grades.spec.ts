import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { visit, waitForScreen } from "./page.ts";

test("a student of Colombia finds their average on other scales", async ({
  page,
}) => {
  await visit(page, "/becas/turkiye-burslari");
  await page
    .getByRole("link", { name: "¿Cuánto es ese promedio en tu escala?" })
    .click();
  await waitForScreen(page, "/notas?para=%2Fbecas%2Fturkiye-burslari");

  await page.getByLabel("Tu país").selectOption("Colombia");
  await average(page).fill("4,2");
  await average(page).press("Enter");
  const scale = page.getByLabel("Escala de tus notas");
  await expect(scale).toHaveAccessibleDescription(
    /^En Colombia cada colegio fija su escala/,
  );
  await expect(scale).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("Peor nota posible").fill("1");
  await page.getByLabel("Mejor nota posible").fill("5");
  await page.getByLabel("Se aprueba con").fill("3");
  await page.getByRole("button", { name: "Traducir" }).click();
  await expect(
    page.getByRole("heading", { name: "Tu nota y su escala" }),
  ).toBeFocused();
  await expect(page.getByText("2.2, por la fórmula bávara")).toBeVisible();
  await expect(
    page.getByRole("region", { name: /^Lo que pide Türkiye/ }),
  ).toContainText("con 3.8 o mejor llegas");
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByLabel("Peor nota posible")).toHaveValue("");
  await expect(average(page)).toHaveValue("4,2");
});

test("by keyboard alone the grade translator converts an average", {
  tag: "@laptop",
}, async ({ page }) => {
  await visit(page, "/notas");
  await page.getByLabel("Tu país").focus();
  await page.keyboard.type("Chile");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Escala de tus notas")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(average(page)).toBeFocused();
  await page.keyboard.type("6.1");
  // The summary of the collapsed fields comes before the button.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Traducir" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: "Tu nota y su escala" }),
  ).toBeFocused();
  await expect(page.getByText("entre 8.5 y 9.6")).toBeVisible();
});

/** Found by role, because a form and a section have the word in their names too. */
function average(page: Page) {
  return page.getByRole("textbox", { name: "Promedio" });
}
