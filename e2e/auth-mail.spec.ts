import type { Page } from "@playwright/test";
import { anEmail, createMember, linkInMail, PASSWORD } from "./account.ts";
import { headerParts } from "./header.ts";
import { expect, test } from "./journey.ts";
import { expectToast, visit, waitForHydration } from "./page.ts";

test.describe("with confirmation by e-mail", () => {
  test.use({ siteName: "confirming" });

  test("the mail link confirms an account only once", async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(/^POST \/auth\/v1\/token\S* answered 400$/);
    const email = anEmail();
    await visit(page, "/register");
    await page.getByLabel("Nombre completo").fill("Ana Ruiz");
    await page.getByLabel("Correo electrónico").fill(email);
    await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirma la contraseña").fill(PASSWORD);
    await press(page, "Crear cuenta");
    await expectToast(
      page,
      "Registro Exitoso",
      "¡Bienvenido/a a Trampolín! Revisa tu correo electrónico para confirmar tu cuenta.",
    );
    // Waits, because the registration form has fields of the same names.
    await expect(
      page.getByRole("heading", { level: 1, name: "Iniciar sesión" }),
    ).toBeVisible();
    await expect(page).toHaveURL("/login");

    await logIn(page, email, PASSWORD);
    await expectToast(
      page,
      "Error de Inicio de Sesión",
      "Primero confirma tu cuenta con el enlace que te enviamos por correo.",
    );

    const link = await linkInMail(site, email);
    await page.goto(link);
    await expectToast(
      page,
      "Correo confirmado",
      `La cuenta ${email} está lista y ya iniciaste sesión.`,
    );
    await expect(page).toHaveURL("/completar-perfil");

    await page.goto(link);
    await expectToast(
      page,
      "El enlace no funcionó",
      "Ya se usó o venció. Pide uno nuevo.",
    );
  });
});

test("the mail link resets a forgotten password only once", async ({
  page,
  site,
  isMobile,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/auth\/v1\/token\S* answered 400$/);
  const { email } = await createMember(site);
  await visit(page, "/login");
  await page.getByRole("link", { name: "¿Olvidaste tu contraseña?" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Recuperar contraseña" }),
  ).toBeVisible();
  await page.getByLabel("Correo electrónico").fill(email);
  await press(page, "Enviar enlace");
  await expect(
    page.getByRole("heading", { level: 1, name: "Revisa tu correo" }),
  ).toBeFocused();

  const link = await linkInMail(site, email);
  await page.goto(link);
  await expect(
    page.getByRole("heading", { level: 1, name: "Elegir contraseña nueva" }),
  ).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByText(`Es para la cuenta ${email}.`)).toBeVisible();
  await chooseNewPassword(page, "corta", "corta");
  await expect(page.getByLabel("Nueva contraseña")).toHaveAccessibleDescription(
    /Mínimo 6 caracteres/,
  );
  await chooseNewPassword(page, "nueva-2027", "nueva-2028");
  await expect(
    page.getByLabel("Confirma la contraseña"),
  ).toHaveAccessibleDescription("Las contraseñas no coinciden.");
  await chooseNewPassword(page, "nueva-2027", "nueva-2027");
  await expectToast(
    page,
    "Contraseña guardada",
    "Úsala la próxima vez que inicies sesión.",
  );
  await expect(page).toHaveURL("/");

  const header = headerParts(page, isMobile);
  await header.logOut();
  await expectToast(page, "Sesión Cerrada", "Has cerrado sesión exitosamente.");
  await header.openLogin();
  await logIn(page, email, PASSWORD);
  await expectToast(
    page,
    "Error de Inicio de Sesión",
    "Correo electrónico o contraseña incorrectos.",
  );
  await logIn(page, email, "nueva-2027");
  await expectToast(
    page,
    "Inicio de Sesión Exitoso",
    "Bienvenido/a de nuevo, Lucía Pérez!",
  );
  // A used link opens no form, even for a member who is signed in, in either language.
  await page.goto(link);
  await waitForHydration(page);
  await header.switchTo("en");
  await expect(
    page.getByRole("heading", { level: 1, name: "This link no longer works" }),
  ).toBeVisible();
  await waitForHydration(page);
  await headerParts(page, isMobile, "en").switchTo("es");
  await expect(
    page.getByRole("heading", { level: 1, name: "Este enlace ya no sirve" }),
  ).toBeVisible();
  await header.logOut();
  await expectToast(page, "Sesión Cerrada", "Has cerrado sesión exitosamente.");

  await page.goto(link);
  await expect(
    page.getByRole("heading", { level: 1, name: "Este enlace ya no sirve" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Pedir otro enlace" }).click();
  await expect(page).toHaveURL("/recuperar");
});

test("recovery requires an email; one without an account gets the usual confirmation", async ({
  page,
}) => {
  await visit(page, "/recuperar");
  await press(page, "Enviar enlace");
  await expect(
    page.getByLabel("Correo electrónico"),
  ).toHaveAccessibleDescription(
    "Escribe un correo electrónico, por ejemplo nombre@correo.com.",
  );
  await page.getByLabel("Correo electrónico").fill(anEmail());
  await press(page, "Enviar enlace");
  await expect(
    page.getByRole("heading", { level: 1, name: "Revisa tu correo" }),
  ).toBeVisible();
});

test("without a mail link the screen for a new password reports an invalid link", async ({
  page,
}) => {
  await visit(page, "/restablecer");
  await expect(
    page.getByRole("heading", { level: 1, name: "Este enlace ya no sirve" }),
  ).toBeVisible();
});

function press(page: Page, name: string) {
  return page.getByRole("main").getByRole("button", { name }).click();
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await press(page, "Iniciar sesión");
}

async function chooseNewPassword(
  page: Page,
  password: string,
  confirmation: string,
) {
  await page.getByLabel("Nueva contraseña").fill(password);
  await page.getByLabel("Confirma la contraseña").fill(confirmation);
  await press(page, "Guardar contraseña");
}
