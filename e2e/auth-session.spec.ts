import {
  becomeMember,
  createMember,
  PASSWORD,
  storedSession,
} from "./account.ts";
import { requestBackend } from "./backend.ts";
import { headerParts, logOutInOtherTab } from "./header.ts";
import { expect, test } from "./journey.ts";
import { builtFile, holdResponses } from "./network.ts";
import { expectToast, visit, waitForHydration, waitForScreen } from "./page.ts";
import { LAPTOP, SHORT_LIST } from "./screens.ts";

test.use({ routesRequests: true });

test("while the session loads, a members' screen shows its loading text", async ({
  page,
  site,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  const release = await holdResponses(page, "**/rest/v1/profiles**");
  await page.goto("/perfil");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Cargando Perfil...",
  );
  await expect(page).toHaveURL("/perfil");
  release();
  await expect(
    page.getByRole("heading", { level: 1, name: "Mi perfil" }),
  ).toBeVisible();
});

test("a session survives a reload, and signing out ends it", async ({
  page,
  site,
  isMobile,
}) => {
  const { session, email } = await createMember(site);
  await becomeMember(page, session);
  const header = headerParts(page, isMobile);
  for (const _visit of ["first", "second"]) {
    await visit(page, "/perfil");
    await expect(page.getByRole("main").getByText(email).first()).toBeVisible();
  }
  await header.logOut();
  await expectToast(page, "Sesión Cerrada", "Has cerrado sesión exitosamente.");
  await expect(page).toHaveURL("/");
  expect(await storedSession(page)).toBeNull();
  await visit(page, "/perfil");
  await expect(page).toHaveURL("/login?from=%2Fperfil");
});

test("signing out in another tab redirects a member's screen to the login", async ({
  page,
  site,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, "/perfil");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mi perfil");
  await logOutInOtherTab(page);
  await expect(page).toHaveURL("/login?from=%2Fperfil");
});

test("the profile screen's button signs the member out and leads to the home page", async ({
  page,
  site,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, "/perfil");
  await page
    .getByRole("main")
    .getByRole("button", { name: "Cerrar sesión" })
    .click();
  await expectToast(page, "Sesión Cerrada", "Has cerrado sesión exitosamente.");
  await expect(page).toHaveURL("/");
});

test("signing out without the server still ends this browser's session", async ({
  page,
  site,
  isMobile,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/auth\/v1\/logout\S* failed/);
  const { session } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, "/perfil");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mi perfil");
  await page.route("**/auth/v1/logout**", (route) => route.abort());
  await headerParts(page, isMobile).logOut();
  await expectToast(
    page,
    "Error al Cerrar Sesión",
    "La sesión se cerró aquí, pero no en el servidor.",
  );
  expect(await storedSession(page)).toBeNull();
});

test("signing out offline on a public screen ends this browser's session too", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/auth\/v1\/logout\S* failed/);
  let isOffline = false;
  for (const pattern of [builtFile("auth"), "**/auth/v1/logout*"])
    await page.route(pattern, (route) =>
      isOffline ? route.abort() : route.continue(),
    );
  const { session } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, SHORT_LIST);
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  const logOut = page
    .getByRole("dialog")
    .getByRole("button", { name: "Cerrar sesión" });
  await expect(logOut).toBeVisible();
  isOffline = true;
  await logOut.click();
  await expectToast(
    page,
    "Error al Cerrar Sesión",
    "La sesión se cerró aquí, pero no en el servidor.",
  );
  expect(await storedSession(page)).toBeNull();
});

test("an expired access token is refreshed, and the new session is stored", async ({
  page,
  site,
}) => {
  const { session, email } = await createMember(site);
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  await becomeMember(page, { ...session, expires_at: anHourAgo });
  const tokenResponse = page.waitForResponse(/grant_type=refresh_token/);
  await visit(page, "/perfil");
  expect((await tokenResponse).status()).toBe(200);
  await expect(page.getByRole("main").getByText(email).first()).toBeVisible();
  const stored = await storedSession(page);
  expect(stored?.refresh_token).not.toBe(session.refresh_token);
  expect(stored?.expires_at).toBeGreaterThan(anHourAgo + 3600);
});

test("a session that the server rejects is deleted, and the screen redirects to the login", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/auth\/v1\/token\S* answered 4/);
  const { session } = await createMember(site);
  await becomeMember(page, {
    ...session,
    expires_at: 1,
    refresh_token: "unknown",
  });
  await visit(page, "/perfil");
  await expect(page).toHaveURL("/login?from=%2Fperfil");
  expect(await storedSession(page)).toBeNull();
});

test("a session that was ended elsewhere is deleted, and the screen redirects to the login", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/rest\/v1\/profiles\S* answered 401/);
  browserErrors.expect(/^POST \/auth\/v1\/(token|logout)\S* answered 4/);
  const { session, accessToken } = await createMember(site);
  await becomeMember(page, session);
  const path = "/auth/v1/logout?scope=global";
  const ended = await requestBackend(site, path, { accessToken, body: {} });
  expect(ended.status).toBe(204);
  await visit(page, "/perfil");
  await expect(page).toHaveURL("/login?from=%2Fperfil");
  expect(await storedSession(page)).toBeNull();
});

test.describe("on a laptop", () => {
  test.use(LAPTOP);

  test("a second tab's header follows a sign-in and a sign-out", async ({
    page,
    context,
    site,
    isMobile,
  }) => {
    const { email } = await createMember(site);
    const other = await context.newPage();
    await visit(other, SHORT_LIST);
    const account = headerParts(other, isMobile).accountButton;
    const register = other.getByRole("link", { name: "Crear cuenta" });
    await expect(register).toBeVisible();

    await visit(page, "/login");
    await page.getByLabel("Correo electrónico").fill(email);
    await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
    await page
      .getByRole("main")
      .getByRole("button", { name: "Iniciar sesión" })
      .click();
    await expect(account).toBeVisible();
    await waitForScreen(page, "/");

    await headerParts(page, isMobile).logOut();
    await expect(register).toBeVisible();
    await expect(account).toHaveCount(0);
  });
});

test("a member's tab redirects to the login after a logout in the tab opened first", async ({
  page,
  context,
  site,
  isMobile,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, "/");
  const other = await context.newPage();
  await visit(other, "/perfil");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(
    "Mi perfil",
  );
  await headerParts(page, isMobile).logOut();
  await expect(other).toHaveURL("/login?from=%2Fperfil");
  await waitForHydration(other);
});
