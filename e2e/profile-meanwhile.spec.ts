import type { Page, Request } from "@playwright/test";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { expectToast, visit, waitForAnimations } from "./page.ts";
import {
  COMPLETED,
  fetchStoredProfile,
  SECOND_STEP,
  save,
  THIRD_STEP,
  toggleSection,
  writeProfile,
} from "./profile-form.ts";

test.use({ routesRequests: true });

const PROFILES = "**/rest/v1/profiles**";

test("a change of the school year keeps careers that another device saved meanwhile", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await writeProfile(site, member, {
    ...COMPLETED,
    study_level: "preparatoria_1",
  });
  await becomeMember(page, member.session);
  await visit(page, "/completar-perfil");
  const level = page.getByLabel("Nivel de estudios");
  // A level stored before the form asked for the year shows unchanged.
  await expect(level.locator("option:checked")).toHaveText(
    "1º de Preparatoria/Bachillerato",
  );
  await writeProfile(site, member, { desired_careers: ["Medicina"] });
  await level.selectOption("upperSecondary--2");
  await save(page);
  await expect(page).toHaveURL("/perfil");
  expect(await fetchStoredProfile(site, member)).toMatchObject({
    study_level: "preparatoria_2",
    desired_careers: ["Medicina"],
  });
});

test("data merged from the device shows in the form, except where input is unsaved", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await writeProfile(site, member, COMPLETED);
  await becomeMember(page, member.session);
  await page.evaluate(
    ([draft, device]) => {
      sessionStorage.setItem(draft, JSON.stringify({ hobbies: "Canto" }));
      localStorage.setItem("trampolin-device-profile", device);
    },
    [
      `trampolin-draft-${member.id}`,
      JSON.stringify({
        country: "PE",
        hobbies: "Ajedrez",
        secondary_languages: ["Inglés", "Quechua"],
      }),
    ] as const,
  );
  await visit(page, "/completar-perfil");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Llevar a mi cuenta" })
    .click();
  await expectToast(
    page,
    "Ya está en tu cuenta",
    "Y ya no está en este dispositivo.",
  );
  await expect(
    page.getByRole("combobox", { name: "País", exact: true }),
  ).toHaveValue("Perú");
  await page.getByRole("link", { name: /^2\./ }).click();
  await expect(page.locator("#secondary_languages-1")).toHaveValue("Quechua");
  await page.getByRole("link", { name: /^3\./ }).click();
  await expect(page.getByLabel("Pasatiempos e intereses")).toHaveValue("Canto");
  await save(page);
  await expect(page).toHaveURL("/perfil");
  expect(await fetchStoredProfile(site, member)).toMatchObject({
    country: "PE",
    hobbies: "Canto",
    secondary_languages: ["Inglés", "Quechua"],
  });
});

test("returning to the tab shows values saved elsewhere, and keeps unsaved input", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await becomeMember(page, member.session);
  await visit(page, SECOND_STEP);
  const line = page.locator("#languages_to_learn-0");
  await line.pressSequentially("Ale");
  await returnToTab(page);
  // Nothing new is stored: the line keeps its input.
  await page.keyboard.type("mán");
  await expect(line).toHaveValue("Alemán");

  await writeProfile(site, member, { native_language: "Quechua" });
  await returnToTab(page);
  await expect(page.getByLabel("Lengua materna")).toHaveValue("Quechua");
  await expect(line).toHaveValue("Alemán");
  await line.fill("");
  // Nothing is unsaved: leaving opens no dialog.
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Becas" })
    .click();
  await expect(page).toHaveURL("/becas");
});

test("input during a save stays, and the next save sends only that input", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await writeProfile(site, member, COMPLETED);
  await becomeMember(page, member.session);
  await visit(page, THIRD_STEP);
  await toggleSection(page);
  const releaseSave = await holdSave(page);
  await page.getByLabel("Pasatiempos e intereses").fill(" Ajedrez ");
  await save(page);
  const activities = page.getByLabel("Actividades extracurriculares");
  await activities.fill("Debate");
  const first = await releaseSave();
  expect(first).toMatchObject({ hobbies: "Ajedrez" });
  await page.getByRole("button", { name: "Seguir editando" }).click();
  await expect(page).toHaveURL(THIRD_STEP);
  await expect(activities).toHaveValue("Debate");

  const releaseNextSave = await holdSave(page);
  await save(page);
  expect(Object.keys(await releaseNextSave()).toSorted()).toEqual([
    "extracurriculars",
    "id",
    "updated_at",
  ]);
  await expect(page).toHaveURL("/perfil");
  expect(await fetchStoredProfile(site, member)).toMatchObject({
    hobbies: "Ajedrez",
    extracurriculars: "Debate",
  });
});

test("a save that completes after the member left the form shows its toast and does not redirect", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await writeProfile(site, member, COMPLETED);
  await becomeMember(page, member.session);
  await visit(page, THIRD_STEP);
  await toggleSection(page);
  await page.getByLabel("Pasatiempos e intereses").fill("Ajedrez");
  const releaseSave = await holdSave(page);
  await save(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Becas" })
    .click();
  await page.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(page).toHaveURL("/becas");
  await waitForAnimations(page);
  const paths: Array<string> = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await releaseSave();
  await expectToast(
    page,
    "Perfil Actualizado",
    "Tu información ha sido guardada exitosamente.",
  );
  await waitForAnimations(page);
  expect(paths).not.toContain("/perfil.data");
  await expect(page).toHaveURL("/becas");
});

/** Simulates returning to the tab: the page loads the session and the profile again. */
async function returnToTab(page: Page) {
  const profileResponse = page.waitForResponse(PROFILES);
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await (await profileResponse).finished();
  await waitForAnimations(page);
}

/** Holds the next save; the returned function releases it and returns the sent body. */
async function holdSave(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const isSave = (request: Request) =>
    request.method() === "POST" && request.url().includes("/profiles");
  const saveRequest = page.waitForRequest(isSave);
  await page.route(PROFILES, async (route) => {
    if (isSave(route.request())) await released;
    await route.fallback();
  });
  return async (): Promise<Record<string, unknown>> => {
    const sent = (await saveRequest).postDataJSON();
    release();
    return sent;
  };
}
