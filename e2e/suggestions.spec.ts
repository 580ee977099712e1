import type { Page } from "@playwright/test";
import { becomeMember, createMember } from "./account.ts";
import { LANGUAGES, type Language } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { abortRequests } from "./network.ts";
import { expectToast, visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

test.use({ routesRequests: true });

/** A short list, because queries by role search the whole page. */
const PATH = "/recursos?q=zotero";

const TABLE = "**/rest/v1/resource_suggestions**";

const WORDS = {
  es: {
    open: "Sugerir un recurso",
    title: "Sugiere un recurso",
    name: "Nombre del recurso",
    nameError: "Escribe el nombre del recurso.",
    link: "Enlace",
    linkError: /Escribe un enlace seguro, por ejemplo https:\/\/sitio\.org\./,
    reason: "¿Por qué sirve?",
    reasonError: /Escribe por qué sirve \(máximo 2000 caracteres\)\./,
    email: "Tu correo, si quieres respuesta (opcional)",
    emailError: "Escribe un correo, por ejemplo nombre@correo.com.",
    send: "Enviar",
    sent: ["Sugerencia enviada", "La revisamos antes de publicar algo."],
  },
  en: {
    open: "Suggest a resource",
    title: "Suggest a resource",
    name: "Name of the resource",
    nameError: "Enter the name of the resource.",
    link: "Link",
    linkError: /Enter a secure link, for example https:\/\/site\.org\./,
    reason: "Why does it help?",
    reasonError: /Write why it helps \(2000 characters at most\)\./,
    email: "Your email, if you want an answer (optional)",
    emailError: "Enter an email address, for example name@mail.com.",
    send: "Send",
    sent: ["Suggestion sent", "We review it before anything is published."],
  },
} as const;

for (const language of LANGUAGES)
  test(`a suggestion with errors shows them, a valid one is stored and confirmed (${language})`, async ({
    page,
  }) => {
    const words = WORDS[language];
    const dialog = await openSuggestion(page, language);
    const send = dialog.getByRole("button", { name: words.send });
    const name = dialog.getByLabel(words.name);
    const link = dialog.getByLabel(words.link, { exact: true });
    const reason = dialog.getByLabel(words.reason);
    const email = dialog.getByLabel(words.email);

    await send.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(words.nameError);
    await expect(link).toHaveAccessibleDescription(words.linkError);
    await expect(reason).toHaveAccessibleDescription(words.reasonError);
    await name.fill("Academia de prueba");
    await link.fill("http://sin-candado.example");
    await send.click();
    await expect(link).toBeFocused();
    await link.fill("academia.example/cursos");
    await reason.fill("Explica cálculo en español y es gratis.");
    await email.fill("nadie");
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(words.emailError);
    await email.fill("");

    const response = page.waitForResponse(TABLE);
    await send.click();
    const stored = await response;
    expect(stored.status()).toBe(201);
    expect(stored.request().postDataJSON()).toEqual({
      name: "Academia de prueba",
      link: "https://academia.example/cursos",
      reason: "Explica cálculo en español y es gratis.",
      email: null,
      language,
      user_id: null,
    });
    await expectToast(page, words.sent[0], words.sent[1]);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: words.open })).toBeFocused();
  });

test("a member's suggestion is stored with the account", async ({
  page,
  site,
}) => {
  const { session, id } = await createMember(site);
  await becomeMember(page, session);
  const dialog = await openSuggestion(page, "es");
  await fillIn(dialog);
  const response = page.waitForResponse(TABLE);
  await dialog.getByRole("button", { name: "Enviar" }).click();
  expect((await response).status()).toBe(201);
  expect((await response).request().postDataJSON()).toMatchObject({
    user_id: id,
  });
});

test("a suggestion that fails to send stays in the dialog with the reason", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/rest\/v1\/resource_suggestions\S* failed/);
  browserErrors.expect(
    /^POST \/rest\/v1\/resource_suggestions\S* answered 429$/,
  );
  const dialog = await openSuggestion(page, "es");
  await fillIn(dialog);
  const send = dialog.getByRole("button", { name: "Enviar" });
  await page.route(TABLE, (route) => route.abort());
  await send.click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Error al enviar. No hay conexión con el servidor. Tu mensaje sigue aquí: inténtalo de nuevo.",
  );
  await page.unroute(TABLE);
  await page.route(TABLE, (route) =>
    route.fulfill({ status: 429, json: { message: "Too many requests" } }),
  );
  await send.click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Error al enviar. Enviaste varios mensajes seguidos. Espera unos minutos.",
  );
  await expect(dialog.getByLabel("¿Por qué sirve?")).toHaveValue(
    "Explica cálculo en español.",
  );
});

test("a form whose wording fails to load shows an error, and opens once the wording loads", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/assets\/suggestions-\S+ failed/);
  const restoreRequests = await abortRequests(
    page,
    "**/assets/suggestions-*.js",
  );
  await visit(page, PATH);
  const open = page.getByRole("button", { name: "Sugerir un recurso" });
  await open.click();
  await expect(page.getByRole("alert")).toHaveText(
    "El formulario no cargó. Revisa tu internet y recarga la página.",
  );
  restoreRequests();
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Sugiere un recurso" });
  await expect(dialog.getByLabel("Nombre del recurso")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});

async function openSuggestion(page: Page, language: Language) {
  const { open, title } = WORDS[language];
  await visit(page, inLanguage(PATH, language));
  await page.getByRole("button", { name: open }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fillIn(dialog: Awaited<ReturnType<typeof openSuggestion>>) {
  await dialog.getByLabel("Nombre del recurso").fill("Academia de prueba");
  await dialog
    .getByLabel("Enlace", { exact: true })
    .fill("https://academia.example");
  await dialog
    .getByLabel("¿Por qué sirve?")
    .fill("Explica cálculo en español.");
}
