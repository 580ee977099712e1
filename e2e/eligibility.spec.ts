import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { visit, waitForAnimations, waitForHydration } from "./page.ts";
import { save, storeDeviceProfileOnce, writeProfile } from "./profile-form.ts";
import { inLanguage } from "./screens.ts";

const PATH = "/becas/lideres-del-manana-tec";

/** Meets the required level, as the school year ends in June, not the residence; the grade is missing. */
const PROFILE = { study_level: "preparatoria_3", country: "DO" };

for (const language of ["es", "en"] as const) {
  test(`a profile on this device is compared with the requirements (${language})`, async ({
    page,
    context,
  }) => {
    const words = WORDS[language];
    await visit(page, inLanguage(PATH, language));
    await expect(
      page.getByRole("link", { name: words.invitation }),
    ).toHaveAttribute("href", "/sin-cuenta");
    for (const verdict of [
      words.met,
      words.unmet,
      words.missing,
      words.disclaimer,
    ])
      await expect(page.getByText(verdict, { exact: true })).toHaveCount(0);
    const before = await headingBoxes(page, words.requirements);

    // Stores the profile from another tab.
    const other = await context.newPage();
    await storeDeviceProfileOnce(other, PROFILE);
    await expectVerdicts(page, language);
    await expect(
      page.getByRole("link", { name: words.missing }),
    ).toHaveAttribute("href", "/sin-cuenta?paso=3");
    await expect(
      page.getByRole("link", { name: words.invitation }),
    ).toBeHidden();
    expect(await headingBoxes(page, words.requirements)).toEqual(before);

    await storeDeviceProfileOnce(other, {
      ...PROFILE,
      grades: "9,1",
      grades_system: "0-10",
    });
    await expect(requirement(page, words.grade)).toContainText(words.gradeMet);
    await expect(page.getByText(words.missing)).toHaveCount(0);
  });

  test(`a member fills in a fact that a requirement lacks, and gets its verdict (${language})`, async ({
    page,
    site,
  }) => {
    const words = WORDS[language];
    const member = await createMember(site);
    await writeProfile(site, member, PROFILE);
    await becomeMember(page, member.session);
    await visit(page, inLanguage(PATH, language));
    await expectVerdicts(page, language);
    await expectAccessible(page);
    await page.getByRole("link", { name: words.missing }).click();
    await expect(page).toHaveURL(/\/completar-perfil\?paso=3$/);
    await page.locator("#grades").fill("9,1");
    await page.locator("#grades_system").selectOption("0-10");
    await save(page);
    await expect(page).toHaveURL(inLanguage(PATH, language));
    await expect(requirement(page, words.grade)).toContainText(words.gradeMet);
  });
}

for (const [path, invitation] of [
  [PATH, "Comprueba si cumples"],
  [
    "/comparar?items=becas/chevening,becas/lideres-del-manana-tec",
    "Llena tu perfil y te decimos aquí qué cumples, sin cuenta.",
  ],
] as const)
  test(`the profile form opened from ${path} leads back there, after a reload too`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.getByRole("link", { name: invitation }).click();
    await page
      .getByRole("combobox", { name: "País", exact: true })
      .fill("mexico");
    await page.getByRole("option", { name: "México" }).click();
    await page
      .getByLabel("Nivel de estudios")
      .selectOption({ label: "3º de Preparatoria/Bachillerato" });
    await save(page);
    await expect(page).toHaveURL("/sin-cuenta?paso=2");
    await page.reload();
    await waitForHydration(page);
    await page
      .getByRole("link", { name: "Ver si cumplo sin terminar" })
      .click();
    await expect(page).toHaveURL(path);
    await expect(
      page.getByText("Cumples, según tu año de estudios de hoy").first(),
    ).toBeVisible();
  });

/** Each requirement shows its verdict. Admission has none: it is a task when applying. */
async function expectVerdicts(page: Page, language: keyof typeof WORDS) {
  const words = WORDS[language];
  await expect(requirement(page, words.level)).toHaveText(
    words.level + words.met,
  );
  await expect(requirement(page, words.residence)).toHaveText(
    words.residence + words.unmet,
  );
  await expect(requirement(page, words.grade)).toHaveText(
    words.grade + words.missing,
  );
  await expect(requirement(page, words.need)).toHaveText(
    words.need + words.needMissing,
  );
  await expect(requirement(page, words.leadership)).toHaveText(
    words.leadership + words.onlyYou,
  );
  await expect(requirement(page, words.admission)).toHaveText(words.admission);
  await expect(
    page.getByText(words.unmetNotice, { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(words.disclaimer)).toBeVisible();
}

function requirement(page: Page, text: string): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: text })
    .first();
}

/** Positions of the page's title and of the requirements' heading. */
async function headingBoxes(page: Page, requirements: string) {
  await waitForAnimations(page);
  return Promise.all(
    [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("heading", { level: 2, name: requirements }),
    ].map((heading) => heading.boundingBox()),
  );
}

const WORDS = {
  es: {
    invitation: "Llena tu perfil y te lo decimos aquí, sin cuenta.",
    requirements: "Qué piden",
    level: "Estar por terminar la preparatoria",
    residence: "Estudiar en México o en Centroamérica",
    grade: "Promedio de preparatoria de 90 o más",
    need: "Necesitar apoyo económico para estudiar",
    met: "Cumples, según tu año de estudios de hoy",
    gradeMet: "Cumples",
    unmetNotice: "No cumples: Estudiar en México o en Centroamérica",
    needMissing: "Falta un dato en tu perfil: si necesitas apoyo económico",
    leadership:
      "Mostrar liderazgo y un proyecto propio que ayude a tu comunidad",
    onlyYou: "Solo tú puedes saberlo",
    admission: "Pasar la preselección y el proceso de admisión del Tec",
    unmet: "No cumples, según el país de tu perfil",
    missing: "Falta un dato en tu perfil: tu promedio y su escala",
    disclaimer:
      "Es solo una ayuda hecha con tu perfil: decide la página oficial. Lo que no lleva marca se hace al postular.",
  },
  en: {
    invitation:
      "Fill in your profile and we tell you here, without an account.",
    requirements: "What they ask for",
    level: "Be about to finish high school",
    residence: "Study in Mexico or Central America",
    grade: "High-school average of 90 or more",
    need: "Need financial support to study",
    met: "You meet it, going by your year of study today",
    gradeMet: "You meet it",
    unmetNotice: "You do not meet: Study in Mexico or Central America",
    needMissing:
      "Your profile lacks something: whether you need financial support",
    leadership:
      "Show leadership and a project of your own that helps your community",
    onlyYou: "Only you can know",
    admission: "Pass the pre-selection and the Tec's admission process",
    unmet: "You do not meet it, going by the country in your profile",
    missing: "Your profile lacks something: your average and its scale",
    disclaimer:
      "It is only a guide made from your profile: the official page decides. What has no mark is done when applying.",
  },
} as const;
