import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import {
  addFavouriteViaApi,
  becomeMember,
  createMember,
  type Member,
  PASSWORD,
} from "./account.ts";
import { requestBackend } from "./backend.ts";
import { LANGUAGES, type Language } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { currentAddress, expectToast, storeEntry, visit } from "./page.ts";
import { storeDeviceProfileOnce } from "./profile-form.ts";
import { inLanguage } from "./screens.ts";
import type { Site } from "./sites.ts";

test.use({ routesRequests: true });

const WORDS = {
  es: {
    title: "Mis datos",
    download: "Descargar mis datos",
    done: [
      "Descarga lista",
      "Busca trampolin-mis-datos.json en tus descargas.",
    ],
    failed: [
      "No se pudo descargar",
      "El servidor no pudo hacerlo. Intenta de nuevo más tarde.",
    ],
    comments: "Los comentarios que escribiste en Mentoría",
    pages:
      "Copias de las páginas públicas que leíste, para abrirlas sin conexión",
    clear: "Borrar de este dispositivo",
    cleared: [
      "Dispositivo limpio",
      "Se borró lo que este navegador guardaba, menos el idioma y tu sesión.",
    ],
    empty:
      "Este navegador no guarda nada más que el idioma y, si entraste, tu sesión.",
    changePassword: "Pedir el enlace",
    email: "Correo electrónico",
    delete: "Borrar mi cuenta",
    dialog: "¿Borrar tu cuenta?",
    password: "Contraseña",
    noPassword: "Escribe tu contraseña.",
    wrong: "La contraseña no es correcta. No se borró nada.",
    unreachable:
      "No se pudo borrar tu cuenta. No hay conexión con el servidor. Revisa tu internet e intenta de nuevo.",
    tooMany:
      "No se pudo borrar tu cuenta. Demasiados intentos. Espera unos minutos y vuelve a probar.",
    deleted: ["Cuenta borrada", "Tu cuenta y tus datos se borraron."],
  },
  en: {
    title: "My data",
    download: "Download my data",
    done: [
      "Download ready",
      "Look for trampolin-mis-datos.json in your downloads.",
    ],
    failed: [
      "The download failed",
      "The server could not do it. Try again later.",
    ],
    comments: "The comments you wrote under Mentorship",
    pages:
      "Copies of the public pages that you read, to open them without a connection",
    clear: "Delete from this device",
    cleared: [
      "Device cleared",
      "What this browser kept is gone, except the language and your session.",
    ],
    empty:
      "This browser keeps nothing but the language and, if you logged in, your session.",
    changePassword: "Ask for the link",
    email: "Email",
    delete: "Delete my account",
    dialog: "Delete your account?",
    password: "Password",
    noPassword: "Enter your password.",
    wrong: "The password is not right. Nothing was deleted.",
    unreachable:
      "Your account could not be deleted. There is no connection to the server. Check your internet and try again.",
    tooMany:
      "Your account could not be deleted. Too many attempts. Wait a few minutes and try again.",
    deleted: ["Account deleted", "Your account and your data were deleted."],
  },
} as const;

for (const language of LANGUAGES) {
  test(`a member downloads all their data or none, and clears this device (${language})`, async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(/^GET \/rest\/v1\/applications\S* answered 500$/);
    const words = WORDS[language];
    const member = await createMember(site);
    await addFavouriteViaApi(site, member, "chevening");
    await storeEntry(page, "trampolin-mentorship-feedback", "[]");
    await page.addInitScript(async () => {
      const cache = await caches.open("trampolin-pages-1");
      await cache.put("/becas", new Response());
    });
    await openMyData(page, member, language);
    await expectAccessible(page);

    let downloads = 0;
    page.on("download", () => {
      downloads += 1;
    });
    const button = page.getByRole("button", { name: words.download });
    await page.route("**/rest/v1/applications**", (route) =>
      route.fulfill({ status: 500, json: { message: "no" } }),
    );
    await button.click();
    await expectToast(page, words.failed[0], words.failed[1]);
    expect(downloads).toBe(0);
    await page.unroute("**/rest/v1/applications**");

    const nextDownload = page.waitForEvent("download");
    await button.press("Enter");
    const file = await nextDownload;
    expect(file.suggestedFilename()).toBe("trampolin-mis-datos.json");
    await expectToast(page, words.done[0], words.done[1]);
    await expect(button).toBeFocused();
    const copy = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(copy).toMatchObject({
      account: {
        id: member.id,
        email: member.email,
        metadata: { full_name: "Lucía Pérez" },
      },
      profile: null,
      favourites: [{ item_id: "chevening", item_type: "scholarship" }],
      applications: [],
      calendar_address: null,
      messages: { feedback: [], advice_requests: [], resource_suggestions: [] },
    });
    expect(Date.parse(copy.exported_at)).toBeGreaterThan(
      Date.parse(copy.account.created_at),
    );

    await expect(page.getByText(words.comments)).toBeVisible();
    await expect(page.getByText(words.pages)).toBeVisible();
    await page.getByRole("button", { name: words.clear }).click();
    await expectToast(page, words.cleared[0], words.cleared[1]);
    await expect(page.getByText(words.empty)).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await storedOnDevice(page)).toEqual(["trampolin-session"]);

    await page.getByRole("link", { name: words.changePassword }).click();
    await expect(page.getByLabel(words.email)).toHaveValue(member.email);
  });

  test(`a member deletes the account with the password, by keyboard alone (${language})`, async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(/^POST \/auth\/v1\/token\S* answered 400$/);
    browserErrors.expect(/^POST \/auth\/v1\/token\S* answered 429$/);
    browserErrors.expect(/^POST \/auth\/v1\/token\S* failed/);
    // The session ended with the account.
    browserErrors.expect(/^POST \/auth\/v1\/logout\S* answered 403$/);
    const words = WORDS[language];
    const member = await createMember(site);
    await storeEntry(page, "trampolin-draft-note", "hola");
    await openMyData(page, member, language);
    await page.getByRole("button", { name: words.delete }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: words.dialog });
    await expect(dialog).toContainText(member.email);
    await expectAccessible(page);
    const password = dialog.getByLabel(words.password, { exact: true });
    await password.focus();
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription(words.noPassword);

    await page.keyboard.type("equivocada");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription(words.wrong);
    await expect(password).toBeFocused();

    await password.fill(PASSWORD);
    await page.route("**/auth/v1/token**", (route) => route.abort());
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText(words.unreachable);
    await page.unroute("**/auth/v1/token**");
    await page.route("**/auth/v1/token**", (route) =>
      route.fulfill({
        status: 429,
        json: { error_code: "over_request_rate_limit", msg: "no" },
      }),
    );
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText(words.tooMany);
    await page.unroute("**/auth/v1/token**");
    expect(await signInStatus(site, member)).toBe(200);

    await expect(password).toHaveValue(PASSWORD);
    await page.keyboard.press("Enter");
    await expectToast(page, words.deleted[0], words.deleted[1]);
    await expect(() =>
      expect(currentAddress(page)).toMatch(/^\/(\?|$)/),
    ).toPass();
    expect(await storedOnDevice(page)).toEqual([]);
    expect(await signInStatus(site, member)).toBe(400);
  });
}

test("without an account, the page about cookies lists and clears what the browser keeps", async ({
  page,
}) => {
  const words = WORDS.es;
  await storeDeviceProfileOnce(page, { country: "PE" });
  await visit(page, "/cookies");
  await expect(
    page.getByText("El perfil que llenaste sin cuenta"),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: words.clear }).click();
  await expectToast(page, words.cleared[0], words.cleared[1]);
  await expect(page.getByText(words.empty)).toBeVisible();
  expect(await storedOnDevice(page)).toEqual([]);
});

async function openMyData(page: Page, { session }: Member, language: Language) {
  await becomeMember(page, session);
  await visit(page, inLanguage("/mis-datos", language));
  await expect(
    page.getByRole("heading", { level: 1, name: WORDS[language].title }),
  ).toBeVisible();
}

function storedOnDevice(page: Page): Promise<ReadonlyArray<string>> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("trampolin-")),
  );
}

async function signInStatus(site: Site, { email }: Member): Promise<number> {
  const { status } = await requestBackend(
    site,
    "/auth/v1/token?grant_type=password",
    { body: { email, password: PASSWORD } },
  );
  return status;
}
