import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { anEmail, becomeMember, createMember, PASSWORD } from "./account.ts";
import { expect, test } from "./journey.ts";
import { holdResponses } from "./network.ts";
import {
  closeToastIfShown,
  expectToast,
  visit,
  waitForHydration,
} from "./page.ts";

test.use({ routesRequests: true });

test("an empty login form focuses a summary that lists the errors", async ({
  page,
}) => {
  await visit(page, "/login");
  await submit(page);
  const summary = page.getByRole("region", { name: "Revisa estos campos" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Escribe un correo electrónico, por ejemplo nombre@correo.com.",
    "Escribe tu contraseña.",
  ]);
  await expect(
    page.getByLabel("Contraseña", { exact: true }),
  ).toHaveAccessibleDescription("Escribe tu contraseña.");
});

test("a wrong password and an unknown email get the same message, in the form until the next attempt", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/auth\/v1\/token\S* answered 400$/);
  const { email } = await createMember(site);
  await visit(page, "/login");
  const failure = page.getByRole("main").getByRole("alert");
  for (const address of [email, anEmail()]) {
    await logIn(page, address, "no-es-esta");
    await expectToast(
      page,
      "Error de Inicio de Sesión",
      "Correo electrónico o contraseña incorrectos.",
    );
    await closeToastIfShown(page);
    await expect(failure).toHaveText(
      "Correo electrónico o contraseña incorrectos.",
    );
  }
  await expectAccessible(page);
  await logIn(page, email, "");
  await expect(failure).toHaveCount(0);
});

test("without the server the form shows the failure and keeps the email", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/auth\/v1\/token\S* failed/);
  await page.route("**/auth/v1/token**", (route) => route.abort());
  await visit(page, "/login");
  await logIn(page, "ana@correo.example", PASSWORD);
  await expectToast(
    page,
    "Error de Inicio de Sesión",
    "No hay conexión con el servidor. Revisa tu internet e intenta de nuevo.",
  );
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(
    "ana@correo.example",
  );
});

test("while a sign-in is in flight its button is disabled", async ({
  page,
  site,
}) => {
  const { email } = await createMember(site);
  const release = await holdResponses(page, "**/auth/v1/token**");
  await visit(page, "/login");
  await logIn(page, email, PASSWORD);
  const busy = page.getByRole("button", { name: "Iniciando sesión..." });
  await expect(busy).toBeDisabled();
  release();
  await expectToast(
    page,
    "Inicio de Sesión Exitoso",
    "Bienvenido/a de nuevo, Lucía Pérez!",
  );
});

test("the login fields have `autocomplete` for password managers; the password can be shown", async ({
  page,
}) => {
  await visit(page, "/login");
  await expect(page.getByLabel("Correo electrónico")).toHaveAttribute(
    "autocomplete",
    "email",
  );
  const password = page.getByLabel("Contraseña", { exact: true });
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await page.getByRole("button", { name: "Mostrar la contraseña" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Ocultar la contraseña" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a members' screen redirects to the login and back, without extra history entries", async ({
  page,
  site,
}) => {
  const { email } = await createMember(site);
  await visit(page, "/becas");
  await visit(page, "/perfil");
  await expect(page).toHaveURL("/login?from=%2Fperfil");
  await page.goBack();
  await expect(page).toHaveURL("/becas");
  await page.goForward();
  await expect(page).toHaveURL("/login?from=%2Fperfil");
  await waitForHydration(page);

  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL("/perfil");
  await expect(
    page.getByRole("heading", { level: 1, name: "Mi perfil" }),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/becas");
});

test("the profile form redirects to the login with a reason, and back", async ({
  page,
  site,
}) => {
  const { email } = await createMember(site);
  await visit(page, "/completar-perfil");
  await expectToast(
    page,
    "Acceso Denegado",
    "Debes iniciar sesión para completar tu perfil.",
  );
  await expect(page).toHaveURL("/login?from=%2Fcompletar-perfil");
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL("/completar-perfil");
});

test("the recommendations redirect to the login, and after it back", async ({
  page,
  site,
}) => {
  const { email } = await createMember(site);
  await visit(page, "/recomendaciones");
  await expect(page).toHaveURL("/login?from=%2Frecomendaciones");
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL("/recomendaciones");
});

test("after a login a return address on this site is followed", async ({
  page,
  site,
}) => {
  const { email } = await createMember(site);
  await visit(page, `/login?from=${encodeURIComponent("/becas?q=prepa")}`);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL("/becas?q=prepa");
});

test("a return address on another site leads to the home page instead", async ({
  page,
  site,
}) => {
  const { email } = await createMember(site);
  await visit(page, `/login?from=${encodeURIComponent("//evil.example")}`);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL("/");

  // The member, signed in by now, is redirected at once. Unit tests cover more return paths.
  const hostile = encodeURIComponent("https://evil.example");
  await page.goto(`/login?from=${hostile}`);
  await expect(page).toHaveURL("/");
});

test("a member is redirected from login and registration to the home page", async ({
  page,
  site,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
});

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await submit(page);
}

function submit(page: Page) {
  return page
    .getByRole("main")
    .getByRole("button", { name: "Iniciar sesión" })
    .click();
}
