import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { closeToastIfShown, toast, visit } from "./page.ts";

test.use({ routesRequests: true });

test("axe finds nothing in login errors, nor in registration errors beside a toast", async ({
  page,
}) => {
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
    await expectAccessible(page, path, path === "/register" ? "dark" : "light");
  }
});

test("axe finds nothing in open questions, nor after empty or saved comments", async ({
  page,
}) => {
  await visit(page, "/mentoria?q=lala");
  const questions = page.getByRole("region", { name: "Preguntas frecuentes" });
  for (const question of await questions.locator("details").all())
    await question.locator("summary").click();
  await expect(page.getByText(/^Es un estudiante o profesional/)).toBeVisible();
  const save = page.getByRole("button", { name: "Guardar comentarios" });
  await save.click();
  await expect(page.getByText(/^Escribe tus comentarios/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Tus comentarios").fill("Me sirvió");
  await save.click();
  // An open toast may cover a question.
  await expect(toast(page)).toBeVisible();
  await closeToastIfShown(page);
  await expectAccessible(page);
});

test("axe finds nothing in an open list of sections", async ({ page }) => {
  await visit(page, "/recursos?seccion=idiomas");
  await page.getByText("Sección:").click();
  await expect(
    page.getByRole("link", { name: "Todas", exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing in the dialogs for advice and suggestions, empty and with errors", async ({
  page,
}) => {
  for (const [path, button, error] of [
    ["/equipo", "Pedir asesoría", /^Escribe tu duda/],
    ["/recursos?q=zotero", "Sugerir un recurso", /^Escribe un enlace seguro/],
  ] as const) {
    await visit(page, path);
    await page.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expectAccessible(page, `${button}: empty`, "dark");
    await dialog.getByRole("button", { name: "Enviar" }).click();
    await expect(dialog.getByText(error)).toBeVisible();
    await expectAccessible(page, `${button}: errors`);
  }
});

test("axe finds nothing after a failed search", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/buscar\.data\S* answered 500$/);
  await visit(page, "/buscar");
  await page.route("**/buscar.data**", (route) =>
    route.fulfill({ status: 500, body: "Internal Server Error" }),
  );
  await page
    .getByRole("searchbox", { name: "Buscar en todo el catálogo" })
    .fill("beca");
  await page.keyboard.press("Enter");
  await expect(page.getByText("¡Ups! Algo salió mal")).toBeVisible();
  await expect(toast(page)).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing in the phone's menu and filters, nor beside a toast", async ({
  page,
}) => {
  await visit(page, "/becas?nivel=prepa&q=uwc");
  for (const name of [/^Abrir el menú$/, /^Filtros/]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /favoritos$/ })
    .click();
  await expect(toast(page)).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing after a request for a recovery mail, nor on a crashed screen", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/becas\.data\S* answered 500$/);
  browserErrors.expect(/^error: /);
  await visit(page, "/recuperar");
  await page.getByLabel("Correo electrónico").fill("nadie@correo.example");
  await page.getByRole("button", { name: "Enviar enlace" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Revisa tu correo",
  );
  await expectAccessible(page);

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
  await expectAccessible(page);
});
