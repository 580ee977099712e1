import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { card, visit } from "./page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("favourites become a list that opens on another device", async ({
  page,
  browser,
  site,
}) => {
  await visit(page, "/becas");
  const heart = card(page, "Becas Chevening").getByRole("button", {
    name: /favoritos$/,
  });
  await heart.click();
  await keep(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await visit(page, "/favoritos");
  await page
    .getByRole("link", { name: "Hacer una lista con título y notas" })
    .click();
  await page.getByLabel("Título").fill("Para Ana <3");
  await page
    .getByLabel("Nota de «Becas Chevening»")
    .fill("Pide dos cartas, empieza ya.");
  await page.getByRole("textbox", { name: "Añadir" }).fill("OMM");
  await page.getByRole("button", { name: "Actualizar la lista" }).click();
  await page
    .getByRole("link", { name: /^Añadir / })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Para Ana <3",
  );
  await expect(page.getByRole("heading", { name: "Tu lista" })).toBeFocused();
  await expectAccessible(page);
  const address = await page.getByLabel("Dirección de la lista").inputValue();
  expect(address).toMatch(
    /\/lista\?t=Para\+Ana\+%3C3&n1=Pide\+dos\+cartas%2C\+empieza\+ya\.&i=becas\/chevening,[a-z-]+\/[a-z0-9-]+$/,
  );

  const other = await browser.newContext({ baseURL: site.url, locale: "es" });
  const device = await other.newPage();
  await visit(device, new URL(address).pathname + new URL(address).search);
  await expect(device.getByRole("heading", { level: 1 })).toHaveText(
    "Para Ana <3",
  );
  const first = device.getByRole("listitem").filter({ hasText: "1. Becas" });
  await expect(first).toContainText("Nota: Pide dos cartas, empieza ya.");
  await first.getByRole("button", { name: /favoritos/ }).click();
  await keep(device);
  await expect(
    first.getByRole("button", { name: /favoritos/ }),
  ).toHaveAttribute("aria-pressed", "true");
  await other.close();
});

/** The answer of a visitor without an account. */
async function keep(page: Page) {
  await page
    .getByRole("button", { name: "Guardar en este dispositivo" })
    .click();
}
