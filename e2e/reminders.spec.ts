import { expectAccessible } from "./accessible.ts";
import { addFavouriteViaApi, becomeMember, createMember } from "./account.ts";
import { requestBackend } from "./backend.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";

test.use({ routesRequests: true });

const ROWS = "**/rest/v1/reminder_subscriptions**";

const WORDS = {
  es: {
    heading: "Recordatorios por correo",
    label: "Recordarme por correo las fechas de mis favoritos",
    on: "Activados. Los correos llegan en español a la dirección de tu cuenta.",
    off: "Desactivados: no te enviaremos recordatorios.",
  },
  en: {
    heading: "Reminders by email",
    label: "Remind me by email of the dates of my favourites",
    on: "On. The emails come in English to the address of your account.",
    off: "Off: we will send you no reminders.",
  },
} as const;

for (const language of ["es", "en"] as const)
  test(`a member turns reminders on and off with the keyboard (${language})`, async ({
    page,
    site,
  }) => {
    const words = WORDS[language];
    const member = await createMember(site);
    const loadSubscriptions = async () => {
      const path = "/rest/v1/reminder_subscriptions?select=language";
      const response = await requestBackend(site, path, {
        accessToken: member.accessToken,
      });
      return response.json();
    };
    await addFavouriteViaApi(site, member, "chevening");
    await becomeMember(page, member.session);
    await visit(page, `/favoritos?lng=${language}`);
    const box = page.getByLabel(words.label);
    await expect(box).not.toBeChecked();
    expect(await loadSubscriptions()).toEqual([]);

    await box.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(words.on)).toBeVisible();
    await expect(box).toBeChecked();
    expect(await loadSubscriptions()).toEqual([{ language }]);
    await expectAccessible(page, "reminders on");

    await page.reload();
    await expect(box).toBeChecked();
    await box.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(words.off)).toBeVisible();
    await expect(box).not.toBeChecked();
    expect(await loadSubscriptions()).toEqual([]);
  });

test("reminders in another language name it, and a button changes them to this language", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await becomeMember(page, member.session);
  await visit(page, "/favoritos?lng=es");
  await page.getByLabel(WORDS.es.label).check();
  await expect(page.getByText(WORDS.es.on)).toBeVisible();

  await visit(page, "/favoritos?lng=en");
  await expect(
    page.getByText(
      "On. The emails come in Spanish to the address of your account.",
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: "Get them in English" }).click();
  await expect(page.getByText(WORDS.en.on)).toBeVisible();
});

test("a choice that fails to save is undone and reported", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/rest\/v1\/reminder_subscriptions\S* failed/);
  const member = await createMember(site);
  await becomeMember(page, member.session);
  await visit(page, "/favoritos");
  const box = page.getByLabel(WORDS.es.label);
  await expect(box).not.toBeChecked();
  await page.route(ROWS, (route) => route.abort());
  await box.click();
  await expect(
    page.getByText("No se pudo hacer ahora. Inténtalo de nuevo."),
  ).toBeVisible();
  await expect(box).not.toBeChecked();
  await page.unroute(ROWS);
  await box.click();
  await expect(page.getByText(WORDS.es.on)).toBeVisible();
});

test("a visitor is not offered reminders", async ({ page }) => {
  await visit(page, "/favoritos");
  await expect(
    page.getByRole("heading", {
      name: "No hay nada guardado en este dispositivo",
    }),
  ).toBeVisible();
  await expect(
    page.getByRole("heading", { name: WORDS.es.heading }),
  ).toHaveCount(0);
});

test("an unsubscribe link without JavaScript on a small screen leads to a confirmation", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  const token = "0f".repeat(32);
  await page.goto(`${site.url}/recordatorios/baja?lng=es&t=${token}`);
  await page
    .getByRole("button", { name: "No recibir más recordatorios" })
    .click();
  await expect(
    page.getByRole("heading", {
      name: "Listo: ya no te enviaremos recordatorios.",
    }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Ver mis favoritos" }).click();
  await expect(page).toHaveURL(/\/favoritos\?lng=es$/);
  await context.close();
});
