import { expectAccessibleInBothThemes } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectToast, visit } from "./page.ts";
import { keptDrafts, save } from "./profile-form.ts";

test("without an account a profile is written, kept and deleted, and nothing is sent", async ({
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
  const hobbies = page.getByLabel("Pasatiempos e intereses");
  await expect(hobbies).toBeVisible();
  await expect(page.getByLabel("Nombre completo")).toHaveCount(0);
  const sent: Array<string> = [];
  page.on("request", (request) => {
    // The toast's own script and the page's icon, which say nothing of her.
    const isOurs = /\/(assets\/[\w.-]+|favicon\.svg)$/.test(request.url());
    if (!isOurs || request.method() !== "GET") sent.push(request.url());
  });

  await page.getByLabel("Nivel de estudios").selectOption("preparatoria_1");
  const country = page.getByRole("combobox", { name: "País", exact: true });
  await country.fill("peru");
  await expect(page.getByRole("option", { name: "Perú" })).toBeVisible();
  await country.press("ArrowDown");
  await country.press("Enter");
  await hobbies.fill("Ajedrez");
  await save(page);
  await expectToast(
    page,
    "Perfil guardado aquí",
    "Está en este dispositivo y en ningún otro lugar.",
  );
  await expectAccessibleInBothThemes(page);
  expect(sent).toEqual([]);
  expect(
    await page.evaluate(() =>
      JSON.parse(localStorage.getItem("trampolin-device-profile") ?? "null"),
    ),
  ).toMatchObject({ country: "PE", hobbies: "Ajedrez", full_name: null });

  await visit(page, "/sin-cuenta");
  await expect(country).toHaveValue("Perú");
  await expect(
    page.getByRole("link", { name: "Ver recomendaciones para mí" }),
  ).toHaveAttribute("href", "/sin-cuenta/recomendaciones");
  const forget = page.getByRole("button", {
    name: "Borrar de este dispositivo",
  });
  await forget.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Borrar" })
    .click();
  await expectToast(
    page,
    "Perfil borrado",
    "Este dispositivo ya no guarda tu perfil.",
  );
  await expect(hobbies).toHaveValue("");
  await expect(forget).toHaveCount(0);
  expect(
    await page.evaluate(() => localStorage.getItem("trampolin-device-profile")),
  ).toBeNull();
  expect(await keptDrafts(page)).toEqual([]);
});

test("of two tabs each keeps what it changed on the device", async ({
  page,
}) => {
  await visit(page, "/sin-cuenta");
  const hobbies = page.getByLabel("Pasatiempos e intereses");
  await hobbies.fill("Ajedrez");
  const other = await page.context().newPage();
  await visit(other, "/sin-cuenta");
  await other.getByLabel("Promedio").fill("17");
  await save(other);
  await expectToast(
    other,
    "Perfil guardado aquí",
    "Está en este dispositivo y en ningún otro lugar.",
  );
  await save(page);
  await expectToast(
    page,
    "Perfil guardado aquí",
    "Está en este dispositivo y en ningún otro lugar.",
  );
  expect(
    await page.evaluate(() =>
      JSON.parse(localStorage.getItem("trampolin-device-profile") ?? "null"),
    ),
  ).toMatchObject({
    hobbies: "Ajedrez",
    grades: "17",
    has_standardized_test: false,
    has_language_cert: false,
  });
  await expect(page.getByLabel("Promedio")).toHaveValue("17");
});
