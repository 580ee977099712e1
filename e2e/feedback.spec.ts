import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { holdResponses } from "./network.ts";
import { expectToast, toast, visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

test.use({ routesRequests: true });

const TABLE = "**/rest/v1/feedback**";

type ToastText = readonly [title: string, description: string];

type Words = {
  readonly language: "es" | "en";
  readonly region: string;
  readonly note: string;
  readonly name: string;
  readonly comments: string;
  readonly required: string;
  readonly missing: string;
  readonly submit: string;
  readonly submitting: string;
  readonly thanks: ToastText;
  readonly rejected: ToastText;
  readonly tooMany: ToastText;
  readonly unreachable: ToastText;
};

const SPANISH: Words = {
  language: "es",
  region: "¿Qué nos falta?",
  note: "No escribas tu teléfono ni tu dirección.",
  name: "Tu nombre (opcional)",
  comments: "Tus comentarios",
  required: "obligatorio",
  missing: "Escribe tus comentarios (máximo 5000 caracteres).",
  submit: "Enviar comentarios",
  submitting: "Enviando...",
  thanks: ["¡Gracias por tu opinión!", "Tus comentarios ya llegaron."],
  rejected: [
    "Error al enviar",
    "Hubo un problema al guardar tus comentarios. Inténtalo de nuevo.",
  ],
  tooMany: [
    "Error al enviar",
    "Enviaste varios mensajes seguidos. Espera unos minutos.",
  ],
  unreachable: [
    "Error al enviar",
    "No hay conexión con el servidor. Tu mensaje sigue aquí: inténtalo de nuevo.",
  ],
};

const ENGLISH: Words = {
  language: "en",
  region: "What are we missing?",
  note: "Do not write your phone number or address.",
  name: "Your name (optional)",
  comments: "Your comments",
  required: "required",
  missing: "Write your comments (5000 characters at most).",
  submit: "Send comments",
  submitting: "Sending...",
  thanks: ["Thank you for your feedback!", "Your comments have arrived."],
  rejected: [
    "Error sending",
    "There was a problem saving your comments. Please try again.",
  ],
  tooMany: [
    "Error sending",
    "You sent several messages in a row. Wait a few minutes.",
  ],
  unreachable: [
    "Error sending",
    "The server cannot be reached. Your message is still here: try again.",
  ],
};

for (const words of [SPANISH, ENGLISH]) {
  test(`the form is disabled while sending, then the comments are confirmed and cleared (${words.language})`, {
    tag: "@each-width",
  }, async ({ page }) => {
    const { form, name, comments, submit } = await openForm(page, words);
    await expect(form).toContainText(words.note);
    await expect(comments).toHaveAttribute("rows", "5");
    expect(await countVisibleLines(comments)).toBe(5);
    await expect(comments).toHaveAttribute("maxlength", "5000");
    await expect(comments).toHaveAttribute("aria-required", "true");
    await expect(form.getByText(words.required, { exact: true })).toBeVisible();
    await expect(name).not.toHaveAttribute("aria-required");

    await name.fill("Ana");
    await comments.fill("  Faltan becas de música.  ");
    const release = await holdResponses(page, TABLE);
    const sent = page.waitForRequest(TABLE);
    await submit.click();
    for (const control of [name, comments, form.getByRole("button")])
      await expect(control).toBeDisabled();
    await expect(form.getByRole("button")).toContainText(words.submitting);
    await expect(toast(page)).toHaveCount(0);
    expect((await sent).postDataJSON()).toEqual({
      name: "Ana",
      feedback: "Faltan becas de música.",
      user_id: null,
    });
    release();
    await expectToast(page, ...words.thanks);
    await expect(name).toHaveValue("");
    await expect(comments).toHaveValue("");
    await expect(submit).toBeEnabled();
  });

  test(`comments stay after a failed send, which shows its reason (${words.language})`, {
    tag: "@each-width",
  }, async ({ page, browserErrors }) => {
    browserErrors.expect(/^POST \/rest\/v1\/feedback\S* failed/);
    browserErrors.expect(/^POST \/rest\/v1\/feedback\S* answered 500$/);
    browserErrors.expect(/^POST \/rest\/v1\/feedback\S* answered 429$/);
    const { name, comments, submit } = await openForm(page, words);
    await name.fill("Ana");
    await comments.fill("Faltan becas de música.");
    for (const [status, toastText] of [
      [0, words.unreachable],
      [500, words.rejected],
      [429, words.tooMany],
    ] as const) {
      await page.route(TABLE, (route) =>
        status === 0
          ? route.abort()
          : route.fulfill({ status, json: { message: "no" } }),
      );
      await submit.click();
      await expectToast(page, ...toastText);
      await page.unroute(TABLE);
      await expect(name).toHaveValue("Ana");
      await expect(comments).toHaveValue("Faltan becas de música.");
    }
    await submit.click();
    await expectToast(page, ...words.thanks);
    await expect(comments).toHaveValue("");
  });

  test(`comments are required, a name is not (${words.language})`, {
    tag: "@each-width",
  }, async ({ page }) => {
    const { name, comments, submit } = await openForm(page, words);
    const requests: Array<string> = [];
    page.on("request", (request) => {
      if (request.url().includes("/rest/v1/")) requests.push(request.url());
    });
    await name.fill("Ana");
    for (const text of ["", "   "]) {
      await comments.fill(text);
      await submit.click();
      await expect(comments).toBeFocused();
      await expect(comments).toHaveAttribute("aria-invalid", "true");
      await expect(comments).toHaveAccessibleDescription(words.missing);
    }
    expect(requests).toEqual([]);
    await expectAccessible(page);

    await name.fill("");
    await comments.fill("Gracias");
    const sent = page.waitForRequest(TABLE);
    await submit.click();
    expect((await sent).postDataJSON().name).toBeNull();
    await expectToast(page, ...words.thanks);
    await expect(comments).not.toHaveAttribute("aria-invalid", "true");
  });
}

test("a member's comments are stored with the account", async ({
  page,
  site,
}) => {
  const { id, session } = await createMember(site);
  await becomeMember(page, session);
  const { comments, submit } = await openForm(page, SPANISH);
  await comments.fill("Gracias");
  const pendingResponse = page.waitForResponse(TABLE);
  await submit.click();
  const response = await pendingResponse;
  expect(response.status()).toBe(201);
  expect(response.request().postDataJSON()).toEqual({
    name: null,
    feedback: "Gracias",
    user_id: id,
  });
});

type Form = Readonly<Record<"form" | "name" | "comments" | "submit", Locator>>;

async function openForm(page: Page, words: Words): Promise<Form> {
  await visit(page, inLanguage("/", words.language));
  const form = page.getByRole("region", { name: words.region });
  return {
    form,
    name: form.getByLabel(words.name),
    comments: form.getByLabel(words.comments),
    submit: form.getByRole("button", { name: words.submit }),
  };
}

function countVisibleLines(area: Locator): Promise<number> {
  return area.evaluate((element) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    const padding =
      Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    return Math.floor(
      (element.clientHeight - padding) / Number.parseFloat(lineHeight),
    );
  });
}
