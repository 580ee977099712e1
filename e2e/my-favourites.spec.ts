import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import {
  addFavouriteViaApi,
  anEmail,
  becomeMember,
  createMember,
  PASSWORD,
} from "./account.ts";
import { expect, test } from "./journey.ts";
import {
  card,
  currentAddress,
  expectToast,
  visit,
  waitForToast,
} from "./page.ts";
import { storeDeviceProfile } from "./profile-form.ts";

test.use({ routesRequests: true });

const APPLICATIONS = "**/rest/v1/applications**";
const CHEVENING = "Becas Chevening";

const WORDS = {
  es: {
    store: "Guardar en este dispositivo",
    stored: ["Favorito añadido", "Guardado en este dispositivo."],
    empty: "No hay nada guardado en este dispositivo",
    heading: "Con fechas estimadas",
    title: CHEVENING,
    status: "Estado de «Becas Chevening»",
    sent: "Enviada",
    saved: "Guardado",
    remove: "Quitar «Becas Chevening» de favoritos",
    removed: ["Favorito eliminado", "Elemento eliminado de tus favoritos."],
    download: "Descargar calendario",
    plan: "Ver mi plan",
    estimated: "SUMMARY:Fechas estimadas: ",
  },
  en: {
    store: "Save on this device",
    stored: ["Favourite added", "Saved on this device."],
    empty: "Nothing is saved on this device",
    heading: "With estimated dates",
    title: "Chevening Scholarships",
    status: "Status of “Chevening Scholarships”",
    sent: "Sent",
    saved: "Saved",
    remove: "Remove “Chevening Scholarships” from favourites",
    removed: ["Favourite removed", "Removed from your favourites."],
    download: "Download calendar",
    plan: "See my plan",
    estimated: "SUMMARY:Estimated dates: ",
  },
} as const;

for (const language of ["es", "en"] as const)
  test(`without an account favourites stay on the device, with their status and dates (${language})`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await visit(page, `/favoritos?lng=${language}`);
    await expect(
      page.getByRole("heading", { name: words.empty }),
    ).toBeVisible();
    await expectAccessible(page, "nothing saved");

    await visit(page, `/becas?lng=${language}`);
    const heart = card(page, words.title).getByRole("button", {
      name: words.title,
    });
    await heart.click();
    await waitForToast(page);
    // The keyboard reaches the toast's actions.
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: words.store })).toBeFocused();
    await page.keyboard.press("Enter");
    await expectToast(page, words.stored[0], words.stored[1]);
    await expect(heart).toHaveAttribute("aria-pressed", "true");

    await visit(page, "/favoritos");
    await expect(
      page.getByRole("heading", { level: 2, name: words.heading }),
    ).toBeVisible();
    await page.getByLabel(words.status).selectOption(words.sent);
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await expect(page.getByRole("link", { name: words.plan })).toHaveAttribute(
      "href",
      "/plan?items=becas/chevening",
    );
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: words.download }).click();
    const file = await (await download).createReadStream();
    expect((await file.toArray()).join("")).toContain(words.estimated);

    // Plans are for students of Latin America and the Caribbean.
    for (const [country, ending] of [
      ["PE", "&pais=pe"],
      ["ES", ""],
    ] as const) {
      await page.evaluate(
        (code) => localStorage.setItem("trampolin-country", code),
        country,
      );
      await page.reload();
      await expect(
        page.getByRole("link", { name: words.plan }),
      ).toHaveAttribute("href", `/plan?items=becas/chevening${ending}`);
    }
    await expect(page.getByLabel(words.status)).toHaveValue("sent");
    await page.getByRole("button", { name: words.remove }).click();
    await expectToast(page, words.removed[0], words.removed[1]);
    await expect(
      page.getByRole("heading", { name: words.empty }),
    ).toBeVisible();
  });

test("a note that does not reach the server survives a reload, and is saved on a retry", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/rest\/v1\/applications\S* failed/);
  const member = await createMember(site);
  await addFavouriteViaApi(site, member, "chevening");
  await becomeMember(page, member.session);
  await visit(page, "/favoritos");
  await openNote(page);
  await page.route(APPLICATIONS, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await noteField(page).fill("Pedir dos cartas");
  await noteField(page).blur();
  await expect(
    page.getByText("No se pudo guardar. Lo que escribiste sigue aquí."),
  ).toBeVisible();
  await page.reload();
  await expect(noteField(page)).toHaveValue("Pedir dos cartas");
  await expect(page.getByText("Nota sin guardar")).toBeVisible();
  await page.unroute(APPLICATIONS);
  await page.getByRole("button", { name: "Guardar nota" }).click();
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(noteField(page)).toHaveValue("Pedir dos cartas");
});

test("a status that was not saved is sent with the next note", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/rest\/v1\/applications\S* failed/);
  const member = await createMember(site);
  await addFavouriteViaApi(site, member, "chevening");
  await becomeMember(page, member.session);
  await visit(page, "/favoritos");
  await openNote(page);
  await page.route(APPLICATIONS, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await statusField(page).selectOption("Enviada");
  await expect(
    page.getByText("No se pudo guardar. Lo que escribiste sigue aquí."),
  ).toBeVisible();
  await page.unroute(APPLICATIONS);
  await noteField(page).fill("Pedir dos cartas");
  await noteField(page).blur();
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  await page.reload();
  await expect(statusField(page)).toHaveValue("sent");
  await expect(noteField(page)).toHaveValue("Pedir dos cartas");
});

test("a favourite shows the months of the student's country, in the list and on the home page", async ({
  page,
}) => {
  await storeDeviceProfile(page, { country: "PY" });
  await page.addInitScript(
    (favourites) =>
      localStorage.setItem("trampolin-device-favourites", favourites),
    JSON.stringify({
      favourites: [{ itemId: "beca-taiwan-mofa", itemType: "scholarship" }],
    }),
  );
  await visit(page, "/favoritos");
  await expect(
    page.getByText("En tu país suele cerrar en febrero"),
  ).toBeVisible();
  await visit(page, "/");
  await expect(page.getByRole("region", { name: "Tus fechas" })).toContainText(
    "En tu país suele cerrar en febrero",
  );
});

test("after sign-up a dialog merges the device's data, and deletes them once merged", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/rest\/v1\/applications\S* failed/);
  await storeOnDevice(page);
  await visit(page, "/register");
  await page.getByLabel("Nombre completo").fill("Lucía Pérez");
  await page.getByLabel("Correo electrónico").fill(anEmail());
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirma la contraseña").fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: "Crear cuenta" })
    .click();
  const dialog = page.getByRole("dialog", {
    name: "Lo que guardaste en este dispositivo",
  });
  await expect(dialog).toContainText("un perfil, 1 favorito y 1 nota");
  await expectAccessible(page, "the merge dialog");

  const failure = Promise.withResolvers<void>();
  await page.route(APPLICATIONS, async (route) => {
    await failure.promise;
    await route.abort();
  });
  const merge = dialog.getByRole("button", { name: "Llevar a mi cuenta" });
  await merge.click();
  // During the merge the data cannot be deleted: it may still fail.
  await expect(
    dialog.getByRole("button", { name: "Borrar de este dispositivo" }),
  ).toBeDisabled();
  failure.resolve();
  await expect(dialog.getByRole("alert")).toContainText(
    "Sigue en este dispositivo",
  );
  expect(await listStoredOnDevice(page)).toEqual([true, true]);

  await page.unroute(APPLICATIONS);
  await merge.click();
  await expectToast(
    page,
    "Ya está en tu cuenta",
    "Y ya no está en este dispositivo.",
  );
  expect(await listStoredOnDevice(page)).toEqual([false, false]);
  // The dialog opens again for later data on the device.
  expect(
    await page.evaluate(() =>
      localStorage.getItem("trampolin-bring-along-asked"),
    ),
  ).toBeNull();
  await visit(page, "/favoritos");
  await expect(statusField(page)).toHaveValue("preparing");
  await expect(noteField(page)).toHaveValue("Pedir dos cartas");
  await expect(dialog).toHaveCount(0);
});

test("a member who leaves data on the device is not asked about it again", async ({
  page,
  site,
}) => {
  await storeOnDevice(page);
  await becomeMember(page, (await createMember(site)).session);
  const waitForFavourites = () =>
    page.waitForResponse("**/rest/v1/user_favorites**");
  const firstLoad = waitForFavourites();
  await visit(page, "/becas");
  await firstLoad;
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: "Dejar en este dispositivo" })
    .last()
    .click();
  await expect(dialog).toHaveCount(0);
  const secondLoad = waitForFavourites();
  await page.reload();
  await secondLoad;
  await expect(dialog).toHaveCount(0);
  expect(await listStoredOnDevice(page)).toEqual([true, true]);
});

test("a private calendar address is created, readable without sign-in, and revoked", async ({
  page,
  site,
  request,
}) => {
  const member = await createMember(site);
  await addFavouriteViaApi(site, member, "chevening");
  await becomeMember(page, member.session);
  await visit(page, "/");
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: "Mis favoritos" })
    .click();
  await expect.poll(() => currentAddress(page)).toBe("/favoritos");
  await page
    .getByRole("button", { name: "Crear mi dirección privada" })
    .click();
  const field = page.getByRole("textbox", { name: "Dirección privada" });
  await expect(field).toHaveValue(/\/calendario\/[0-9a-f]{64}\.ics\?lng=es$/);
  // The button that created it is gone: the focus moves to the field.
  await expect(field).toBeFocused();
  await expectAccessible(page, "a calendar address");
  const address = await field.inputValue();
  const calendar = await request.get(address);
  expect(calendar.status()).toBe(200);
  expect(await calendar.text()).toContain("/becas/chevening?lng=es");
  await page.getByRole("button", { name: "Anular esta dirección" }).click();
  await expect(page.getByText("La dirección quedó anulada.")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Crear mi dirección privada" }),
  ).toBeFocused();
  expect((await request.get(address)).status()).toBe(404);
});

test("favourites are shared by a link, and read without an account and without notes", async ({
  page,
  browser,
  site,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await storeOnDevice(page);
  await visit(page, "/favoritos");
  await page
    .getByRole("button", { name: "Copiar el enlace de la lista" })
    .click();
  await expectToast(page, "Lista copiada", "Pégala donde quieras.");
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(`${site.url}/favoritos?lng=es#lista=becas/chevening`);
  const reader = await browser.newPage();
  await visit(reader, address);
  await expect(
    reader.getByRole("heading", { level: 1, name: "Lista compartida" }),
  ).toBeVisible();
  await expect(
    reader.getByRole("heading", { level: 2, name: CHEVENING }),
  ).toBeVisible();
  await expect(reader.getByText("Pedir dos cartas")).toHaveCount(0);
  await expectAccessible(reader, "a shared list");
  await reader.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the favourites screen shows a note on JavaScript instead of its loading text", async ({
    page,
  }) => {
    await page.goto("/favoritos");
    const main = page.getByRole("main");
    await expect(main.locator("noscript p")).toBeVisible();
    await expect(main.getByText("Cargando tus favoritos…")).toBeHidden();
    await expect(main.locator("noscript a")).toHaveAttribute("href", "/becas");
  });
});

function statusField(page: Page) {
  return page.getByLabel("Estado de «Becas Chevening»");
}

function noteField(page: Page) {
  return page.getByRole("textbox", { name: "Nota de «Becas Chevening»" });
}

async function openNote(page: Page) {
  await card(page, CHEVENING).locator("summary").click();
}

/** Stores data on the device, as a visitor without an account does. */
async function storeOnDevice(page: Page) {
  const favourite = { itemId: "chevening", itemType: "scholarship" };
  await page.goto("/robots.txt");
  await page.evaluate(
    ([favourites, profile]) => {
      localStorage.setItem("trampolin-device-favourites", favourites);
      localStorage.setItem("trampolin-device-profile", profile);
    },
    [
      JSON.stringify({
        favourites: [favourite],
        applications: [
          { ...favourite, status: "preparing", note: "Pedir dos cartas" },
        ],
      }),
      JSON.stringify({ country: "PE" }),
    ] as const,
  );
}

/** True for each of favourites and profile, if stored on the device. */
function listStoredOnDevice(page: Page) {
  return page.evaluate(() =>
    ["favourites", "profile"].map(
      (name) => localStorage.getItem(`trampolin-device-${name}`) !== null,
    ),
  );
}
