import { becomeMember, createMember, PASSWORD } from "./account.ts";
import { headerParts } from "./header.ts";
import { expect, test } from "./journey.ts";
import {
  closeToastIfShown,
  expectToast,
  reloadItself,
  visit,
  waitForHydration,
  waitForScreen,
} from "./page.ts";
import {
  FORM_WORDS,
  fetchStoredProfile,
  listDraftKeys,
  listNamed,
  save,
  THIRD_STEP,
  toggleSection,
  writeProfile,
} from "./profile-form.ts";

test.use({ routesRequests: true });

test("lists start with one line and stop at their limit; careers and subject replace each other", async ({
  page,
  site,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, "/completar-perfil");
  const level = page.getByLabel("Nivel de estudios");
  const careers = listNamed(page, "Carreras que te interesan");
  await expect(careers.group).toHaveCount(0);
  await level.selectOption("upperSecondary--3");
  for (const [list, max, step] of [
    [listNamed(page, "Otros idiomas que hablas"), 8, 2],
    [listNamed(page, "Idiomas que quieres aprender"), 8, 2],
    [careers, 5, 1],
  ] as const) {
    await page.getByRole("link", { name: new RegExp(`^${step}\\.`) }).click();
    await expect(list.lines).toHaveCount(1);
    await expect(list.remove).toHaveCount(0);
    for (let count = 1; count < max; count += 1) await list.add.click();
    await expect(list.lines).toHaveCount(max);
    await list.add.click();
    await expectToast(
      page,
      "Límite Alcanzado",
      `Puedes agregar hasta ${max} opciones.`,
    );
    // The next list shows the same toast.
    await closeToastIfShown(page);
    await expect(list.lines).toHaveCount(max);
  }
  await careers.lines.first().fill("Medicina");
  await careers.lines.nth(1).fill("Biología");
  await careers.remove.first().press("Enter");
  await expect(careers.lines.first()).toHaveValue("Biología");
  await expect(careers.lines.first()).toBeFocused();

  await level.selectOption("postgraduate");
  await expect(careers.group).toHaveCount(0);
  // The subject replaces the list, and starts with the list's first career.
  const subject = page.locator("#study_field");
  await expect(subject).toHaveValue("Biología");
  await level.selectOption("upperSecondary--1");
  await expect(careers.lines).toHaveCount(1);
  await expect(careers.lines).toHaveValue("");
  await level.selectOption("");
  await subject.fill("Medicina");
  await level.selectOption("upperSecondary--1");
  await expect(careers.lines).toHaveValue("Medicina");
  // Correcting the stage drops no input.
  await level.selectOption("lowerSecondary--");
  await subject.fill("Enfermería");
  await level.selectOption("upperSecondary--1");
  await expect(careers.lines).toHaveValue("Enfermería");
});

test("an error summary links to the field by keyboard; a file that is no image is reported", async ({
  page,
  site,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, THIRD_STEP);
  const grades = page.getByLabel("Promedio");
  await grades.fill("9".repeat(41));
  await grades.press("Enter");
  const errorLink = page.getByRole("link", {
    name: "Promedio: Máximo 40 caracteres.",
  });
  await expect(
    page.getByRole("region", { name: "Revisa estos campos" }),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(errorLink).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(grades).toBeFocused();
  await expect(grades).toHaveAccessibleDescription(/Máximo 40 caracteres\./);

  await toggleSection(page, FORM_WORDS.es.account);
  const picture = page.getByLabel("Elegir imagen");
  const file = { name: "a.png", buffer: Buffer.from("no picture") };
  await picture.setInputFiles({ ...file, mimeType: "image/png" });
  await expect(
    page.getByText("Esa imagen no se pudo leer. Prueba con otra."),
  ).toBeVisible();
  await picture.setInputFiles({ ...file, mimeType: "text/plain" });
  await expect(
    page.getByText("Elige una imagen, por ejemplo JPG, PNG o WebP."),
  ).toBeVisible();
});

test("the link to an error in another step or in a folded part opens that step or part", async ({
  page,
  site,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, THIRD_STEP);
  await toggleSection(page);
  await page.getByLabel("Pasatiempos e intereses").fill("a".repeat(2_001));
  await toggleSection(page);
  await page.getByRole("link", { name: /^1\./ }).click();
  await page.getByLabel("Mes", { exact: true }).fill("5");
  await save(page);
  const summary = page.getByRole("region", { name: "Revisa estos campos" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Fecha de nacimiento: Escribe día, mes y año de una fecha que exista, entre 1900 y hoy.",
    "Pasatiempos e intereses: Máximo 2000 caracteres.",
  ]);
  await summary.getByRole("link").first().click();
  await expect(page.getByLabel("Día", { exact: true })).toBeFocused();
  await page.getByLabel("Mes", { exact: true }).fill("");
  await save(page);
  await expect(page).toHaveURL(THIRD_STEP);
  await expect(summary).toBeFocused();
  await summary.getByRole("link").click();
  await expect(page.getByLabel("Pasatiempos e intereses")).toBeFocused();
});

test("a failed save keeps the input and stores nothing, and a retry succeeds", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/rest\/v1\/profiles\S* answered 500$/);
  // A refused token is refreshed, and the profile read again.
  browserErrors.expect(/^(GET|POST) \/rest\/v1\/profiles\S* answered 401$/);
  browserErrors.expect(/^(GET|POST) \/rest\/v1\/profiles\S* failed/);
  const member = await createMember(site);
  await becomeMember(page, member.session);
  await visit(page, THIRD_STEP);
  await toggleSection(page);
  const hobbies = page.getByLabel("Pasatiempos e intereses");
  await hobbies.fill("Ajedrez");
  const profiles = "**/rest/v1/profiles**";
  for (const [status, title, description] of [
    [500, "Error al guardar", "boom"],
    [
      401,
      "Error al Actualizar Perfil",
      "Tu sesión terminó. Inicia sesión y guarda otra vez.",
    ],
    [0, "Error al guardar", "No se pudo guardar tu perfil."],
  ] as const) {
    await page.route(profiles, (route) =>
      status === 0
        ? route.abort()
        : route.fulfill({ status, json: { message: "boom" } }),
    );
    await save(page);
    await expectToast(page, title, description);
    await expect(hobbies).toHaveValue("Ajedrez");
    await page.unroute(profiles);
  }
  expect(await fetchStoredProfile(site, member)).toBeUndefined();
  await save(page);
  await expect(page).toHaveURL("/recomendaciones");
  expect(await fetchStoredProfile(site, member)).toMatchObject({
    hobbies: "Ajedrez",
    // An unticked box is stored as `false`; the languages' step was not opened.
    has_standardized_test: false,
    has_language_cert: null,
  });
});

test("input survives a reload, blocks leaving, and is dropped on confirmation", async ({
  page,
  site,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, THIRD_STEP);
  await toggleSection(page);
  const hobbies = page.getByLabel("Pasatiempos e intereses");
  await hobbies.fill("Ajedrez");
  const dialogTypes: Array<string> = [];
  page.on("dialog", (dialog) => {
    dialogTypes.push(dialog.type());
    dialog.accept();
  });
  await expect.poll(() => listDraftKeys(page)).toHaveLength(1);
  await reloadItself(page);
  await waitForHydration(page);
  expect(dialogTypes).toEqual(["beforeunload"]);
  await expect(hobbies).toHaveValue("Ajedrez");
  const restored = page.getByText(
    "Recuperamos lo que escribiste y aún no guardabas.",
  );
  await expect(restored).toBeVisible();

  const leave = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Becas" });
  await leave.click();
  const question = page.getByRole("dialog", {
    name: "Hay cambios sin guardar",
  });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(THIRD_STEP);
  await expect(hobbies).toHaveValue("Ajedrez");
  await leave.click();
  await question.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(page).toHaveURL("/becas");

  await visit(page, THIRD_STEP);
  await toggleSection(page);
  await expect(hobbies).toHaveValue("");
  await hobbies.fill("Debate");
  await expect.poll(() => listDraftKeys(page)).toHaveLength(1);
  await reloadItself(page);
  await page.getByRole("button", { name: "Descartar esos cambios" }).click();
  await expect(hobbies).toHaveValue("");
  await expect(restored).toBeHidden();

  await toggleSection(page);
  await hobbies.fill("Teatro");
  await expect.poll(() => listDraftKeys(page)).toHaveLength(1);
  // Signing out would drop the input, so the page asks first.
  await headerParts(page, true).logOut();
  await page.getByRole("button", { name: "Cerrar sesión sin guardar" }).click();
  await expect(page).toHaveURL("/");
  expect(await listDraftKeys(page)).toEqual([]);
});

test("input survives a session that expires and the next sign-in", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/auth\/v1\/token\S* answered 400$/);
  const { session, email } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, THIRD_STEP);
  await toggleSection(page);
  const hobbies = page.getByLabel("Pasatiempos e intereses");
  await hobbies.fill("Ajedrez");
  await page.evaluate(() => {
    const stored = JSON.parse(
      localStorage.getItem("trampolin-session") ?? "{}",
    );
    const expired = { ...stored, expires_at: 1, refresh_token: "unknown" };
    localStorage.setItem("trampolin-session", JSON.stringify(expired));
  });
  await save(page);
  await expect(page).toHaveURL(
    `/login?${new URLSearchParams({ from: THIRD_STEP })}`,
  );
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: "Iniciar sesión" })
    .click();
  await expect(page).toHaveURL(THIRD_STEP);
  await expect(hobbies).toHaveValue("Ajedrez");
});

test("an unreadable profile shows an error; after a retry, form, menu and /perfil show it", async ({
  page,
  site,
  isMobile,
}) => {
  const member = await createMember(site, "Lucía Pérez");
  const stored = { full_name: "Lucía Quispe", avatar_url: DOT };
  await writeProfile(site, member, stored);
  await becomeMember(page, member.session);
  const profiles = "**/rest/v1/profiles**";
  let reads = 0;
  // A malformed response, which the client does not retry and which is no page error.
  await page.route(profiles, async (route) => {
    await route.fulfill({ status: 200, body: "no JSON" });
    reads += 1;
  });
  await visit(page, THIRD_STEP);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "No pudimos leer tu perfil",
  );
  // The page's own second attempt has failed too.
  await expect.poll(() => reads).toBe(2);
  await page.unroute(profiles);
  await page.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Completar perfil",
  );
  await toggleSection(page, FORM_WORDS.es.account);
  await expect(page.getByLabel("Nombre completo")).toHaveValue(
    stored.full_name,
  );
  await expect(
    page.getByRole("button", { name: "Quitar la imagen" }),
  ).toBeVisible();
  const { menuButton } = headerParts(page, isMobile);
  await menuButton.click();
  const menu = page.getByRole("dialog");
  await expect(menu).toContainText(stored.full_name);
  await menu.getByRole("link", { name: "Mi perfil" }).click();
  await waitForScreen(page, "/perfil");
  const main = page.getByRole("main");
  await expect(main.getByText(stored.full_name)).toHaveCount(2);
  await expect(main.locator("img")).toHaveAttribute("src", DOT);
});

/** An image of one pixel. */
const DOT =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";
