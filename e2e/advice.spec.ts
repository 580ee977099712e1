import type { Page } from "@playwright/test";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { expectToast, visit } from "./page.ts";
import { SHORT_LIST } from "./screens.ts";
import { sampled } from "./soak.ts";

test.use({ routesRequests: true });

const TABLE = "**/rest/v1/advice_requests**";

for (const path of sampled(
  ["/becas", "/universidades"],
  (screen) => screen === "/becas",
))
  test(`a question on ${path} needs an email and a text, and is stored and confirmed`, async ({
    page,
  }) => {
    const dialog = await openAdvice(page, path);
    await dialog.getByRole("button", { name: "Enviar" }).click();
    const email = dialog.getByLabel("Tu correo, para responderte");
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(
      "Escribe un correo, por ejemplo nombre@correo.com.",
    );
    await email.fill("ana@correo.example");
    await dialog.getByRole("button", { name: "Enviar" }).click();
    const message = dialog.getByLabel("¿Qué quieres saber?");
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription(
      /Escribe tu duda \(máximo 2000 caracteres\)\./,
    );
    await message.fill("¿Puedo pedir dos becas a la vez?");
    const response = page.waitForResponse(TABLE);
    await dialog.getByRole("button", { name: "Enviar" }).click();
    expect((await response).status()).toBe(201);
    expect((await response).request().postDataJSON()).toEqual({
      name: null,
      email: "ana@correo.example",
      message: "¿Puedo pedir dos becas a la vez?",
      language: "es",
      user_id: null,
    });
    await expectToast(page, "Mensaje enviado", "Te respondemos por correo.");
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole("button", { name: "Pedir asesoría" }),
    ).toBeFocused();
  });

test("a question from the English page is sent with `en` and confirmed in English", async ({
  page,
}) => {
  await visit(page, "/universidades?lng=en");
  await page.getByRole("button", { name: "Ask for advice" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask for advice" });
  await dialog
    .getByLabel("Your email, so that we can answer")
    .fill("ana@correo.example");
  await dialog.getByLabel("What do you want to know?").fill("Is there aid?");
  const response = page.waitForResponse(TABLE);
  await dialog.getByRole("button", { name: "Send" }).click();
  expect((await response).request().postDataJSON()).toMatchObject({
    language: "en",
  });
  await expectToast(page, "Message sent", "We will answer you by email.");
});

test("in the advice dialog a member's email address is prefilled", async ({
  page,
  site,
}) => {
  const { session, email } = await createMember(site);
  await becomeMember(page, session);
  const dialog = await openAdvice(page);
  await expect(dialog.getByLabel("Tu correo, para responderte")).toHaveValue(
    email,
  );
});

test("a question that fails to send shows the reason and keeps its text", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/rest\/v1\/advice_requests\S* failed/);
  browserErrors.expect(/^POST \/rest\/v1\/advice_requests\S* answered 429$/);
  const dialog = await openAdvice(page);
  const message = dialog.getByLabel("¿Qué quieres saber?");
  await dialog
    .getByLabel("Tu correo, para responderte")
    .fill("ana@correo.example");
  await message.fill("¿Puedo pedir dos becas a la vez?");
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
  await expect(message).toHaveValue("¿Puedo pedir dos becas a la vez?");
});

test("an unsent question is still there after the dialog is closed", async ({
  page,
}) => {
  const dialog = await openAdvice(page);
  await dialog.getByLabel("Tu nombre").fill("Ana");
  await dialog.getByLabel("¿Qué quieres saber?").fill("¿Puedo pedir dos?");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Pedir asesoría" }).click();
  await expect(dialog.getByLabel("Tu nombre")).toHaveValue("Ana");
  await expect(dialog.getByLabel("¿Qué quieres saber?")).toHaveValue(
    "¿Puedo pedir dos?",
  );
  await dialog
    .getByLabel("Tu correo, para responderte")
    .fill("ana@correo.example");
  await dialog.getByRole("button", { name: "Enviar" }).click();
  await expectToast(page, "Mensaje enviado", "Te respondemos por correo.");
  await page.getByRole("button", { name: "Pedir asesoría" }).click();
  await expect(dialog.getByLabel("¿Qué quieres saber?")).toHaveValue("");
});

test("the form names the item whose page it was opened from to report an error", async ({
  page,
}) => {
  await visit(page, "/becas/chevening");
  await page.getByRole("link", { name: "¿Ves un error? Escríbenos." }).click();
  await page.getByRole("link", { name: "Escribe al equipo" }).click();
  await page.getByRole("button", { name: "Pedir asesoría" }).click();
  await expect(
    page.getByRole("dialog").getByLabel("¿Qué quieres saber?"),
  ).toHaveValue("Sobre /becas/chevening:\n");
});

async function openAdvice(page: Page, path = SHORT_LIST) {
  await visit(page, path);
  await page.getByRole("button", { name: "Pedir asesoría" }).click();
  const dialog = page.getByRole("dialog", { name: "Pide asesoría" });
  await expect(dialog).toBeVisible();
  return dialog;
}
