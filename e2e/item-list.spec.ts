import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { card, visit } from "./page.ts";

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
  await saveOnDevice(page);
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
  await saveOnDevice(device);
  await expect(
    first.getByRole("button", { name: /favoritos/ }),
  ).toHaveAttribute("aria-pressed", "true");
  await other.close();
});

test("a list is made, annotated and emptied by keyboard alone", async ({
  page,
}) => {
  const { keyboard } = page;
  const expectFocused = (name: string | RegExp, role: "textbox" | "checkbox") =>
    expect(page.getByRole(role, { name })).toBeFocused();
  await visit(page, "/lista");
  await page.getByLabel("Título").focus();
  await keyboard.type("Para Ana");
  await keyboard.press("Tab");
  await expectFocused("Añadir", "textbox");
  await keyboard.type("becas chevening");
  await keyboard.press("Enter");
  const listHeading = page.getByRole("heading", { name: "Tu lista" });
  await expect(listHeading).toBeFocused();

  await keyboard.press("Tab");
  await expectFocused("Título", "textbox");
  await keyboard.press("Tab");
  await expectFocused("Nota de «Becas Chevening»", "textbox");
  await keyboard.type("Pide dos cartas");
  await keyboard.press("Enter");
  await expect(page.getByRole("listitem").first()).toContainText(
    "Nota: Pide dos cartas",
  );
  await expect(listHeading).toBeFocused();

  for (let presses = 0; presses < 4; presses += 1) await keyboard.press("Tab");
  await expectFocused("Quitar «Becas Chevening»", "checkbox");
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Haz una lista",
  );
  expect(new URL(page.url()).searchParams.get("t")).toBe("Para Ana");
});

test("a note that does not fit into the link is not sent, and the field shows the reason", async ({
  page,
}) => {
  await visit(page, "/lista?i=becas/chevening&editar=1");
  const note = page.getByLabel("Nota de «Becas Chevening»");
  const submit = page.getByRole("button", { name: "Actualizar la lista" });
  await note.fill("😀".repeat(24));
  await expect(note).toHaveAccessibleDescription(
    "Acorta este texto: no cabe en el enlace. Los emojis ocupan más que las letras.",
  );
  await submit.click();
  await expect(note).toBeFocused();
  expect(new URL(page.url()).searchParams.has("n1")).toBe(false);
  await expectAccessible(page);

  await note.fill("😀".repeat(23));
  await expect(note).toHaveAccessibleDescription("");
  await submit.click();
  await expect(page.getByRole("listitem").first()).toContainText(
    `Nota: ${"😀".repeat(23)}`,
  );
});

test("an item that is already in the list stays in the add field with an error", async ({
  page,
}) => {
  await visit(page, "/lista?i=becas/chevening&editar=1");
  const addField = page.getByRole("textbox", { name: "Añadir" });
  await addField.fill("Becas Chevening");
  await addField.press("Enter");
  await expect(addField).toHaveValue("Becas Chevening");
  await expect(addField).toHaveAccessibleDescription(
    /^«Becas Chevening» ya está en la lista\./,
  );
  await expect(page.getByRole("heading", { name: "Tu lista" })).toBeFocused();
});

/** Accepts the toast's offer to save without an account. */
async function saveOnDevice(page: Page) {
  await page
    .getByRole("button", { name: "Guardar en este dispositivo" })
    .click();
}
