import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { visit, visitUntilIdle } from "./page.ts";

const MESSAGE =
  "Felicidades, ganaste la beca. Regístrate hoy mismo en https://www.gob.mx.becas-2026.info/registro y deposita 350 pesos de trámite. Dudas: becas@unam-mx.com o www.unam.mx";

test("a message with a look-alike link is checked by keyboard, without a request", async ({
  page,
}) => {
  await openCheck(page);
  const requests: Array<string> = [];
  page.on("request", (request) => requests.push(request.url()));

  const field = page.getByLabel("Enlace o mensaje");
  await field.focus();
  await page.keyboard.insertText(MESSAGE);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Revisar" })).toBeFocused();
  await page.keyboard.press("Enter");

  const announced = page.getByRole("status").filter({ hasText: "datos ahí" });
  await expect(announced).toContainText("No escribas tus datos ahí");
  const links = page.locator("section").filter({
    has: page.getByRole("heading", { name: "Enlaces y correos" }),
  });
  await expect(links).toContainText(
    "gob.mx.becas-2026.info: No escribas tus datos ahí",
  );
  await expect(links).toContainText("unam-mx.com (correo)");
  await expect(links).toContainText("unam.mx: Página conocida");
  const signs = page.locator("section").filter({
    has: page.getByRole("heading", { name: "Señales en el texto" }),
  });
  await expect(signs).toContainText("Dicen que ganaste o que te eligieron.");
  await expect(signs).toContainText("No toda cuota es un fraude");

  await page.getByLabel("Tu país, para saber dónde denunciar").selectOption({
    label: "Perú",
  });
  await expect(page.getByText(/DIVINDAT/).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
  expect(await storedTexts(page)).not.toContain("becas-2026");
});

test("the stored country is selected, an empty text is an error, a new text clears the result", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("trampolin-country", "CO"),
  );
  await openCheck(page);
  const field = page.getByLabel("Enlace o mensaje");
  await page.getByRole("button", { name: "Revisar" }).click();
  await expect(field).toHaveAccessibleDescription(
    /Pega primero un enlace o un mensaje\./,
  );

  await field.fill("icetex.com");
  await page.getByRole("button", { name: "Revisar" }).click();
  await expect(
    page.getByText("La denunciaron como falsa en 2025."),
  ).toBeVisible();
  await expect(
    page.getByLabel("Tu país, para saber dónde denunciar"),
  ).toHaveValue("CO");

  await field.fill("https://www.chevening.org/scholarships/");
  await expect(
    page.getByText("La denunciaron como falsa en 2025."),
  ).toBeHidden();
  await page.getByRole("button", { name: "Revisar" }).click();
  await expect(
    page.getByRole("heading", { name: "Página conocida" }),
  ).toBeVisible();
  await expect(
    page.getByText("Tu país, para saber dónde denunciar"),
  ).toBeHidden();
});

test("a suggested link shows the owner of a known page, or a warning for a look-alike", async ({
  page,
}) => {
  await visit(page, "/recursos");
  await page.getByRole("button", { name: "Sugerir un recurso" }).click();
  const dialog = page.getByRole("dialog");
  const link = dialog.getByLabel("Enlace", { exact: true });
  await link.fill("https://www.unam.mx/becas");
  await expect(dialog.getByRole("status")).toHaveText(
    "Página conocida de Universidad Nacional Autónoma de México (UNAM)",
  );
  await link.fill("https://becas-unam.org");
  await expect(dialog.getByRole("status")).toHaveText(
    "Se parece a unam.mx y no lo es. No escribas tus datos.",
  );
  await link.fill("https://sitio.example");
  await expect(dialog.getByRole("status")).toHaveText("");
});

/** Opens the check and waits for the file of known pages, which enables the button. */
async function openCheck(page: Page) {
  // Modules that load after hydration must not count as requests of the check.
  await visitUntilIdle(page, "/es-oficial");
  await expect(page.getByRole("button", { name: "Revisar" })).toBeEnabled();
}

async function storedTexts(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
}
