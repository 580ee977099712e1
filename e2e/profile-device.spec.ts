import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectToast, visit } from "./page.ts";
import {
  listDraftKeys,
  readDeviceProfile,
  save,
  toggleSection,
} from "./profile-form.ts";

test("without an account a profile is filled in without requests, stored here and deleted", async ({
  page,
}) => {
  await visit(page, "/login");
  await page
    .getByRole("link", { name: "Usar sin cuenta, solo en este dispositivo" })
    .click();
  await expect(page).toHaveURL("/sin-cuenta");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Usar sin cuenta",
  );
  const country = page.getByRole("combobox", { name: "País", exact: true });
  await expect(country).toBeVisible();
  const sent: Array<string> = [];
  page.on("request", (request) => {
    // Scripts, the page's icon and the whole catalogue: equal for all users.
    const isPublic =
      /\/(assets\/[\w.-]+|favicon\.svg|catalogo\.json\?lng=es)$/.test(
        request.url(),
      );
    if (!isPublic || request.method() !== "GET") sent.push(request.url());
  });

  await country.fill("qqqq");
  await save(page);
  await expect(country).toHaveAccessibleDescription(
    /^Elige un país de la lista\./,
  );
  await country.fill("peru");
  await expect(page.getByRole("option", { name: "Perú" })).toBeVisible();
  await country.press("ArrowDown");
  await country.press("Enter");
  await page
    .getByLabel("Nivel de estudios")
    .selectOption({ label: "5.º de secundaria" });
  await save(page);
  await expect(page).toHaveURL("/sin-cuenta?paso=2");
  await save(page);
  await expect(page).toHaveURL("/sin-cuenta?paso=3");
  await toggleSection(page);
  await expect(page.getByLabel("Nombre completo")).toHaveCount(0);
  const hobbies = page.getByLabel("Pasatiempos e intereses");
  await hobbies.fill("Ajedrez");
  await expectAccessible(page);
  expect(sent).toEqual([]);
  await save(page);
  await expectToast(
    page,
    "Perfil guardado aquí",
    "Está en este dispositivo y en ningún otro lugar.",
  );
  await expect(page).toHaveURL("/sin-cuenta/recomendaciones");
  expect(await readDeviceProfile(page)).toEqual({
    country: "PE",
    study_level: "preparatoria_3",
    school_stage: "upperSecondary",
    study_year: 2,
    years_left: 1,
    hobbies: "Ajedrez",
    has_standardized_test: false,
  });

  await visit(page, "/sin-cuenta");
  await expect(country).toHaveValue("Perú");
  const deleteButton = page.getByRole("button", {
    name: "Borrar de este dispositivo",
  });
  await deleteButton.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Borrar" })
    .click();
  await expectToast(
    page,
    "Perfil borrado",
    "Este dispositivo ya no guarda tu perfil.",
  );
  await expect(country).toHaveValue("");
  await expect(deleteButton).toHaveCount(0);
  expect(await readDeviceProfile(page)).toBeNull();
  expect(await listDraftKeys(page)).toEqual([]);
});

test("two tabs keep each other's changes on the device", async ({ page }) => {
  await visit(page, "/sin-cuenta?paso=3");
  await toggleSection(page);
  const hobbies = page.getByLabel("Pasatiempos e intereses");
  await hobbies.fill("Ajedrez");
  const other = await page.context().newPage();
  await visit(other, "/sin-cuenta?paso=3");
  await other.getByLabel("Promedio").fill("17");
  await save(other);
  await expect(other).toHaveURL("/sin-cuenta/recomendaciones");
  await save(page);
  await expect(page).toHaveURL("/sin-cuenta/recomendaciones");
  expect(await readDeviceProfile(page)).toEqual({
    hobbies: "Ajedrez",
    grades_system: null,
    grades: "17",
    has_standardized_test: false,
  });
});

test("opening the results at the second step stores the input of the step", async ({
  page,
}) => {
  await visit(page, "/sin-cuenta?paso=2");
  await page.getByLabel("Lengua materna").fill("Español");
  await page
    .getByRole("main")
    .getByRole("button", { name: "Ver mis resultados sin terminar" })
    .click();
  await expect(page).toHaveURL("/sin-cuenta/recomendaciones");
  expect(await readDeviceProfile(page)).toMatchObject({
    native_language: "Español",
  });
  expect(await listDraftKeys(page)).toEqual([]);

  await visit(page, "/sin-cuenta?paso=2");
  await page
    .getByRole("main")
    .getByRole("link", { name: "Ver mis resultados sin terminar" })
    .click();
  await expect(page).toHaveURL("/sin-cuenta/recomendaciones");
});
