import type { Page } from "@playwright/test";
import { anEmail, createMember, PASSWORD } from "./account.ts";
import { expect, test } from "./journey.ts";
import { holdResponses } from "./network.ts";
import { expectToast, visit } from "./page.ts";

test.use({ routesRequests: true });

test("an empty form shows its first error in a toast, and all in a focused summary", async ({
  page,
}) => {
  await visit(page, "/register");
  await submit(page);

  await expectToast(
    page,
    "Error de Registro",
    "Por favor, ingresa tu nombre completo.",
  );
  const summary = page.getByRole("region", { name: "Revisa estos campos" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Por favor, ingresa tu nombre completo.",
    "Escribe un correo electrónico, por ejemplo nombre@correo.com.",
    "Contraseña: Mínimo 6 caracteres.",
  ]);
  const name = page.getByLabel("Nombre completo");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(
    page.getByLabel("Contraseña", { exact: true }),
  ).toHaveAccessibleDescription("Mínimo 6 caracteres.");
  await expect(name).toHaveAccessibleDescription(
    "Por favor, ingresa tu nombre completo.",
  );
  await summary
    .getByRole("link", { name: "Contraseña: Mínimo 6 caracteres." })
    .click();
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeFocused();
});

test("a name of spaces is rejected", async ({ page }) => {
  await visit(page, "/register");
  await fill(page, { fullName: "   " });
  await submit(page);
  await expectToast(
    page,
    "Error de Registro",
    "Por favor, ingresa tu nombre completo.",
  );
});

test("different passwords are rejected, with the error at the field", async ({
  page,
}) => {
  await visit(page, "/register");
  await fill(page, { confirmPassword: "otra-distinta" });
  await submit(page);
  await expectToast(page, "Error de Registro", "Las contraseñas no coinciden.");
  await expect(
    page.getByLabel("Confirma la contraseña"),
  ).toHaveAccessibleDescription("Las contraseñas no coinciden.");
});

test("a password of five characters is too short, one of six is accepted", async ({
  page,
}) => {
  await visit(page, "/register");
  await fill(page, { password: "12345", confirmPassword: "12345" });
  await submit(page);
  await expectToast(page, "Error de Registro", "Mínimo 6 caracteres.");

  await fill(page, { password: "123456", confirmPassword: "123456" });
  await submit(page);
  await expectToast(
    page,
    "Registro Exitoso",
    "¡Bienvenido/a a Trampolín, Ana Ruiz! Ya iniciaste sesión.",
  );
  // Recommendations need a profile, so the profile form comes next.
  await expect(page).toHaveURL("/completar-perfil");
});

test("an invalid email address is rejected", async ({ page }) => {
  await visit(page, "/register");
  await fill(page, { email: "ana" });
  await submit(page);
  await expectToast(
    page,
    "Error de Registro",
    "Escribe un correo electrónico, por ejemplo nombre@correo.com.",
  );
});

test("an email address with an account is rejected, and the form keeps the name", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/auth\/v1\/signup\S* answered 4/);
  const { email } = await createMember(site);
  await visit(page, "/register");
  await fill(page, { email });
  await submit(page);
  await expectToast(
    page,
    "Error de Registro",
    "Ya hay una cuenta con ese correo. Inicia sesión o recupera tu contraseña.",
  );
  await expect(page).toHaveURL("/register");
  await expect(page.getByLabel("Nombre completo")).toHaveValue("Ana Ruiz");
});

test("without the server the form shows the failure and keeps the name", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/auth\/v1\/signup\S* failed/);
  await page.route("**/auth/v1/signup**", (route) => route.abort());
  await visit(page, "/register");
  await fill(page, {});
  await submit(page);
  await expectToast(
    page,
    "Error de Registro",
    "No hay conexión con el servidor. Revisa tu internet e intenta de nuevo.",
  );
  await expect(page.getByLabel("Nombre completo")).toHaveValue("Ana Ruiz");
});

test("while a registration is in flight its button is disabled", async ({
  page,
}) => {
  const release = await holdResponses(page, "**/auth/v1/signup**");
  await visit(page, "/register");
  await fill(page, {});
  await submit(page);
  const busy = page.getByRole("button", { name: "Creando cuenta..." });
  await expect(busy).toBeDisabled();
  release();
  await expect(page).toHaveURL("/completar-perfil");
});

test("the password can be shown and hidden again", async ({ page }) => {
  await visit(page, "/register");
  const password = page.getByLabel("Contraseña", { exact: true });
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute("type", "password");
  await page
    .getByRole("button", { name: "Mostrar la contraseña" })
    .first()
    .click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Ocultar la contraseña" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("the fields declare `autocomplete`, the email's keyboard and the passwords' length", async ({
  page,
}) => {
  await visit(page, "/register");
  const name = page.getByLabel("Nombre completo");
  await expect(name).toHaveAttribute("autocomplete", "name");
  const email = page.getByLabel("Correo electrónico");
  await expect(email).toHaveAttribute("autocomplete", "email");
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("inputmode", "email");
  for (const label of ["Contraseña", "Confirma la contraseña"]) {
    const password = page.getByLabel(label, { exact: true });
    await expect(password).toHaveAttribute("autocomplete", "new-password");
    await expect(password).toHaveAttribute("minlength", "6");
  }
});

type Form = {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
};

async function fill(page: Page, form: Partial<Form>) {
  const { fullName, email, password, confirmPassword } = aForm(form);
  await page.getByLabel("Nombre completo").fill(fullName);
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByLabel("Confirma la contraseña").fill(confirmPassword);
}

function submit(page: Page) {
  return page
    .getByRole("main")
    .getByRole("button", { name: "Crear cuenta" })
    .click();
}

function aForm(form: Partial<Form>): Form {
  return {
    fullName: "Ana Ruiz",
    email: anEmail(),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...form,
  };
}
